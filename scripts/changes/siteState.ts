import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageFile, readShownPage } from '../../plugins/checks/readDocs.ts';
import { anchorsOf, firstHeading } from '../../plugins/checks/rules/links.ts';
import { pageReader } from '../../plugins/pages/pageReader.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { headingIds, headingText } from '../../plugins/shared/headingIds.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { routeOfFile } from '../../plugins/shared/routes.ts';
import { listPublicFiles, readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';

/** What readers see of a page. */
export interface PageFacts {
  title: string;
  description: string;
  /** Anchors of its headings. */
  anchors: string[];
  /** All that a link may name on it: former names of terms are no headings. */
  ids: readonly string[];
  samples: { language: string; title: string; code: string }[];
}

/** What readers see of a site at one time. */
export interface SiteState {
  /** By route: the text with its parts written out, and what is known once that text is parsed. */
  pages: Map<string, { text: string; facts: () => PageFacts }>;
  /** Published files by their path from the root of the site. */
  files: Map<string, string>;
  redirects: Record<string, string>;
  brand: unknown;
}

/**
 * Reads a site. A page is parsed only when its facts are asked for, since most pages are the same before and after.
 * @param root folder with `docs`, `brand.json` and `redirects.json`
 */
export function readState(root: string): SiteState {
  const { docsDir, brandFile, redirectsFile } = readSiteOptions(root, {});
  const { expand } = pageParts({ docsDir, root });
  const read = pageReader({ docsDir, root, expand });
  const pages = listFilesBelow(docsDir)
    .filter(isPageFile)
    .map((file) => {
      const { text } = expand(readFileSync(path.join(docsDir, file), 'utf8'));
      return [routeOfFile(file), { text, facts: () => factsOf(readShownPage(file, docsDir, read)) }] as const;
    });
  const files = listPublicFiles(docsDir).map(
    (name) => [name, readFileSync(path.join(docsDir, 'public', name), 'latin1')] as const,
  );
  return {
    pages: new Map(pages),
    files: new Map(files),
    redirects: (readJson(redirectsFile) ?? {}) as SiteState['redirects'],
    brand: readJson(brandFile) ?? {},
  };
}

function factsOf(page: ReturnType<typeof readShownPage>): PageFacts {
  if (!page || 'problems' in page) return { title: '', description: '', anchors: [], ids: [], samples: [] };
  const heading = firstHeading(page);
  const { title, description, hero } = page.frontMatter as { [name: string]: unknown; hero?: { name?: unknown } };
  return {
    title: heading ? headingText(heading) : String(title ?? hero?.name ?? ''),
    description: typeof description === 'string' ? description : '',
    anchors: headingIds(page.tree).flatMap(({ id, heading: { depth } }) => (depth > 1 ? [id] : [])),
    ids: [...anchorsOf(page)],
    samples: samplesOf([page]).map(({ language, title: name = '', code }) => ({ language, title: name, code })),
  };
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
