import { memoizeByObject } from '../../theme/shared/memoize.ts';
import type { SiteData } from '../data/siteData.ts';
import { type Api, apisOf } from '../openapi/readApis.ts';
import { ProblemsError } from '../shared/problem.ts';
import { apiPages } from '../shortcodes/render/apiFields.ts';
import { configurationPages } from '../shortcodes/render/configurationPages.ts';
import type { DescribingPages } from './sampleLinks.ts';

/**
 * Gives the pages that describe the keys of samples.
 * @param isBuild true for a build, which stops if the data can't be read. The dev server goes on without links.
 */
export function describingPages(data: () => SiteData, isBuild: boolean): () => DescribingPages {
  const pagesOf = memoizeByObject(
    ({ spec, descriptions }: SiteData): DescribingPages => ({
      configurations: configurationPages(spec),
      apis: apiPages(readableApis(descriptions)),
    }),
  );
  return () => {
    try {
      return pagesOf(data());
    } catch (error) {
      if (isBuild) throw error;
      return { configurations: new Map(), apis: new Map() };
    }
  };
}

/** There are none if a description is wrong: the check reports what to fix. */
function readableApis({ files }: SiteData['descriptions']): ReadonlyMap<string, Api> {
  try {
    return apisOf(files);
  } catch (error) {
    if (error instanceof ProblemsError) return new Map();
    throw error;
  }
}
