import { makeApi } from '../openapi/readApis.ts';
import { chosenName, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { Action, IamActions } from '../schemas/published/iam-actions.ts';
import type { SchemaSet } from '../schemas/schemaSet.ts';
import { fieldList } from './render/fieldList.ts';
import { rows } from './render/foldText.ts';
import { inlineCode, listText, mdxText } from './render/markdownText.ts';
import { table } from './render/table.ts';

/**
 * `<PolicyDocumentFields />`: every field of a policy document. `<IamActions of="service" />`: the actions of a scope
 * with what they work on; without `of` those of both. `<IamResources />` and `<ManagedPolicies />`.
 */
export function iamShortcodes({ actions, resources, managedPolicies }: IamActions, set: SchemaSet): Shortcodes {
  const scopes = actions.map(({ scope }) => scope);
  return {
    PolicyDocumentFields: () => fields(set),
    IamActions: (attributes) => {
      const scope = 'of' in attributes ? chosenName(attributes, 'of', scopes) : undefined;
      return actionTable(scope ? actions.filter((action) => action.scope === scope) : actions, scope === undefined);
    },
    IamResources: () =>
      table(
        ['Service', 'Region', 'Resource types', 'What it is'],
        resources.map(({ services, region, resourceTypes, holds }) => [
          codes(services),
          region,
          codes(resourceTypes),
          mdxText(holds),
        ]),
      ),
    ManagedPolicies: () =>
      table(
        ['Display name', 'Machine name', 'Scope', 'Grants'],
        managedPolicies.map(({ name, resourceId, scope, actions: granted }) => [
          name,
          inlineCode(resourceId),
          inlineCode(scope),
          codes(granted),
        ]),
      ),
  };
}

const codes = (names: readonly string[]) => names.map(inlineCode).join(', ');

function actionTable(actions: Action[], withScope: boolean): string {
  return table(
    ['Action', 'Scope', 'Allows', 'On'],
    actions.map(({ action, scope, allows, on }) => [
      inlineCode(action),
      withScope ? inlineCode(scope) : '',
      mdxText(allows),
      on
        .map(
          ({ services, resourceTypes }) =>
            `${listText(resourceTypes.map(inlineCode), 'or')} of ${services.map(inlineCode).join(', ')}`,
        )
        .join('; '),
    ]),
  );
}

/** Lists the fields of a policy document as API pages list those of a body. */
function fields(set: SchemaSet): string {
  const holder = { ...makeApi('policy-document', {}), schemas: set };
  return rows(fieldList(holder, set.document('policy-document.json'), holder.name)).join('\n');
}
