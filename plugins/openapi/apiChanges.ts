import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject, pointerOf } from '../schemas/jsonValue.ts';
import { RECORD_FOLDER } from '../shared/site.ts';
import { METHODS } from './operations.ts';
import { OPENAPI_FOLDER } from './specFiles.ts';

/** One difference between two versions of a description. */
export interface ApiChange {
  /** File name without extension, such as `verifier`. */
  api: string;
  kind: 'added' | 'removed' | 'changed';
  /** The operation or the object that it is about, such as `POST /verify`; empty for the description as a whole. */
  subject: string;
  /** JSON Pointer from there; empty for all of the subject. */
  place: string;
  /** Plain values before and after, as JSON; empty where there was or is none, or where it is an object. */
  before: string;
  after: string;
}

/** What was recorded at one time: a version of the descriptions, with what changed since the entry before. */
export interface ApiVersion {
  /** `info.version` of the descriptions. */
  version: string;
  /** Day of the record, `YYYY-MM-DD`. */
  recorded: string;
  /** Says to readers what this version is about. */
  note: string;
  /** What each description contains. */
  apis: { api: string; operations: number; objects: number }[];
  changes: ApiChange[];
}

/** Words for people, which may be fixed without a new version. */
const PROSE = ['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags'];
/** Members whose own members are names, so that one called `title` is no prose. */
const NAMES = ['properties', 'patternProperties', '$defs', 'schemas', 'responses', 'parameters', 'headers', 'mapping'];

/** What a description promises to programs: the description without its prose. */
export function surfaceOf(description: JsonObject): JsonObject {
  return withoutProse(description, false) as JsonObject;
}

function withoutProse(value: Json, isNamed: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, false));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => isNamed || !PROSE.includes(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutProse(item, !isNamed && NAMES.includes(key))]));
}

/** Lists what differs between two surfaces of a description, in the order of the pointers. */
export function differencesOf(api: string, before: JsonObject, after: JsonObject): ApiChange[] {
  return compare(before, after, []).map(({ keys, ...values }) => ({ api, ...describe(keys), ...values }));
}

interface Difference extends Pick<ApiChange, 'kind' | 'before' | 'after'> {
  keys: string[];
}

function compare(before: Json | undefined, after: Json | undefined, keys: string[]): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    // A pattern is a name, so a pattern that changed would be listed as removed and added.
    const [old, fresh] = changed;
    if (keys.at(-1) === 'patternProperties' && changed.length === 2 && !(old in after) && !(fresh in before))
      return [{ keys, kind: 'changed', before: plain(old), after: plain(fresh) }];
    return changed.flatMap((name) => compare(before[name], after[name], [...keys, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, keys);
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ keys, kind, before: plain(before), after: plain(after) }];
}

/** Lists of plain values are sets, such as `required`; the items of others keep their place. */
function compareLists(before: Json[], after: Json[], keys: string[]): Difference[] {
  if ([...before, ...after].some((item) => typeof item === 'object')) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, at) => compare(before[at], after[at], [...keys, String(at)])).flat();
  }
  const removed = before.filter((item) => !after.includes(item));
  const added = after.filter((item) => !before.includes(item));
  return [
    ...removed.map((item): Difference => ({ keys, kind: 'removed', before: plain(item), after: '' })),
    ...added.map((item): Difference => ({ keys, kind: 'added', before: '', after: plain(item) })),
  ];
}

const plain = (value: Json | undefined) =>
  value === undefined || typeof value === 'object' ? '' : JSON.stringify(value);

function describe(keys: string[]): Pick<ApiChange, 'subject' | 'place'> {
  const [area, name, member, ...rest] = keys;
  if (area === 'paths' && METHODS.includes(member ?? '')) {
    return { subject: `${member.toUpperCase()} ${name}`, place: pointerOf(rest) };
  }
  if (area === 'paths' && name) return { subject: name, place: pointerOf(keys.slice(2)) };
  if (area === 'components' && member) return { subject: member, place: pointerOf(rest) };
  return { subject: '', place: pointerOf(keys) };
}

/**
 * Writes where a change is, and its values.
 * @param subject written form of what it is about
 * @param code writes code
 */
export function changeText(subject: string, change: ApiChange, code: (text: string) => string): string {
  const [place, before, after] = [change.place, change.before, change.after].map((text) => text && code(text));
  const where = [subject, place].filter(Boolean).join(' at ');
  const values = before && after ? `from ${before} to ${after}` : before || after;
  return values ? `${where}: ${values}` : where;
}

function sizeOf(api: string, surface: JsonObject): ApiVersion['apis'][number] {
  const items = Object.values((surface.paths ?? {}) as JsonObject).filter(isObject);
  const { schemas = {} } = (surface.components ?? {}) as { schemas?: JsonObject };
  const operations = items.flatMap((item) => Object.keys(item).filter((key) => METHODS.includes(key)));
  return { api, operations: operations.length, objects: Object.keys(schemas).length };
}

// The record has the versions, and what the last one promises.
const versionsFile = (docsDir: string) => path.join(docsDir, RECORD_FOLDER, 'versions.json');
const surfaceFile = (docsDir: string) => path.join(docsDir, RECORD_FOLDER, 'surface.json');

const readJson = <Value>(file: string, absent: Value): Value =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent;

/** The recorded versions, first to last; none in a docs folder without a record. */
export const readVersions = (docsDir: string): ApiVersion[] => readJson(versionsFile(docsDir), []);

/** What the last recorded version promises, by the name of its description. */
export const readSurfaces = (docsDir: string): Record<string, JsonObject> => readJson(surfaceFile(docsDir), {});

/** What the descriptions of a docs folder promise now, with the tokens of the brand as they are. */
export function currentSurfaces(docsDir: string): Record<string, JsonObject> {
  const folder = path.join(docsDir, 'public', OPENAPI_FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name.replace(/\.yaml$/, ''), surfaceOf(parse(readFileSync(path.join(folder, name), 'utf8')))]),
  );
}

/** Makes the next entry of the record, with what changed since the last one. */
export function nextVersion(
  recorded: Record<string, JsonObject>,
  current: Record<string, JsonObject>,
  { recorded: day, note }: Pick<ApiVersion, 'recorded' | 'note'>,
): ApiVersion {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(current)])].sort();
  const numbers = Object.values(current).map(({ info }) => String((info as JsonObject).version));
  return {
    version: [...new Set(numbers)].sort().join(', '),
    recorded: day,
    note,
    apis: Object.entries(current).map(([name, surface]) => sizeOf(name, surface)),
    // A first version has nothing to differ from.
    changes:
      Object.keys(recorded).length === 0
        ? []
        : names.flatMap((name) => differencesOf(name, recorded[name] ?? {}, current[name] ?? {})),
  };
}

/** Adds an entry to the record. A day has one entry, because the page about the changes has a heading for each day. */
export function addVersion(versions: readonly ApiVersion[], entry: ApiVersion): ApiVersion[] {
  const last = versions.at(-1);
  if (last?.recorded !== entry.recorded) return [...versions, entry];
  const [note, changes] = [`${last.note} ${entry.note}`, [...last.changes, ...entry.changes]];
  return [...versions.slice(0, -1), { ...entry, note, changes }];
}

export function writeRecord(docsDir: string, versions: ApiVersion[], surfaces: Record<string, JsonObject>): void {
  mkdirSync(path.join(docsDir, RECORD_FOLDER), { recursive: true });
  writeFileSync(versionsFile(docsDir), `${JSON.stringify(versions, null, 2)}\n`);
  // A line for each promise, so that a version control system shows what changed.
  writeFileSync(surfaceFile(docsDir), `${JSON.stringify(surfaces, null, 1)}\n`);
}
