import { describe, expect, test } from 'vitest';
import type { Validate } from '../../../../plugins/schemas/schemaValidator.ts';
import { forgivingShortened, saysShortened } from '../../../../plugins/schemas/shortened.ts';
import { fence } from '../../../../plugins/shortcodes/render/sampleText.ts';

describe('samples with values that are cut off', () => {
  /** Refuses both members, whatever they hold. */
  const strict: Validate = () => [
    { pointer: '/a', expected: 'must be whole' },
    { pointer: '/b', expected: 'must be whole' },
  ];

  test('only texts with an ellipsis are forgiven', () => {
    const judge = forgivingShortened(strict);
    expect(judge({ a: 'z3…', b: 'z3' })).toEqual([{ pointer: '/b', expected: 'must be whole' }]);
    expect(judge({ a: ['z3…'], b: 7 })).toHaveLength(2);
  });

  test.each([
    ['Answer, shortened', true],
    ['Policy response, shortened', true],
    ['A shortened', true],
    ['Unshortened', false],
    [undefined, false],
  ])('%s: %s', (title, says) => {
    expect(saysShortened(title)).toBe(says);
  });

  test('a fence has a title without quotes of its own, what else it says, and an end', () => {
    expect(fence('json', 'The "best" one', '{}', 'schema="x"')).toBe(
      '```json title="The \'best\' one" schema="x"\n{}\n```',
    );
    expect(fence('json', 'One', '{}')).toBe('```json title="One"\n{}\n```');
  });

  test('a part of a page says so by itself, once', () => {
    expect(fence('json', 'Request', '{ "a": "z3…" }')).toMatch(/^```json title="Request, shortened"\n/);
    expect(fence('json', 'Answer, shortened', '"…"')).toMatch(/^```json title="Answer, shortened"\n/);
    expect(fence('json', 'Request', '{ "a": "z3" }')).toMatch(/^```json title="Request"\n/);
  });
});
