import { expect, test } from 'vitest';
import { withItem } from '../../../../scripts/codemods/jsonEdits.ts';

test('another item leaves the lines of the others alone', () => {
  expect(withItem('[\n  { "name": "a" }\n]\n', [], { name: 'b' })).toContain('  { "name": "a" }');
});
