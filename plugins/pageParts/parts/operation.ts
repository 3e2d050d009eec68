import type { Operation } from '../../openapi/operations.ts';
import type { Api } from '../../openapi/readApis.ts';
import { chosen, type Part, PartError } from '../expandPage.ts';
import { answersText } from '../render/answerText.ts';
import { operationId } from '../render/fieldParts.ts';
import { inlineCode, mdxText } from '../render/markdownText.ts';
import { otherBodies, parameterText, requestBodyText, requestTabs } from '../render/requestText.ts';

/** The sentence of a description that names the permission, in its two forms. */
const permission =
  /\s*Needs the (actions? `[\w-]+`(?: and `[\w-]+`)?) (?:in the (\w+) scope|on (`[\w-]+`)(?: of (`[\w-]+`))?)\./;
/** The sentence that a description ends with where no key is needed. */
const keyless = /\s*Takes no API key\./;

/**
 * `<Operation of="verifier" id="verifyCredential" />`: one operation in full. With `like="otherId"` only what differs
 * from an operation with the same parameters and answers.
 */
export function operationPart(apis: ReadonlyMap<string, Api>): Part {
  return (attributes) => {
    const api = chosen(attributes, 'of', apis);
    const byId = new Map(api.operations.map((operation) => [operation.id, operation]));
    const operation = chosen(attributes, 'id', byId);
    const level = attributes.level ?? '3';
    if (attributes.like === undefined) return operationText(api, operation, level);
    return briefText(operation, chosen({ like: attributes.like }, 'like', byId), level);
  };
}

/** `<Operations of="iam" tag="API keys" />`: all operations of an API, or those of one tag. */
export function operationsPart(apis: ReadonlyMap<string, Api>): Part {
  return (attributes) => {
    const api = chosen(attributes, 'of', apis);
    const operations = operationsOfTag(api, attributes);
    return operations.map((operation) => operationText(api, operation, attributes.level ?? '3')).join('\n\n');
  };
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

function operationText(api: Api, operation: Operation, level: string): string {
  return [
    ...headText(operation, level),
    ...parameterText(api, operation),
    ...requestBodyText(api, operation),
    ...requestTabs(api, operation),
    ...otherBodies(api, operation),
    ...answersText(api, operation),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function briefText(operation: Operation, like: Operation, level: string): string {
  const [one, other] = [operation, like].map(({ value }) => Object.keys(value.responses as object).join());
  if (one !== other) {
    throw new PartError(`${operation.id} and ${like.id} have other answers.`, 'Leave out like="…".');
  }
  const link = `[${String(like.value.summary)}](#${operationId(like)})`;
  return [...headText(operation, level), `Parameters and answers are those of ${link}.`].join('\n');
}

function headText(operation: Operation, level: string): string[] {
  if (!/^[2-4]$/.test(level)) throw new PartError(`There is no level "${level}".`, 'Write level="2", "3" or "4".');
  const { summary, description } = operation.value as Record<string, string>;
  const said = description.replace(permission, '').replace(keyless, '').trim();
  return [
    `${'#'.repeat(Number(level))} ${mdxText(summary)} \\{#${operationId(operation)}}`,
    '',
    inlineCode(`${operation.method} ${operation.path}`),
    '',
    mdxText(said),
    '',
    `${accessText(operation)} Operation ID: ${inlineCode(operation.id)}.`,
    '',
  ];
}

/** What a caller needs: a key with an action, or nothing. */
function accessText({ value, security }: Operation): string {
  if ((security ?? []).length === 0) return 'Takes no API key.';
  const [, actions, scope, type, service] = permission.exec(String(value.description)) ?? [];
  if (actions === undefined) return 'Needs an API key.';
  const on = type ? ` on ${type}${service ? ` of ${service}` : ''}` : '';
  return `Needs the ${actions}${on} in the [${scope ?? 'management'} scope](/reference/iam/scopes).`;
}
