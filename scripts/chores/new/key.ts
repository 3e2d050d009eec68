import { type JsonPath, withItem, withMember } from '../jsonEdits.ts';
import { type Change, ChoreError, type Site } from '../site.ts';
import { todo } from './todo.ts';

export interface NewKey {
  /** Service whose configuration has it. */
  service: string;
  /** Its way from the root, such as `policies.proof.skip`. */
  key: string;
  /** JSON type, such as `boolean`. */
  type: string;
  /** Default as JSON. */
  value: string;
  text?: string;
}

interface SchemaObject {
  $ref?: string;
  properties?: Record<string, SchemaObject>;
}

/** A default of each type, as it is written in a shell. */
const WRITTEN: Record<string, string> = {
  boolean: 'true',
  string: `'"text"'`,
  integer: '5',
  number: '0.5',
  array: `'[]'`,
  object: `'{}'`,
};
const TYPES = Object.keys(WRITTEN);

/**
 * Plans a new key of a configuration: in its schema, in the core configuration, on the page of the keys, and in the list of
 * its DID method where it is a setting of one.
 * @throws ChoreError where there is such a key, or its place belongs to several configurations
 */
export function newKey(site: Site, { service, key, type, value, text }: NewKey): Change[] {
  const schema = `${site.docs}/public/spec/json-schema/${service}.configuration.json`;
  const core = `${site.docs}/public/spec/configuration/${service}.core.json`;
  const source = site.texts.get(schema);
  if (source === undefined) throw new ChoreError(`There is no configuration of "${service}".`);
  if (!TYPES.includes(type)) throw new ChoreError(`Say what it holds: --type ${TYPES.join('|')}`);
  const standard = parsed(value);
  if (!isOfType(standard, type))
    throw new ChoreError(
      `The default ${value} is no ${type}. Say another --type, or write --default ${WRITTEN[type]}.`,
    );
  const names = key.split(/[./]/).filter(Boolean);
  const name = names.at(-1);
  if (!name || !names.every((one) => /^[A-Za-z][\w-]*$/.test(one)))
    throw new ChoreError(`"${key}" is no way to a key: write it as policies.proof.skip.`);
  const parent = placeOf(JSON.parse(source), names.slice(0, -1), schema);
  if (parent.schema.properties?.[name]) throw new ChoreError(`${service} has a key ${names.join('.')} already.`);
  const property = {
    title: upperFirst(
      name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
    ),
    description: text ?? `Sets ${todo('what it changes for the reader')}.`,
    type,
    default: standard,
    examples: [otherThan(standard)],
  };
  const written = withMember(source, [...parent.path, 'properties'], name, property);
  const configured = withMember(site.texts.get(core) ?? '{}\n', names.slice(0, -1), name, standard);
  return [
    { kind: 'write', file: schema, text: written },
    { kind: 'write', file: core, text: configured },
    ...(names.length === 1 ? onPage(site, service, name) : []),
    ...(service === 'resolver' ? ofMethod(site, names) : []),
  ];
}

/** A setting of a DID method is listed by the method too. */
function ofMethod(site: Site, names: string[]): Change[] {
  const file = `${site.docs}/public/spec/did-methods.json`;
  const text = site.texts.get(file);
  const [folder, key, ...below] = names;
  if (text === undefined || folder !== 'methods' || below.length !== 1) return [];
  const { methods } = JSON.parse(text) as { methods: { key: string }[] };
  const next = methods.reduce(
    (now, method, index) =>
      method.key === key ? withItem(now, ['methods', index, 'options'], `/${names.join('/')}`) : now,
    text,
  );
  return next === text ? [] : [{ kind: 'write', file, text: next }];
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new ChoreError(`The default is no JSON: ${value}. Write --default true, --default 5 or --default '"text"'.`);
  }
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function placeOf(root: SchemaObject, names: string[], file: string): { path: JsonPath; schema: SchemaObject } {
  const path: JsonPath = [];
  let schema = root;
  for (const name of names) {
    const next = schema.properties?.[name];
    if (!next) throw new ChoreError(`The configuration has no ${name} in ${names.join('.')}.`);
    if (next.$ref)
      throw new ChoreError(`${name} refers to ${next.$ref}, which others use too. Add the key there in ${file}.`);
    path.push('properties', name);
    schema = next;
  }
  return { path, schema };
}

/** Another value of the same kind, as an example of what to write. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return value === '' ? 'example' : value;
  return value;
}

/** A key of the first level has a tag of its own on the page, after the last of the others. */
function onPage(site: Site, service: string, name: string): Change[] {
  const tag = new RegExp(`^<ConfigurationKeys of="${service}" (?:key|under|below)="[^"]+" />$`, 'gm');
  for (const file of site.pages.values()) {
    const text = site.texts.get(file) ?? '';
    const last = [...text.matchAll(tag)].at(-1);
    if (!last) continue;
    const end = last.index + last[0].length;
    const next = `${text.slice(0, end)}\n\n<ConfigurationKeys of="${service}" under="/${name}" />${text.slice(end)}`;
    return [{ kind: 'write', file, text: next }];
  }
  return [];
}

const upperFirst = (text: string) => text[0].toUpperCase() + text.slice(1);
