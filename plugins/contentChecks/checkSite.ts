import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, readBrand } from '../brand/brand.ts';
import { listOperations } from '../openapi/operations.ts';
import { checkPublishedData } from '../pageParts/data/checkPublishedData.ts';
import { checkRedirects, parseRedirects } from '../redirects/redirects.ts';
import { checkReference } from '../reference/checkReference.ts';
import type { Problem } from '../shared/problem.ts';
import { BASE } from '../shared/site.ts';
import { listGeneratedFiles, type SiteOptions } from '../shared/siteOptions.ts';
import { checkDocs } from './checkDocs.ts';
import { readDocs } from './readDocs.ts';
import { siteSources } from './siteSources.ts';

/**
 * Reads the docs, the brand, the redirects and the published data, and checks them against each other.
 * @param sources the docs folder, where others read it too
 * @returns what is wrong, and the number of pages
 */
export function checkSite(
  options: SiteOptions,
  tokens = brandTokens(readBrand(options.brandFile), BASE),
  sources = siteSources(options.docsDir, options.root, tokens),
): { problems: Problem[]; pages: number } {
  const { spec, published, descriptions } = sources.data();
  if (descriptions.problems.length > 0) {
    // Pages are made from the descriptions, so what else is said of pages would mislead. Schemas have rules of their own.
    const ofDescriptions = descriptions.problems.filter((problem) => problem.file.endsWith('.yaml'));
    return {
      problems: [...ofDescriptions, ...checkReference(spec, { pages: [], routes: new Set(), tokens })],
      pages: 0,
    };
  }
  const docs = readDocs(options.docsDir, options.root, sources.page);
  const file = path.relative(options.root, options.redirectsFile).replaceAll('\\', '/');
  const text = existsSync(options.redirectsFile) ? readFileSync(options.redirectsFile, 'utf8') : '{}';
  const { redirects, problems } = parseRedirects(file, text);
  const generatedFiles = listGeneratedFiles(options.docsDir);
  const live = {
    routes: docs.routes,
    publicFiles: new Set([...docs.publicFiles, ...generatedFiles]),
  };
  const content = checkDocs(docs, {
    tokens,
    redirects: new Set(redirects.map((redirect) => redirect.from)),
    generatedFiles,
    partNames: sources.parts.names,
    operations: [...descriptions.files.values()].flatMap((one) => listOperations(one.value)).map(({ id }) => id),
  });
  const reference = checkReference(spec, { pages: docs.pages, routes: docs.routes, tokens });
  const data = checkPublishedData(spec, published, live.routes);
  return {
    problems: [...problems, ...checkRedirects(file, redirects, live), ...content, ...reference, ...data],
    pages: docs.pages.length,
  };
}
