import { describe, expect, test } from 'vitest';
import { differencesOf } from '../../plugins/openapi/apiChanges.ts';
import { currentSurfaces, readSurfaces, readVersions, unrecordedChanges } from '../../plugins/openapi/recordedApis.ts';
import { isObject, type Json, type JsonObject } from '../../plugins/openapi/specFiles.ts';
import { docsDir as docs } from './site.ts';

const current = currentSurfaces(docs);

test('every change of a description is recorded', () => {
  const changes = unrecordedChanges(readSurfaces(docs), current);
  expect(changes, 'Run: npm run api-versions -- --record "What it is about"').toEqual([]);
});

test('every entry of the record says what it is about, and only the first lists no change', () => {
  const versions = readVersions(docs);
  expect(versions.length).toBeGreaterThan(0);
  for (const [index, { version, recorded, note, apis, changes }] of versions.entries()) {
    expect(version).not.toBe('');
    expect(recorded).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(note).toMatch(/^[A-Z].*\.$/);
    expect(apis.map(({ api }) => api)).toContain('verifier');
    expect(changes.length === 0).toBe(index === 0);
  }
  expect(versions.map(({ recorded }) => recorded)).toEqual(versions.map(({ recorded }) => recorded).sort());
});

/** Copies of a value in which one plain value, or one name, is another. */
function* mutantsOf(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) for (const mutant of mutantsOf(item)) yield value.with(at, mutant);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _, ...others } = value;
      yield { ...others, [`${key}x`]: item };
      for (const mutant of mutantsOf(item)) yield { ...value, [key]: mutant };
    }
  } else yield `${value}x`;
}

describe('a change to any promise', () => {
  test.each(Object.keys(current))('of %s is found', (name) => {
    let count = 0;
    for (const mutant of mutantsOf(current[name])) {
      count++;
      if (differencesOf(name, current[name], mutant as JsonObject).length === 0) expect(mutant).toBe('found');
    }
    expect(count).toBeGreaterThan(100);
  });
});
