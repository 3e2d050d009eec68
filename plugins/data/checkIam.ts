import { isObject, type Json } from '../schemas/jsonValue.ts';
import type { IamActions } from '../schemas/published/iam-actions.ts';
import type { DataReport } from './dataReport.ts';

const DOCUMENT = 'policy-document.json';

/**
 * Rules `data/*` for actions and resources: they are those that a policy document allows, no more and no less; what
 * actions work on exists; supplied policies grant actions of their scope.
 */
export function checkIam(report: DataReport, { actions, resources, managedPolicies }: IamActions): void {
  const names = actions.map(({ scope, action }) => `${scope}:${action}`);
  report.unique('/actions', 'action', names);
  checkListed(
    report,
    'action',
    '/actions',
    '#/$defs/statement/properties/actions/items',
    actions.map(({ action }, index) => [action, `/${index}/action`]),
  );
  const inResources = (member: 'resourceTypes' | 'services') =>
    resources.flatMap((resource, index) =>
      resource[member].map((name, place): Named => [name, `/${index}/${member}/${place}`]),
    );
  const types = '#/$defs/resource/properties/resourceType';
  checkListed(report, 'resource type', '/resources', types, inResources('resourceTypes'));
  checkListed(report, 'service', '/resources', 'service-name.json', inResources('services'));
  const known = pairsOf(resources);
  for (const [index, { on }] of actions.entries())
    for (const [place, target] of on.entries())
      for (const pair of pairsOf([target])) report.known(`/actions/${index}/on/${place}`, 'resource', pair, known);
  for (const [index, { scope, actions: granted }] of managedPolicies.entries())
    for (const [place, action] of granted.entries())
      report.known(`/managedPolicies/${index}/actions/${place}`, 'action', `${scope}:${action}`, names);
}

type Named = [name: string, pointer: string];

/** Compares names with the values of a schema that policy documents use, without the wildcard. */
function checkListed(report: DataReport, what: string, pointer: string, ref: string, named: readonly Named[]): void {
  const schema: Json | undefined = report.set.resolve(ref, report.set.document(DOCUMENT).base)?.schema;
  const values = isObject(schema) && Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  for (const name of values.filter((value) => value !== '*')) {
    if (named.some(([own]) => own === name)) continue;
    report.add(pointer, 'data/mismatch', `The ${what} "${name}" of ${DOCUMENT} is missing.`, 'Add it.');
  }
  for (const [name, at] of named) {
    if (name === '*' || values.includes(name)) continue;
    report.add(pointer + at, 'data/mismatch', `${DOCUMENT} does not allow the ${what} "${name}".`, 'Remove it.');
  }
}

/** Every type of resource with every service that has it. */
function pairsOf(resources: readonly { services: readonly string[]; resourceTypes: readonly string[] }[]): string[] {
  return resources.flatMap(({ services, resourceTypes }) =>
    services.flatMap((service) => resourceTypes.map((type) => `${type} of ${service}`)),
  );
}
