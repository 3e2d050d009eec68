import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../pages/page.ts';
import { checkBrandFile } from '../shared/brand.ts';
import { openFolder } from '../shared/folder.ts';
import { listFilesBelow } from '../shared/listFiles.ts';
import { checkPageFiles } from '../shared/pageFiles.ts';
import { formatProblems, type Problem } from '../shared/problem.ts';
import { checkSiteFacts, SITE_FACTS_FILE } from '../shared/siteFacts.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { watchSite } from '../shared/watchSite.ts';
import { isPageFile, listDocs } from './readDocs.ts';
import { checkNavForm } from './rules/navForms.ts';
import { checkSidebars } from './rules/sidebars.ts';

/** What is wrong with a sidebar and leaves it whole. */
const WHOLE = /^(?:sidebar\/(?:covers-pages|once)$|nav\/)/;

/**
 * Finds what keeps the dev server from starting, or its frame from being drawn: the brand, `site.json`, names and
 * encodings of pages, sidebars, the navigation and front matter. Asked again, it looks at what changed.
 */
export function siteProblems({ root, docsDir, brandFile }: SiteOptions): () => Problem[] {
  const shown = (file: string) => path.relative(root, file).replaceAll('\\', '/');
  const known = new Map<string, { stamp: string; problems: Problem[] }>();
  const look = (file: string, check: (text: string) => Problem[]): Problem[] => {
    if (!existsSync(file)) return check('');
    const stamp = stampOf(file);
    const last = known.get(file);
    if (last?.stamp === stamp) return last.problems;
    const problems = check(readFileSync(file, 'utf8'));
    known.set(file, { stamp, problems });
    return problems;
  };
  const readPart = (name: string): Problem[] => {
    const file = path.join(docsDir, name);
    if (name === SITE_FACTS_FILE) return look(file, (text) => checkSiteFacts(shown(file), text));
    if (!isPageFile(name)) return [];
    return look(file, (text) => [
      ...checkPageFiles(openFolder(docsDir, [name]), root),
      ...parseFrontMatter(shown(file), text).problems,
    ]);
  };
  let frame: { stamp: string; problems: Problem[] } | undefined;
  return () => {
    const files = listFilesBelow(docsDir);
    const stamp = frameStamp(docsDir, files);
    if (frame?.stamp !== stamp) frame = { stamp, problems: frameProblems(docsDir, root) };
    return [
      ...look(brandFile, (text) => checkBrandFile(shown(brandFile), text)),
      ...files.flatMap(readPart),
      ...frame.problems,
    ];
  };
}

const stampOf = (file: string) => {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
};

const FRAME = /_(?:meta|nav)\.json$/;

/** Changes with sidebars, the navigation, and the names of all files. */
function frameStamp(docsDir: string, files: readonly string[]): string {
  return files.map((name) => (FRAME.test(name) ? stampOf(path.join(docsDir, name)) : name)).join('\n');
}

/** What sidebars and navigation cannot be drawn from: of each depends which pages there are. */
function frameProblems(docsDir: string, root: string): Problem[] {
  const { problems, sidebars, routes, publicFiles } = listDocs(openFolder(docsDir), root, () => []);
  const { metaFiles, nav, problems: ofForm } = sidebars();
  const targets = { routes, publicFiles, redirects: new Set<string>(), anchors: new Map<string, Set<string>>() };
  return [
    ...[...problems, ...ofForm].filter(({ file }) => FRAME.test(file)),
    ...checkSidebars(metaFiles, targets).filter(({ rule }) => !WHOLE.test(rule)),
    ...(nav ? checkNavForm(nav) : []),
  ];
}

/** Edits of an editor come in bursts. */
const SETTLED = 60;

/** Waits until a site can be opened, and says what it waits for. */
export async function whenReadable(options: SiteOptions, tell: (text: string) => void = console.error): Promise<void> {
  const problemsNow = siteProblems(options);
  const isReady = () => {
    const problems = problemsNow();
    if (problems.length > 0) tell(`\n${formatProblems(problems)}\n\nThe server starts when this is right.\n`);
    return problems.length === 0;
  };
  if (isReady()) return;
  await new Promise<void>((resolve) => {
    const stop = watchSite(options, SETTLED, async () => {
      if (!isReady()) return;
      stop();
      resolve();
    });
  });
}
