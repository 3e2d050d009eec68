import type { Api } from '../openapi/readApis.ts';
import { COMMON_OBJECTS, placeOfSchema, sharedObjects } from '../openapi/sharedObjects.ts';
import type { Shortcode } from '../pages/expandShortcodes.ts';
import { fieldList, objectTitle } from './render/fieldList.ts';
import { objectId, objectLink, operationId } from './render/fieldParts.ts';
import { countFields, folded, rows } from './render/foldText.ts';
import { inlineCode, listText, lowerFirst, mdxText } from './render/markdownText.ts';
import { SHARED_RESPONSES_ID, sharedResponsesText } from './render/responsesText.ts';
import { descriptionText } from './render/schemaText.ts';
import { table } from './render/table.ts';

/** `<OperationTable of="verifier" />`: every operation with its method and path, as links into the page. */
export function operationTableShortcode({ operations }: Api): string {
  const keys = operations.map(({ security }) => (security ?? []).length > 0);
  // A column that says the same everywhere only takes the room of the others; the text above says it.
  const isMixed = keys.includes(true) && keys.includes(false);
  const rows = operations.map((operation, index) => {
    const link = `[${mdxText(String(operation.value.summary))}](#${operationId(operation)})`;
    return [
      link,
      inlineCode(`${operation.method} ${operation.path}`),
      ...(isMixed ? [keys[index] ? 'Yes' : 'No'] : []),
    ];
  });
  return table(['Operation', 'Method and path', ...(isMixed ? ['API key'] : [])], rows);
}

/**
 * `<ApiObjects of="verifier" />`: the objects that only this API has, each under its own heading, and links to the
 * others, at the addresses that these have on this page.
 */
export function apiObjectsShortcode(api: Api): string {
  const names = sharedObjects(api);
  const links = names
    .filter((name) => COMMON_OBJECTS.includes(name))
    .map((name) => `<span id="${objectId(name)}" />[${lowerFirst(objectTitle(api, name))}](${objectLink(name)})`);
  return [
    ...names.filter((name) => !COMMON_OBJECTS.includes(name)).flatMap((name) => objectText(api, name, '###')),
    ...(links.length > 0 ? [`Shared objects: ${listText(links)}.`] : []),
  ].join('\n');
}

/** `<CommonObjects />`: the objects that several APIs have, each under its own heading. */
export function commonObjectsShortcode(apis: ReadonlyMap<string, Api>): Shortcode {
  const all = [...apis.values()];
  return () =>
    COMMON_OBJECTS.flatMap((name) => {
      const api = all.find((one) => sharedObjects(one).includes(name));
      return api ? objectText(api, name, '##') : [];
    }).join('\n');
}

function objectText(api: Api, name: string, heading: '##' | '###'): string[] {
  const place = placeOfSchema(api, name);
  const list = fieldList(api, place, objectId(name));
  // Below operations, the name and what it is for are enough for most readers.
  const isFolded = heading === '###' && list.length > 5;
  return [
    `${heading} ${mdxText(objectTitle(api, name))} \\{#${objectId(name)}}`,
    '',
    descriptionText(api.schemas, place),
    '',
    ...(isFolded ? folded(countFields(list), rows(list)) : rows(list)),
  ];
}

/** `<SharedResponses of="verifier" />`: the errors that operations have in common, each once. */
export function sharedResponsesShortcode(api: Api): string {
  return [
    `## Shared responses \\{#${SHARED_RESPONSES_ID}}`,
    '',
    `The operations above list only the statuses of these errors. The body is always a [platform error](${objectLink('PlatformError')}) in \`application/json\`. A path that doesn't exist returns 404, and a method that the path doesn't support returns 405.`,
    '',
    sharedResponsesText(api),
    '',
    'On 429, 502, 503 or 504, send the request again after the number of seconds in `Retry-After`. If that header is missing, wait 250 ms and double the delay each time, up to 5 seconds, with some random jitter. Stop after five tries. If a call that creates something fails with 502 or 504, the resource may already exist, so check before you try again.',
  ].join('\n');
}
