import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { RECORD_FOLDER } from '../shared/site.ts';
import { type ApiChange, type ApiVersion, differencesOf, sizeOf, surfaceOf } from './apiChanges.ts';
import { type JsonObject, OPENAPI_FOLDER } from './specFiles.ts';

// The record holds the versions, and what the last one promises.
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

/** What changed since the last record. */
export function unrecordedChanges(
  recorded: Record<string, JsonObject>,
  current: Record<string, JsonObject>,
): ApiChange[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(current)])].sort();
  return names.flatMap((name) => differencesOf(name, recorded[name] ?? {}, current[name] ?? {}));
}

/** Makes the next entry of the record. */
export function nextVersion(
  recorded: Record<string, JsonObject>,
  current: Record<string, JsonObject>,
  { recorded: day, note }: Pick<ApiVersion, 'recorded' | 'note'>,
): ApiVersion {
  const numbers = Object.values(current).map(({ info }) => String((info as JsonObject).version));
  return {
    version: [...new Set(numbers)].sort().join(', '),
    recorded: day,
    note,
    apis: Object.entries(current).map(([name, surface]) => sizeOf(name, surface)),
    // A first version has nothing to differ from.
    changes: Object.keys(recorded).length === 0 ? [] : unrecordedChanges(recorded, current),
  };
}

/** Writes the record. */
export function writeRecord(docsDir: string, versions: ApiVersion[], surfaces: Record<string, JsonObject>): void {
  mkdirSync(path.join(docsDir, RECORD_FOLDER), { recursive: true });
  writeFileSync(versionsFile(docsDir), `${JSON.stringify(versions, null, 2)}\n`);
  // A line for each promise, so that a version control system shows what changed.
  writeFileSync(surfaceFile(docsDir), `${JSON.stringify(surfaces, null, 1)}\n`);
}
