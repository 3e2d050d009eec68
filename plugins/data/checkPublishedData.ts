import { isObject } from '../schemas/jsonValue.ts';
import type { Spec } from '../schemas/readSpec.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { checkDidMethods } from './checkDidMethods.ts';
import { checkIam } from './checkIam.ts';
import { checkPolicies } from './checkPolicies.ts';
import { checkStandards } from './checkStandards.ts';
import { type PublishedData, policyData } from './publishedData.ts';
import { checkForm, dataContext } from './ruleHelpers.ts';

/**
 * Holds the data of policies, DID methods, actions and standards against their schemas, the configurations, the catalogue of
 * errors and the pages. A docs folder without such data has nothing to hold.
 * @param routes routes of all pages
 * @param unsound files that nothing can be held against, since they have problems of their own
 */
export function checkPublishedData(
  spec: Spec,
  published: PublishedData,
  routes: ReadonlySet<string>,
  unsound: { has(file: string): boolean } = new Set(),
): Problem[] {
  const { policies, didMethods, iam, standards } = published;
  if (!policies && !didMethods && !iam && !standards) return [];
  const isSound = (...files: (JsonFile | undefined)[]) => files.every((one) => !one || !unsound.has(one.file));
  const context = dataContext(spec, routes);
  return [
    ...(isSound(policies, spec.errors, ...spec.cores.values()) ? checkPolicies(policies, context) : []),
    ...(isSound(didMethods) ? checkDidMethods(didMethods, context) : []),
    ...(isSound(iam) ? checkIam(iam, context) : []),
    ...(isSound(standards, policies) ? checkStandards(standards, policyData(policies), context) : []),
  ];
}

/** What holding data to its form gave. */
export interface DataForms {
  problems: Problem[];
  /** Files whose form nobody knows, since their schema is broken. */
  unjudged: string[];
}

/**
 * Holds data to its form alone, before anything is made of it.
 * @param unread names files that could not be read
 */
export function checkDataForms(
  spec: Spec,
  published: PublishedData,
  unread: { has(file: string): boolean } = new Set(),
): DataForms {
  const forms: DataForms = { problems: [], unjudged: [] };
  const schemas = spec.schemas.filter(({ file, value }) => !unread.has(file) && isObject(value));
  const context = dataContext({ ...spec, schemas }, new Set());
  const files: [JsonFile | undefined, schema: string][] = [
    [published.policies, 'policies.json'],
    [published.didMethods, 'did-methods.json'],
    [published.iam, 'iam-actions.json'],
    [published.standards, 'standards.json'],
    [spec.errors, 'error-catalogue.json'],
  ];
  for (const [file, schema] of files) {
    if (!file || unread.has(file.file) || file.value === undefined) continue;
    const isUnread = spec.schemas.some((one) => !schemas.includes(one) && one.file.endsWith(`/${schema}`));
    try {
      if (isUnread) forms.unjudged.push(file.file);
      else forms.problems.push(...checkForm(file, schema, context));
    } catch {
      // A schema that does not compile has a problem of its own.
      forms.unjudged.push(file.file);
    }
  }
  return forms;
}
