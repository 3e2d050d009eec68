import { existsSync } from 'node:fs';
import path from 'node:path';
import { isValidAt, type SiteData } from '../data/siteData.ts';
import { apisOf } from '../openapi/readApis.ts';
import type { Sample } from '../pages/samplesOf.ts';
import type { RequestContext } from '../requests/apiValidation.ts';
import { checkRequests } from '../requests/checkRequests.ts';
import { checkJsonSamples } from '../schemas/checkJsonSamples.ts';
import { KindValidators } from '../schemas/kindValidators.ts';
import { memoize } from '../shared/memoize.ts';
import type { Problem } from '../shared/problem.ts';
import { OPERATION_TAGS } from '../shortcodes/operation.ts';

/** Whether rules check a sample. */
export const isChecked = ({ shortcode, noCheck }: Sample): boolean => !noCheck && !OPERATION_TAGS.includes(shortcode);

/**
 * Returns the check of the samples of a page against the published data. Schemas are compiled on first use.
 * @param docsDir folder of the pages
 */
export function sampleRules(
  data: SiteData,
  tokens: Record<string, string>,
  docsDir: string,
): (samples: Sample[], wrong: ReadonlySet<Sample>) => Problem[] {
  const { spec, descriptions, invalid } = data;
  const validators = memoize(() => new KindValidators(spec, invalid.keys()));
  const context = memoize(
    (): RequestContext => ({
      // While a description or a schema is wrong, what its operations are isn't known.
      apis: isValidAt(data, 'openapi/', 'json-schema/') ? [...apisOf(descriptions.files).values()] : [],
      isPartial: !isValidAt(data, 'openapi/', 'json-schema/'),
      tokens,
      isPublished: (file) => existsSync(path.join(docsDir, 'public', file)),
    }),
  );
  const requests = (samples: Sample[], wrong: ReadonlySet<Sample>) => {
    if (!samples.some(({ language }) => language === 'http' || language === 'bash' || language === 'json')) return [];
    return checkRequests(samples, context(), wrong);
  };
  if (spec.schemas.length === 0) return () => [];
  return (samples, wrong) => [...checkJsonSamples(samples, spec, tokens, validators()), ...requests(samples, wrong)];
}
