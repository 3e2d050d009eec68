import type { Spec } from '../../reference/readSpec.ts';
import type { Problem } from '../../shared/problem.ts';
import { checkDidMethods } from './checkDidMethods.ts';
import { checkIam } from './checkIam.ts';
import { checkPolicies } from './checkPolicies.ts';
import { checkStandards } from './checkStandards.ts';
import { type PublishedData, policyData } from './publishedData.ts';
import { dataContext } from './ruleHelpers.ts';

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
