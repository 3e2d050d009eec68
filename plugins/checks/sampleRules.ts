import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteData } from '../data/siteData.ts';
import { apisOf } from '../openapi/readApis.ts';
import type { Sample } from '../pages/samplesOf.ts';
import type { RequestContext } from '../requests/apiValidation.ts';
import { checkRequests } from '../requests/checkRequests.ts';
import { checkJsonSamples } from '../schemas/checkJsonSamples.ts';
import { KindValidators } from '../schemas/kindValidators.ts';
import { memoize } from '../shared/memoize.ts';
import type { Problem } from '../shared/problem.ts';

/**
 * Returns the check of the samples of a page against the published data. Schemas are compiled on first use.
 * @param docsDir folder of the pages
 */
export function sampleRules(
  data: SiteData,
  tokens: Record<string, string>,
  docsDir: string,
): (samples: Sample[], wrong: ReadonlySet<Sample>) => Problem[] {
  const { spec, descriptions, problems } = data;
  const validators = memoize(() => new KindValidators(spec));
  const context = memoize(
    (): RequestContext => ({
      apis: [...apisOf(descriptions.files).values()],
      tokens,
      isPublished: (file) => existsSync(path.join(docsDir, 'public', file)),
    }),
  );
  const requests = (samples: Sample[], wrong: ReadonlySet<Sample>) => {
    if (!samples.some(({ language }) => language === 'http' || language === 'bash' || language === 'json')) return [];
    return checkRequests(samples, context(), wrong);
  };
  // While data are wrong, what samples should be isn't known.
  if (spec.schemas.length === 0 || problems.length > 0) return () => [];
  return (samples, wrong) => [...checkJsonSamples(samples, spec, tokens, validators()), ...requests(samples, wrong)];
}
