import type { IamAction, IamData } from '../data/publishedData.ts';
import { chosenName, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { SchemaPlace, SchemaSet } from '../schemas/schemaSet.ts';
import { rows } from './render/foldText.ts';
import { inlineCode, listText, mdxText, upperFirst } from './render/markdownText.ts';
import { allowedText, descriptionText, itemsOf, limitTexts, typeText } from './render/schemaText.ts';
import { table } from './render/table.ts';

const SCHEMA = 'policy-document.json';

/**
 * `<PolicyDocumentFields />`: every field of a policy document. `<IamActions of="service" />`: the actions of a scope
 * with what they work on; without `of` those of both. `<IamResources />` and `<ManagedPolicies />`.
 */
export function iamShortcodes({ actions, resources, managedPolicies }: IamData, set: SchemaSet): Shortcodes {
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

function actionTable(actions: IamAction[], withScope: boolean): string {
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

/** Lists the members of a policy document, and below each what it contains: a list has room on a phone. */
function fields(set: SchemaSet): string {
  return rows(fieldLines(set, set.document(SCHEMA), '')).join('\n');
}

function fieldLines(set: SchemaSet, place: SchemaPlace, indent: string): string[] {
  const required = set.keyword(place, 'required');
  return [...set.properties(place)].flatMap(([name, property]) => {
    const isRequired = Array.isArray(required) && required.includes(name);
    const allowed = allowedText(set, property);
    const texts = [
      `<span className="type">${typeText(set, property)}${isRequired ? ', **required**' : ''}</span>`,
      descriptionText(set, property).replace(/\.$/, ''),
      allowed && `Values: ${allowed}`,
      ...limitTexts(set, property).map(upperFirst),
    ];
    const items = itemsOf(set, property);
    return [
      `${indent}- ${inlineCode(name)}: ${texts.filter(Boolean).join('. ')}.`,
      ...(items ? fieldLines(set, items, `${indent}  `) : []),
    ];
  });
}
