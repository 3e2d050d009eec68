import type { Operation } from '../openapi/operations.ts';
import type { Api } from '../openapi/readApis.ts';
import { chosen, ShortcodeError } from '../pages/expandShortcodes.ts';
import { operationId } from './render/fieldParts.ts';
import { inlineCode, mdxText } from './render/markdownText.ts';
import { parameterText, requestBodyText, requestTabs } from './render/requestText.ts';
import { responsesText, responseTabs } from './render/responsesText.ts';

/** The sentence of a description about what a caller needs. */
const NEEDS = /\s*(Requires (?:no API key|the `[^.]+)\.)/;
/** An operation whose samples are beside it where there is room. */
const BESIDE = 'operation operation--beside';

/** Tags whose samples are made of the descriptions alone, whose examples have their own rules. */
export const OPERATION_TAGS: readonly (string | undefined)[] = ['Operation', 'Operations'];

/**
 * `<Operation of="verifier" id="verifyCredential" />`: one operation in full. With `like="otherId"` only what differs
 * from an operation with the same parameters and responses. With `folded="yes"` what it does, and the rest on request:
 * for what few readers need.
 */
export function operationShortcode(api: Api, attributes: Record<string, string>): string {
  const byId = new Map(api.operations.map((operation) => [operation.id, operation]));
  const operation = chosen(attributes, 'id', byId);
  if (attributes.like === undefined) return operationText(api, operation, foldOf(attributes, ['yes']));
  return briefText(operation, chosen(attributes, 'like', byId));
}

/**
 * `<Operations of="iam" tag="API keys" />`: all operations of an API, or those of one tag. With `folded="others"` each
 * but the first is folded: for a page that would be too long to read.
 */
export function operationsShortcode(api: Api, attributes: Record<string, string>): string {
  const operations = operationsOfTag(api, attributes);
  const fold = foldOf(attributes, ['others']);
  return operations
    .map((operation, index) => operationText(api, operation, fold && (index > 0 || 'open')))
    .join('\n\n');
}

/** Whether the rest of an operation is folded below its lead, and is open at first. */
type Fold = boolean | 'open';

function foldOf({ folded }: Record<string, string>, values: readonly string[]): boolean {
  if (folded === undefined) return false;
  if (values.includes(folded)) return true;
  throw new ShortcodeError(`There is no folded="${folded}".`, `Write folded="${values[0]}", or leave it out.`);
}

function operationsOfTag(api: Api, attributes: Record<string, string>): Operation[] {
  if (attributes.tag === undefined) return api.operations;
  const byTag = new Map<string, Operation[]>();
  for (const operation of api.operations) {
    const [tag] = operation.value.tags as string[];
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
  }
  return chosen(attributes, 'tag', byTag);
}

/** What it does, a request with its responses, and the details: a wide page shows the request beside the rest. */
function operationText(api: Api, operation: Operation, fold: Fold): string {
  const open = fold === 'open' ? ' open' : '';
  return [
    ...headText(operation, fold ? 'operation' : BESIDE),
    ...(fold
      ? [
          `<details className="operation__fold"${open}>`,
          '<summary>Request, fields and responses</summary>',
          '',
          `<div className="${BESIDE}">`,
          '',
        ]
      : []),
    '<div className="operation__samples dark-panel">',
    '',
    ...requestTabs(api, operation),
    ...responseTabs(api, operation),
    '</div>',
    '',
    '<div className="operation__details">',
    '',
    ...parameterText(api, operation),
    ...requestBodyText(api, operation),
    ...responsesText(api, operation),
    '</div>',
    '',
    ...(fold ? ['</div>', '', '</details>', ''] : []),
    '</div>',
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function briefText(operation: Operation, like: Operation): string {
  const [one, other] = [operation, like].map(({ value }) => Object.keys(value.responses as object).join());
  if (one !== other) {
    throw new ShortcodeError(`${operation.id} and ${like.id} have different responses.`, 'Leave out like="…".');
  }
  const link = `[${String(like.value.summary)}](#${operationId(like)})`;
  return [
    ...headText(operation, 'operation operation--brief'),
    `It has the same parameters and responses as ${link}.`,
    '',
    '</div>',
  ].join('\n');
}

/** The heading is outside, so that the outline has it. What it returns leaves the operation open. */
function headText(operation: Operation, className: string): string[] {
  const { summary, description } = operation.value as Record<string, string>;
  return [
    `### ${mdxText(summary)} \\{#${operationId(operation)}}`,
    '',
    `<div className="${className}">`,
    '',
    '<div className="operation__lead">',
    '',
    inlineCode(`${operation.method} ${operation.path}`),
    '',
    mdxText(description.replace(NEEDS, '').trim()),
    '',
    `${accessText(operation)} Operation ID: ${inlineCode(operation.id)}.`,
    '',
    '</div>',
    '',
  ];
}

/** What a caller needs: a key with an action, or nothing. */
function accessText({ value, security }: Operation): string {
  if ((security ?? []).length === 0) return "You don't need an API key.";
  const [, needs = 'Requires an API key.'] = NEEDS.exec(String(value.description)) ?? [];
  const withScope = (_: string, scope = 'management') => ` in the [${scope} scope](/reference/iam/scopes).`;
  return needs.replace(/(?<=actions?\b.*?)(?:\s+in\s+the\s+(\w+)\s+scope)?\.$/s, withScope).replace(/\s+/g, ' ');
}
