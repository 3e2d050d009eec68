import { follow, type SpecFiles } from '../openapi/specFiles.ts';
import { isObject, type JsonValue } from '../schemas/jsonValue.ts';
import { matchesOf } from '../shared/matchesOf.ts';

/** Where a text of data has a name and no prose: in quotes, as a key or a value of YAML, or as code. */
const PLACES = [
  /`([^`\n]+)`/g,
  /"([^"\s]+)"/g,
  /^\s*(?:- )*"?([^\s":]+)"?:(?=\s|$)/gm,
  /(?::|-) +'?([^\s"'{}[\],]+)'?[ \t]*$/gm,
];
const LISTS = [/\[([^\]\n]*)\]/g, /\{ ([^}\n]*)\}/g];
/** A name in a list of YAML, or before the colon of one of its members. */
const LISTED = /[A-Za-z$][\w$.+/-]*(?=:|,|$|\s*\])/g;

/**
 * What texts of data call things: keys, values without a space, and code in their sentences. A word of a sentence is no
 * name. A text need not be well formed, so that its names last while it is edited.
 */
export function vocabularyOf(texts: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const text of texts) {
    for (const place of PLACES) for (const [, name] of matchesOf(text, place)) names.add(name);
    for (const list of LISTS)
      for (const [, items] of matchesOf(text, list)) for (const [name] of matchesOf(items, LISTED)) names.add(name);
  }
  return [...names].sort();
}

/** Which members stand in which, as `timeout` in `web`, in schemas and in examples: "web.timeout". */
export function memberPairs(files: SpecFiles, others: Iterable<JsonValue>): string[] {
  const pairs = new Set<string>();
  for (const [address, { value }] of files) walk(value, address, files, pairs);
  for (const value of others) walk(value, '/', files, pairs);
  return [...pairs].sort();
}

function walk(value: JsonValue, address: string, files: SpecFiles, pairs: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) walk(item, address, files, pairs);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const below of inObject(inner)) pairs.add(`${name}.${below}`);
    walk(inner, address, files, pairs);
  }
  if (isObject(value.properties))
    for (const [name, schema] of Object.entries(value.properties))
      for (const below of members(schema, address, files)) pairs.add(`${name}.${below}`);
}

/** The keys of an object, or of the objects of a list. */
function inObject(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(inObject);
  return isObject(value) ? Object.keys(value) : [];
}

const DEEPEST = 6;
const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'items', 'then', 'else', 'additionalProperties'];

/** The members that a schema lets a value have. */
function members(schema: JsonValue, from: string, files: SpecFiles, depth = 0): string[] {
  const { value, address } = follow(schema, from, files);
  if (!isObject(value) || depth > DEEPEST) return [];
  const below = BRANCHES.flatMap((name) => {
    const branch = value[name];
    return (Array.isArray(branch) ? branch : [branch]).flatMap((one) =>
      one === undefined ? [] : members(one, address, files, depth + 1),
    );
  });
  return [...(isObject(value.properties) ? Object.keys(value.properties) : []), ...below];
}
