import { findNodeAtLocation } from 'jsonc-parser';
import { LineCounter, parseDocument } from 'yaml';
import { isObject, type Json, type JsonObject, keysOfPointer, valueAt } from '../schemas/jsonValue.ts';
import { type JsonFile, positionOf } from '../shared/jsonFile.ts';
import { memoize } from '../shared/memoize.ts';
import type { Problem } from '../shared/problem.ts';
import { yamlErrors } from '../shared/yamlError.ts';
import { yamlValue } from '../shared/yamlValue.ts';

/** Folder of the API descriptions, from the site root. */
export const OPENAPI_FOLDER = '/spec/openapi/';
/** Folder of the collections for Postman, from the site root. */
export const POSTMAN_FOLDER = '/spec/postman/';
/** Folder of the JSON Schemas that they refer to, from the site root. */
export const SCHEMA_FOLDER = '/spec/json-schema/';
/** Folder of the schemas of bodies, which are written from the descriptions. */
export const BODY_FOLDER = `${SCHEMA_FOLDER}api/`;

export interface SpecFile {
  /** Path from the repository root, for messages. */
  file: string;
  value: JsonObject;
  /** Line and column, both from 1, of the value at a path of keys, or of the nearest value above it. */
  placeOf(keys: readonly string[]): { line: number; column: number };
}

/** Descriptions and schemas by address, which is the path from the site root. */
export type SpecFiles = ReadonlyMap<string, SpecFile>;

type Place = ReturnType<SpecFile['placeOf']>;

const FIX_SYNTAX = 'Check the indentation, quotes and colons around this place.';
const START: Place = { line: 1, column: 1 };

/**
 * Parses a YAML file.
 * @param file path for messages
 * @returns the file, or the problem that keeps it from being read
 */
export function parseSpecFile(file: string, text: string): SpecFile | { problems: Problem[] } {
  const read = yamlValue(text);
  // A document with places takes long to make, and most descriptions are right.
  const places = memoize(() => {
    const counter = new LineCounter();
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
    const at = (offset: number): Place => {
      const { line, col } = counter.linePos(offset);
      return { line, column: col };
    };
    return { document, at };
  });
  // The first error is the cause; those after it follow from it.
  const [error] = read ? [] : yamlErrors(places().document);
  if (error) {
    return { problems: [unread(file, places().at(error.offset), `This is not YAML: ${error.message}`)] };
  }
  return specFile(file, read ? read.value : places().document.toJS(), (keys) => {
    const { document, at } = places();
    const node = document.getIn(keys.map(indexOrKey), true) as { range?: number[] } | undefined;
    return node?.range && at(node.range[0]);
  });
}

/** A JSON file that was read without problems, as a file of the specification. */
export function specFileOf(json: JsonFile): SpecFile | { problems: Problem[] } {
  return specFile(json.file, json.value, (keys) => {
    const node = json.root && findNodeAtLocation(json.root, keys.map(indexOrKey));
    return node && positionOf(json, node);
  });
}

/** @param find place of the value at a path of keys, if there is one */
function specFile(
  file: string,
  value: unknown,
  find: (keys: string[]) => Place | undefined,
): SpecFile | { problems: Problem[] } {
  if (!isObject(value)) return { problems: [unread(file, START, "This file isn't an object.")] };
  const placeOf = (keys: readonly string[]): Place =>
    keys.length === 0 ? START : (find([...keys]) ?? placeOf(keys.slice(0, -1)));
  return { file, value, placeOf };
}

function unread(file: string, place: Place, message: string): Problem {
  return { file, ...place, rule: 'openapi/valid', message, fix: FIX_SYNTAX };
}

function indexOrKey(key: string): string | number {
  return /^\d+$/.test(key) && key.length < 3 ? Number(key) : key;
}

/** A reference, as the address of a file and the keys inside it. */
export interface Target {
  address: string;
  keys: string[];
}

/** Resolves a `$ref` against the address of its file. */
export function targetOf(ref: string, address: string): Target {
  const [path, pointer = ''] = ref.split('#');
  const resolved = path === '' ? address : new URL(path, `spec:${address}`).pathname;
  return { address: resolved, keys: keysOfPointer(pointer) };
}

/**
 * Follows a value that may be a reference, in any of the files.
 * @returns null where nothing is at its end, or where it leads in a circle
 */
export function follow(value: Json, address: string, files: SpecFiles, left = 20): Json {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  const target = targetOf(value.$ref, address);
  const next = valueAt(files.get(target.address)?.value ?? null, target.keys) ?? null;
  return left === 0 ? null : follow(next, target.address, files, left - 1);
}
