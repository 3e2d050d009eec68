import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, readBrand } from '../brand/brand.ts';
import { checkRedirects, parseRedirects } from '../redirects/redirects.ts';
import type { Problem } from '../shared/problem.ts';
import { BASE } from '../shared/site.ts';
import { listGeneratedFiles, type SiteOptions } from '../shared/siteOptions.ts';
import { checkDocs } from './checkDocs.ts';
import { readDocs } from './readDocs.ts';

/** Reads the docs, the brand and the redirects, and checks them against each other. */
export function checkSite(options: SiteOptions): { problems: Problem[]; pages: number } {
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
    tokens: brandTokens(readBrand(options.brandFile), BASE),
    redirects: new Set(redirects.map((redirect) => redirect.from)),
    generatedFiles,
  });
  return { problems: [...problems, ...checkRedirects(file, redirects, live), ...content], pages: docs.pages.length };
}
