import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, readBrand } from '../brand/brand.ts';
import { checkSpecFiles } from '../openapi/checkSpecFiles.ts';
import { readSpecFiles } from '../openapi/readSpecFiles.ts';
import { checkPublishedData } from '../pageParts/data/checkPublishedData.ts';
import { readPublishedData } from '../pageParts/data/publishedData.ts';
import { checkRedirects, parseRedirects } from '../redirects/redirects.ts';
import { checkReference } from '../reference/checkReference.ts';
import { readSpec } from '../reference/readSpec.ts';
import type { Problem } from '../shared/problem.ts';
import { BASE } from '../shared/site.ts';
import { listGeneratedFiles, type SiteOptions } from '../shared/siteOptions.ts';
import { checkDocs } from './checkDocs.ts';
import { readDocs } from './readDocs.ts';

/** Reads the docs, the brand, the redirects and the published data, and checks them against each other. */
export function checkSite(options: SiteOptions): { problems: Problem[]; pages: number } {
  const tokens = brandTokens(readBrand(options.brandFile), BASE);
  const apis = readSpecFiles(options.docsDir, options.root, tokens);
  const apiProblems = apis.problems.length > 0 ? apis.problems : checkSpecFiles(apis.files);
  // Pages are made from the descriptions: with a broken one, links to those pages would look broken too.
  if (apiProblems.length > 0) return { problems: apiProblems, pages: 0 };
  const docs = readDocs(options.docsDir, options.root);
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
  });
  const spec = readSpec(options.docsDir, options.root, tokens);
  const reference = checkReference(spec, { pages: docs.pages, tokens });
  const published = readPublishedData(options.docsDir, options.root, tokens);
  const data = checkPublishedData(spec, published, live.routes);
  return {
    problems: [...problems, ...checkRedirects(file, redirects, live), ...content, ...reference, ...data],
    pages: docs.pages.length,
  };
}
