import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EDITOR_SCHEMAS, editorSchemas } from '../../scripts/generate/editorSchemas.ts';

test('the schemas for editors are those of the check; npm run generate writes them', () => {
  const generated = editorSchemas();
  expect(readdirSync(EDITOR_SCHEMAS).sort()).toEqual([...generated.keys()].sort());
  for (const [name, text] of generated) expect(readFileSync(path.join(EDITOR_SCHEMAS, name), 'utf8')).toBe(text);
});
