import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSoundAt, type SiteData } from '../data/siteData.ts';
import { listOperations } from '../openapi/operations.ts';
import { apiAt } from '../openapi/readApis.ts';
import type { SpecFiles } from '../openapi/specFiles.ts';
import type { Sample } from '../pages/samplesOf.ts';
import type { RequestContext } from '../requests/apiValidation.ts';
import { checkPage } from '../requests/checkPage.ts';
import { checkJsonSamples } from '../schemas/checkJsonSamples.ts';
import { KindValidators } from '../schemas/kindValidators.ts';
import { memoize } from '../shared/memoize.ts';
import type { Problem } from '../shared/problem.ts';
import { OPERATION_TAGS } from '../shortcodes/operation.ts';
import { type LanguageFault, languageFaults } from './languages.ts';

/** What is found in the samples of a page. */
export interface FoundInSamples {
  problems: Problem[];
  /** Places of the samples that are none of their language. */
  wrong: number[];
}

/** Whether a rule looks at a sample. */
export const isChecked = ({ part, noCheck }: Sample): boolean => !noCheck && !OPERATION_TAGS.includes(part);

/** Holds the samples of a page, whose file it takes, to their languages: the data have no say in it. */
export function languageProblems(
  samples: readonly Sample[],
  file: string,
  tokens: Record<string, string>,
): FoundInSamples {
  const faults = languageFaults(samples, tokens);
  const problems = faults.map((fault) => sampleProblem(file, 'samples/syntax', fault));
  return { problems, wrong: faults.map(({ sample }) => samples.indexOf(sample)) };
}

/**
 * Gives what holds the samples of a page against the published data. What it needs is made when a page first asks for it.
 * @param docsDir folder of the pages
 */
export function sampleRules(
  data: SiteData,
  tokens: Record<string, string>,
  docsDir: string,
): (samples: readonly Sample[], wrong: readonly number[]) => Problem[] {
  const { spec, descriptions, unsound } = data;
  const validators = memoize(() => new KindValidators(spec, unsound.keys()));
  const context = memoize(
    (): RequestContext => ({
      ...describeAll(descriptions.files, !isSoundAt(data, 'openapi/')),
      tokens,
      isPublished: (file) => existsSync(path.join(docsDir, 'public', file)),
    }),
  );
  const requests = (samples: Sample[], wrong: readonly number[]) => {
    if (!samples.some(({ language }) => language === 'http' || language === 'bash' || language === 'json')) return [];
    return checkPage(samples, context(), new Set(wrong.map((index) => samples[index])));
  };
  if (spec.schemas.length === 0) return () => [];
  return (samples, wrong) => [
    ...checkJsonSamples([...samples], spec, tokens, validators()),
    ...requests([...samples], wrong),
  ];
}

/** @param isPartial true where some of the descriptions are left out already */
function describeAll(files: SpecFiles, isPartial: boolean): Pick<RequestContext, 'apis' | 'isPartial'> {
  const named = [...files].filter(
    ([address, { value }]) => address.endsWith('.yaml') && listOperations(value).length > 0,
  );
  const apis = named.flatMap(([address]) => {
    try {
      return [apiAt(address, files)];
    } catch {
      // It refers to a schema that is broken.
      return [];
    }
  });
  return { apis, isPartial: isPartial || apis.length < named.length };
}

function sampleProblem(file: string, rule: Problem['rule'], fault: LanguageFault): Problem {
  const { sample, row, column = 1, message, fix } = fault;
  return { file, line: sample.line + row - 1, column, rule, message, fix };
}
