import type { JsonFile } from '../base/jsonFile.ts';
import type { Problem } from '../base/problem.ts';
import { isObject } from '../schemas/jsonValue.ts';
import type { Spec } from '../schemas/readSpec.ts';
import { checkDidMethods } from './checkDidMethods.ts';
import { checkIam } from './checkIam.ts';
import { checkPolicies } from './checkPolicies.ts';
import { checkStandards } from './checkStandards.ts';
import { type PublishedData, policyData } from './publishedData.ts';
import { checkForm, dataContext, type FormGroup } from './ruleHelpers.ts';

/**
 * Holds the data of policies, DID methods, actions and standards against their schemas, the configurations, the catalogue of
 * errors and the pages. A docs folder without such data has nothing to hold.
 * @param routes routes of all pages
 */
export function checkPublishedData(spec: Spec, published: PublishedData, routes: ReadonlySet<string>): Problem[] {
  if (published.problems.length > 0 || spec.problems.length > 0) return published.problems;
  if (!published.policies && !published.didMethods && !published.iam && !published.standards) return [];
  const context = dataContext(spec, routes);
  return [
    ...checkPolicies(published.policies, context),
    ...checkDidMethods(published.didMethods, context),
    ...checkIam(published.iam, context),
    ...checkStandards(published.standards, policyData(published.policies), context),
  ];
}

/**
 * Holds data to its form alone, before anything is made of it.
 * @returns problems of files from which no page can be written
 */
export function checkDataForms(spec: Spec, published: PublishedData): Problem[] {
  if (published.problems.length > 0 || spec.problems.length > 0) return [...spec.problems, ...published.problems];
  if (spec.schemas.some(({ value }) => !isObject(value))) return [];
  const context = dataContext(spec, new Set());
  const files: [JsonFile | undefined, rule: FormGroup, schema: string][] = [
    [published.policies, 'policies', 'policies.json'],
    [published.didMethods, 'did-methods', 'did-methods.json'],
    [published.iam, 'iam', 'iam-actions.json'],
    [published.standards, 'standards', 'standards.json'],
    [spec.errors, 'errors', 'error-catalogue.json'],
  ];
  return files.flatMap(([file, rule, schema]) => {
    if (!file || file.value === undefined) return [];
    try {
      return checkForm(file, rule, schema, context);
    } catch {
      // A schema that does not compile has a problem of its own.
      return [];
    }
  });
}
