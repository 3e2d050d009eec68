import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_TYPES, schemaTypes } from '../../scripts/generate/schemaTypes.ts';

test('types of published data are those of their schemas (after a change of one: npm run generate)', async () => {
  const made = await schemaTypes();
  const kept = readdirSync(SCHEMA_TYPES).map((name) => [name, readFileSync(path.join(SCHEMA_TYPES, name), 'utf8')]);
  expect(Object.fromEntries(kept)).toEqual(made);
}, 20_000);
