import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { rememberByObject } from '../../theme/logic/remember.ts';
import type { SiteData } from '../data/siteData.ts';
import { type Api, apisOf } from '../openapi/readApis.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
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
}

/**
 * Links the keys of samples to their descriptions, in the highlighted code of the static page. What their fences say
 * in `schema` gets here through the highlighter's `keepSchema`.
 */
export function keyLinksPlugin({ docsDir, data, tokens, isBuild }: KeyLinksPluginOptions): RspressPlugin {
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
  if (filesAt(path.join(docsDir, SPEC_FOLDER)).length === 0) return { name: 'key-links' };
  return {
    name: 'key-links',
    markdown: { rehypePlugins: [[rehypeKeyLinks, { docsDir, describingPages, tokens }]] },
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
