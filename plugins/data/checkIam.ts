import { isObject, type JsonValue } from '../schemas/jsonValue.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { type IamData, iamData } from './publishedData.ts';
import { checkForm, checkKnown, checkOnce, type DataContext, dataProblem } from './ruleHelpers.ts';

const DOCUMENT = 'policy-document.json';

/**
 * Rules `iam/*`: actions and resources have the form of their schema and are those that a policy document allows,
 * no more and no less; what actions work on exists; supplied policies grant actions of their scope.
 */
export function checkIam(file: JsonFile | undefined, context: DataContext): Problem[] {
  if (!file || file.value === undefined) return [];
  const form = checkForm(file, 'iam-actions.json', context);
  if (form.length > 0) return form;
  const data = iamData(file);
  const names = data.actions.map(({ scope, action }) => `${scope}:${action}`);
  return [
    ...checkOnce(file, 'data/mismatch', names, (index) => `/actions/${index}/action`),
    ...checkAgainstDocument(file, data, context),
    ...checkTargets(file, data),
    ...data.managedPolicies.flatMap(({ scope, actions }, index) =>
      actions.flatMap((action, place) =>
        checkKnown(
          file,
          `/managedPolicies/${index}/actions/${place}`,
          'data/mismatch',
          'action',
          `${scope}:${action}`,
          names,
        ),
      ),
    ),
  ];
}

/** A name with the pointer that leads to it. */
interface Place {
  name: string;
  at: string;
}

/** The lists of the schema of policy documents, without the wildcard. */
function checkAgainstDocument(file: JsonFile, { actions, resources }: IamData, { set }: DataContext): Problem[] {
  const allowed = listed(
    set.resolve('#/$defs/statement/properties/actions/items', set.document(DOCUMENT).base)?.schema,
  );
  const types = listed(set.resolve('#/$defs/resource/properties/resourceType', set.document(DOCUMENT).base)?.schema);
  const services = listed(set.document('service-name.json').schema);
  const differ = (pointer: string, rule: RuleName, what: string, ours: Place[], theirs: string[]) => [
    ...theirs
      .filter((name) => !ours.some((one) => one.name === name))
      .map((name) => dataProblem(file, pointer, rule, `The ${what} "${name}" of ${DOCUMENT} is missing.`, 'Add it.')),
    ...ours
      .filter(({ name }) => !theirs.includes(name) && name !== '*')
      .map(({ name, at }) =>
        dataProblem(file, at, rule, `${DOCUMENT} does not allow the ${what} "${name}".`, 'Take it out.'),
      ),
  ];
  const named = actions.map(({ action }, index) => ({ name: action, at: `/actions/${index}/action` }));
  const inResources = (member: 'resourceTypes' | 'services') =>
    resources.flatMap((resource, index) =>
      resource[member].map((name, place) => ({ name, at: `/resources/${index}/${member}/${place}` })),
    );
  return [
    ...differ('/actions', 'data/mismatch', 'action', named, allowed),
    ...differ('/resources', 'data/mismatch', 'resource type', inResources('resourceTypes'), types),
    ...differ('/resources', 'data/mismatch', 'service', inResources('services'), services),
  ];
}

function listed(schema: JsonValue | undefined): string[] {
  const values = isObject(schema) && Array.isArray(schema.enum) ? schema.enum : [];
  return values.map(String).filter((value) => value !== '*');
}

function checkTargets(file: JsonFile, { actions, resources }: IamData): Problem[] {
  const known = resources.flatMap(({ services, resourceTypes }) =>
    services.flatMap((service) => resourceTypes.map((type) => `${type} of ${service}`)),
  );
  return actions.flatMap(({ on }, index) =>
    on.flatMap(({ services, resourceTypes }, place) =>
      services.flatMap((service) =>
        resourceTypes.flatMap((type) =>
          checkKnown(
            file,
            `/actions/${index}/on/${place}`,
            'data/mismatch',
            'resource',
            `${type} of ${service}`,
            known,
          ),
        ),
      ),
    ),
  );
}
