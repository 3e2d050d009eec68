import { expect, test } from 'vitest';
import { forgivingShortened } from '../../../../plugins/schemas/shortened.ts';
import { fence } from '../../../../plugins/shortcodes/render/sampleText.ts';

test('only texts with an ellipsis are forgiven', () => {
  const findings = ['/a', '/b'].map((pointer) => ({ pointer, expected: 'must be whole' }));
  const validate = forgivingShortened(() => findings);
  expect(validate({ a: 'z3…', b: 'z3' })).toEqual([findings[1]]);
  expect(validate({ a: ['z3…'], b: 7 })).toEqual(findings);
});

test.each([
  ['The "best" one', '{ "a": "z3" }', `\`\`\`json title="The 'best' one" schema="x"`],
  ['Request', '{ "a": "z3…" }', '```json title="Request (shortened)" schema="x"'],
  ['Answer (shortened)', '"…"', '```json title="Answer (shortened)" schema="x"'],
])('a fence with the title %s and the code %s begins with %s', (title, code, first) => {
  expect(fence('json', title, code, 'schema="x"')).toBe(`${first}\n${code}\n\`\`\``);
});
