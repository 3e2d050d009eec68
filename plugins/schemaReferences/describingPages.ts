import { rememberByObject } from '../../theme/logic/remember.ts';
import type { SiteData } from '../data/siteData.ts';
import { apisOf } from '../openapi/readApis.ts';
import { apiPages } from '../shortcodes/render/apiFields.ts';
import { configurationPages } from '../shortcodes/render/configurationPages.ts';
import type { DescribingPages } from './sampleLinks.ts';

/**
 * Gives the pages that describe the keys of samples.
 * @param isBuild true for a build, which stops if the data can't be read. The dev server goes on without links.
 */
export function describingPages(data: () => SiteData, isBuild: boolean): () => DescribingPages {
  const pagesOf = rememberByObject(
    ({ spec, descriptions }: SiteData): DescribingPages => ({
      configurations: configurationPages(spec),
      apis: apiPages(apisOf(descriptions.files)),
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
