import type { Api } from '../openapi/readApis.ts';
import { placeOfSchema, sharedObjects } from '../openapi/sharedObjects.ts';
import { SHARED_ANSWERS_ID, sharedAnswersText } from './render/answerText.ts';
import { fieldList, objectTitle } from './render/fieldList.ts';
import { objectId, operationId } from './render/fieldParts.ts';
import { countFields, folded, rows } from './render/foldText.ts';
import { inlineCode, mdxText } from './render/markdownText.ts';
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

/** `<ApiObjects of="verifier" />`: the objects that several bodies contain, each under its own heading. */
export function apiObjectsShortcode(api: Api): string {
  return sharedObjects(api)
    .flatMap((name) => {
      const place = placeOfSchema(api, name);
      return [
        `### ${mdxText(objectTitle(api, name))} \\{#${objectId(name)}}`,
        '',
        descriptionText(api.schemas, place),
        '',
        ...objectFields(fieldList(api, place, objectId(name))),
      ];
    })
    .join('\n');
}

/** An object with more fields is folded: its name and what it is for are enough for most readers. */
const MANY_FIELDS = 5;

function objectFields(list: string[]): string[] {
  return list.length > MANY_FIELDS ? folded(countFields(list), rows(list)) : rows(list);
}

/** `<SharedAnswers of="verifier" />`: the errors that operations have in common, each once. */
export function sharedAnswersShortcode(api: Api): string {
  return [
    `## Shared responses \\{#${SHARED_ANSWERS_ID}}`,
    '',
    `These errors are the same for every operation. The body is a [platform error](#${objectId('PlatformError')}) in \`application/json\`. An unknown path gives 404, and a method that a path doesn't support gives 405.`,
    '',
    ...sharedAnswersText(api),
    '',
    'Retry 429, 502, 503 and 504 after the seconds in `Retry-After`. Without the header, wait 250 ms, double the delay up to 5 seconds, add random jitter, and stop after five tries.',
  ].join('\n');
}
