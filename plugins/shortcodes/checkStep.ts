import {
  type ExpectedMember,
  memberText,
  pathSteps,
  readMembers,
} from '../../theme/components/CheckStep/expectation.ts';
import { type Operation, responseBodies, responseKey } from '../openapi/operations.ts';
import { type Api, placesOf } from '../openapi/readApis.ts';
import { examplesOf } from '../openapi/samples/sampleRequest.ts';
import { chosen, ShortcodeError } from '../pages/expandShortcodes.ts';
import { isObject, type JsonObject } from '../schemas/jsonValue.ts';
import { inlineCode, listText } from './render/markdownText.ts';
import { allowedValues } from './render/schemaText.ts';

/**
 * `<CheckStep of="management" id="updateStatus" status="200" expect="status = STOPPED" />`: what a step ends with, as
 * a sentence, with a field where readers compare their own response with it. `expect` lists members with semicolons
 * between them, each alone or with its value; `data[policy=proof].error` looks into the item of a list. `file` names
 * the file that the step writes the response into. Such a step prints what matters, so it needs no sentence.
 */
export function checkStepShortcode(api: Api, attributes: Record<string, string>): string {
  const operation = chosen(attributes, 'id', new Map(api.operations.map((one) => [one.id, one])));
  const status = statusOf(operation, attributes.status);
  const members = readMembers(attributes.expect ?? '');
  for (const member of members) checkMember(member, api, operation, status);
  const expectation = JSON.stringify({ status, members, file: attributes.file });
  const field = `<CheckResponse expected={${JSON.stringify(expectation)}} />`;
  if (attributes.file) return field;
  const list = members.map((member) => memberText(member, inlineCode));
  return `The response has status ${status}${contentText(list)}.\n\n${field}`;
}

/**
 * Members that have to be there come first: `and contains `id`, and `status` is `authorized``. A comma before each
 * clause with a value keeps several of them apart.
 */
function contentText(members: readonly string[]): string {
  const named = members.filter((text) => !text.includes(' is '));
  const valued = members.filter((text) => text.includes(' is '));
  const contains = named.length > 0 ? ` and contains ${listText(named)}` : '';
  return contains + valued.map((text, at) => (at < valued.length - 1 ? `, ${text}` : `, and ${text}`)).join('');
}

function statusOf(operation: Operation, written: string | undefined): number {
  const status = Number(written);
  const known = Object.keys((operation.value.responses ?? {}) as JsonObject);
  if (/^[1-5]\d\d$/.test(written ?? '') && responseKey(operation, status) !== undefined) return status;
  throw new ShortcodeError(
    `${operation.id} has no response "${written ?? ''}".`,
    `Write status="…" with one of: ${known.join(', ')}.`,
  );
}

function checkMember({ path, is }: ExpectedMember, api: Api, operation: Operation, status: number): void {
  const steps = pathSteps(path);
  if (!steps)
    throw new ShortcodeError(
      `"${path}" isn't a path.`,
      'Separate names with dots, and select list items with [policy=proof].',
    );
  const bodies = responseBodies(api.document, operation, responseKey(operation, status) ?? '');
  const segments = steps.map((step) => ('name' in step ? step.name : '*'));
  const found = placesOf(api, bodies).flatMap((place) => api.schemas.at(place, segments));
  const examples = bodies.flatMap(({ value }) => examplesOf(api.document, value)).map((example) => example.value);
  if (found.length === 0) {
    const names = [...new Set(examples.filter(isObject).flatMap((example) => Object.keys(example)))];
    throw new ShortcodeError(
      `The response ${status} of ${operation.id} has no member "${path}".`,
      `Write a path into the response in the API description${names.length > 0 ? `, which has: ${names.join(', ')}` : ''}.`,
    );
  }
  const allowed = found.flatMap((place) => allowedValues(api.schemas, place) ?? []);
  if (is === undefined || allowed.length === 0 || allowed.map(String).includes(is)) return;
  throw new ShortcodeError(`"${path}" is never "${is}".`, `Write one of: ${allowed.map(String).join(', ')}.`);
}
