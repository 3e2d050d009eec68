import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { rememberByObject } from '../../theme/logic/remember.ts';
import type { SiteData } from '../data/siteData.ts';
import { type Api, apisOf } from '../openapi/readApis.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { cacheDependsOn } from '../shared/buildCache.ts';
import { keptText } from '../shared/keptText.ts';
import { ProblemsError } from '../shared/problem.ts';
import { filesAt } from '../shared/whileUnchanged.ts';
import { apiPages } from '../shortcodes/render/apiFields.ts';
import { configurationPages } from '../shortcodes/render/configurationPages.ts';
import { rehypeKeyLinks } from './rehypeKeyLinks.ts';
import type { DescribingPages } from './sampleLinks.ts';

export interface KeyLinksPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Reads the published data, with the brand in place. */
  data: () => SiteData;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** True for a build, which stops where descriptions cannot be read. */
  isBuild: boolean;
  /** File that keeps a digest of the descriptions from one start to the next. */
  store?: string;
  /** Changes with the code that makes the digest, and with what it is told. */
  version?: string;
}

/**
 * Links the keys of samples to their descriptions, in the highlighted code of the static page. What their fences say
 * in `schema` gets here through the highlighter's `keepSchema`.
 */
export function keyLinksPlugin({
  docsDir,
  data,
  tokens,
  isBuild,
  store,
  version = '',
}: KeyLinksPluginOptions): RspressPlugin {
  const remembered = rememberByObject(
    ({ spec, descriptions }: SiteData): DescribingPages => ({
      configurations: configurationPages(spec),
      apis: apiPages(readable(descriptions)),
    }),
  );
  const describingPages = () => {
    try {
      return remembered(data());
    } catch (error) {
      if (isBuild) throw error;
      // The dev server goes on without links; the checks say what is wrong with the data.
      return { configurations: new Map(), apis: new Map() };
    }
  };
  const digest = () => digestOf(describingPages());

  const files = filesAt(path.join(docsDir, SPEC_FOLDER));
  if (files.length === 0) return { name: 'key-links' };
  return {
    name: 'key-links',
    markdown: { rehypePlugins: [[rehypeKeyLinks, { docsDir, describingPages, tokens }]] },
    // The cache knows the pages, and not what their samples lead to.
    builderConfig: {
      performance: cacheDependsOn(store ? keptText(store, stampOf(files, version), digest) : digest()),
      plugins: [readAhead(describingPages)],
    },
  };
}

/** The APIs. Descriptions that are wrong have none here: the checks stop the build and say what to fix. */
function readable({ files }: SiteData['descriptions']): ReadonlyMap<string, Api> {
  try {
    return apisOf(files);
  } catch (error) {
    if (error instanceof ProblemsError) return new Map();
    throw error;
  }
}

/** Milliseconds after the first compilation of the dev server: the first page is drawn, and no edit waits yet. */
const DRAWN = 3000;

/** Reads the descriptions before the first edit has to wait for them. */
function readAhead(read: () => unknown): RsbuildPlugin {
  return {
    name: 'key-links-ahead',
    apply: 'serve',
    setup(api) {
      api.onAfterDevCompile(({ isFirstCompile }) => {
        if (isFirstCompile) setTimeout(read, DRAWN).unref();
      });
    },
  };
}

function stampOf(files: string[], version: string): string {
  const hash = createHash('sha256').update(version);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function digestOf({ configurations, apis }: DescribingPages): string {
  const keys = [...configurations.values()].map(({ route, keys }) => [route, keys.map(({ id }) => id)]);
  const fields = [...apis.values()].map(({ route, api }) => [route, api.document]);
  return createHash('sha256')
    .update(JSON.stringify([keys, fields]))
    .digest('hex');
}
