import { checkConcerns } from '../data/checkConcerns.ts';
import { isSoundAt, type SiteData } from '../data/siteData.ts';
import { checkExamples } from '../requests/checkExamples.ts';
import { type CatalogueContext, checkErrorCatalogue } from '../schemas/errorCatalogue.ts';
import { once } from '../shared/once.ts';
import { type Problem, unreadableData } from '../shared/problem.ts';

/** Holds the errors to their schema, to the pages and to the descriptions that name them. */
export function checkErrors(data: SiteData, context: CatalogueContext): Problem[] {
  const { spec, descriptions } = data;
  const others = once(() => JSON.stringify([...descriptions.files.values()].map(({ value }) => value)));
  const isSaidElsewhere = (text: string) => others().includes(JSON.stringify(text));
  const found = checkErrorCatalogue(spec, { ...context, isSaidElsewhere });
  const { errors } = spec;
  return errors && isSoundAt(data, 'openapi/') ? [...found, ...checkConcerns(errors, data)] : found;
}

/** Holds the examples of the descriptions to their schemas, where all of them can be read. */
export function checkApiExamples(data: SiteData): Problem[] {
  const isSound = ['openapi/', 'json-schema/'].every((folder) => isSoundAt(data, folder));
  return isSound ? checkExamples(data.descriptions.files) : [];
}

/** Data that the rules themselves stumble over are a problem too. */
export function orUnreadable(rule: () => Problem[], folder: string): Problem[] {
  try {
    return rule();
  } catch (error) {
    return [unreadableData(folder, error as Error)];
  }
}
