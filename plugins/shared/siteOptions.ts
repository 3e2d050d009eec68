import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesAt } from './listFiles.ts';
import { FEED_FILE, GENERATED_FILES, RECORD_FOLDER, SIMULATOR_FILE } from './site.ts';

/**
 * What the command line may change about a build. Everything has a default, so that `rspress build` and
 * `rspress dev` work alone; `scripts/build.ts` turns its flags into these variables.
 */
export interface SiteOptions {
  /** Folder of the repository. */
  root: string;
  docsDir: string;
  outDir: string;
  brandFile: string;
  redirectsFile: string;
  /** False for a folder of plain Markdown, which keeps no rules of ours. */
  pageRules: boolean;
}

/** Reads the options from `SITE_DOCS`, `SITE_OUT`, `SITE_BRAND`, `SITE_REDIRECTS` and `SITE_RULES`. */
export function readSiteOptions(root: string, env: Record<string, string | undefined>): SiteOptions {
  const inRoot = (value: string | undefined, fallback: string) => path.resolve(root, value ?? fallback);
  return {
    root,
    docsDir: inRoot(env.SITE_DOCS, 'docs'),
    outDir: inRoot(env.SITE_OUT, 'doc_build'),
    brandFile: inRoot(env.SITE_BRAND, 'brand.json'),
    redirectsFile: inRoot(
      env.SITE_REDIRECTS,
      env.SITE_DOCS ? path.join(env.SITE_DOCS, 'redirects.json') : 'redirects.json',
    ),
    pageRules: env.SITE_RULES !== 'off',
  };
}

/** Files of `docs/public` that readers can open, as paths from the site root. Its page and its sidebar are not files. */
export function listPublicFiles(docsDir: string): string[] {
  const folder = path.join(docsDir, 'public');
  return filesAt(folder)
    .map((file) => `/${path.relative(folder, file)}`)
    .filter((name) => !/\.mdx$|\/_meta\.json$/.test(name))
    .sort();
}

/** The description that only contains what the others share, so that there is nothing to call. */
const SHARED_PARTS = '/spec/openapi/common.yaml';

/**
 * Files that the build makes beside those of `docs/public`, as paths from the site root.
 * @param publicFiles those of `docs/public`, where they are known
 */
export function listGeneratedFiles(docsDir: string, publicFiles = listPublicFiles(docsDir)): string[] {
  const descriptions = publicFiles.filter((name) => /^\/spec\/openapi\/[^/]+\.yaml$/.test(name));
  const names = descriptions
    .filter((name) => name !== SHARED_PARTS)
    .map((name) => name.replace(/^\/spec\/openapi\/(.+)\.yaml$/, '$1'));
  const made = names.flatMap((name) => [`/spec/postman/${name}.json`, `/spec/json-schema/api/${name}.json`]);
  const feed = existsSync(path.join(docsDir, RECORD_FOLDER)) ? [FEED_FILE] : [];
  const simulator = publicFiles.includes('/examples/index.json') ? [SIMULATOR_FILE] : [];
  return [
    ...GENERATED_FILES,
    ...feed,
    ...simulator,
    ...descriptions.map((name) => name.replace(/\.yaml$/, '.json')),
    ...made,
  ];
}
