import { isObject, type Json, type JsonObject, pointerPart, readJson } from '../base/index.ts';

export type Scope = 'management' | 'service';

export interface Statement {
  effect: 'allow' | 'deny';
  scope: Scope;
  actions: string[];
  resources: Resource[];
}

/** The fields of a resource, in the order in which documents write them. */
export const FIELDS = ['region', 'service', 'resourceType', 'resourceId'] as const;

/** A resource, or the pattern of one, where `*` is any value of its field. */
export type Resource = Record<(typeof FIELDS)[number], string>;

/** What is wrong with a policy document, and where. */
export class PolicyProblem extends Error {
  /** JSON Pointer into the document. */
  readonly pointer: string;
  /** Where it is no JSON, the place in its text, in characters. */
  readonly at: number | undefined;

  constructor(pointer: string, message: string, at?: number) {
    super(message);
    this.pointer = pointer;
    this.at = at;
  }
}

/** Reads a policy document of version 1.0. @throws PolicyProblem for what the platform would not save. */
export function readPolicy(text: string): Statement[] {
  const read = readJson(text, 'The document');
  if ('fault' in read) throw new PolicyProblem('', read.fault, read.at);
  const document = read.value;
  const { version, permissions } = membersOf(document, '', ['version', 'permissions']);
  if (version !== '1.0') throw new PolicyProblem('/version', 'The version must be "1.0".');
  return entriesAt(permissions, '/permissions').map((one, index) => readStatement(one, `/permissions/${index}`));
}

function readStatement(value: Json, pointer: string): Statement {
  const { effect, scope, actions, resources } = membersOf(value, pointer, ['effect', 'scope', 'actions', 'resources']);
  return {
    effect: oneOf(effect, ['allow', 'deny'] as const, `${pointer}/effect`),
    scope: oneOf(scope, ['management', 'service'] as const, `${pointer}/scope`),
    actions: entriesAt(actions, `${pointer}/actions`).map((one, index) => stringAt(one, `${pointer}/actions/${index}`)),
    resources: entriesAt(resources, `${pointer}/resources`).map((one, index) =>
      readResource(one, `${pointer}/resources/${index}`),
    ),
  };
}

function readResource(value: Json, pointer: string): Resource {
  const members = membersOf(value, pointer, [...FIELDS]);
  const fields = FIELDS.map((name) => {
    const text = stringAt(members[name], `${pointer}/${name}`);
    if (text === '' || (text.includes('*') && text !== '*'))
      throw new PolicyProblem(`${pointer}/${name}`, "An asterisk has to be the entire value. It can't be part of it.");
    return [name, text];
  });
  return Object.fromEntries(fields);
}

function membersOf(value: Json, pointer: string, names: string[]): JsonObject {
  if (!isObject(value)) throw new PolicyProblem(pointer, 'This has to be an object.');
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new PolicyProblem(`${pointer}/${pointerPart(unknown)}`, `The member ${unknown} is unknown.`);
  const missing = names.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) throw new PolicyProblem(pointer, `The member ${missing} is missing.`);
  return value;
}

function entriesAt(value: Json, pointer: string): Json[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new PolicyProblem(pointer, 'This has to be a list with at least one entry.');
  return value;
}

function stringAt(value: Json, pointer: string): string {
  if (typeof value !== 'string') throw new PolicyProblem(pointer, 'This has to be a string.');
  return value;
}

function oneOf<T extends string>(value: Json, names: readonly T[], pointer: string): T {
  const found = names.find((name) => name === value);
  if (!found) throw new PolicyProblem(pointer, `This must be ${names.map((name) => `"${name}"`).join(' or ')}.`);
  return found;
}
