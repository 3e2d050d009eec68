import { expect, test } from 'vitest';
import { explainRule, rulesMarkdown } from '../../../../../plugins/shared/rules/rulesText.ts';

test('the handbook has a row for each rule, in at most 1,500 words', () => {
  expect(rulesMarkdown()).toContain(
    '| `files/once` | error | An address belongs to one file. | `keys.mdx` beside `keys/index.mdx` |',
  );
  expect(rulesMarkdown().split(/\s+/).length).toBeLessThan(1500);
});

test('a terminal shows one rule, and nothing for an unknown name', () => {
  expect(explainRule('words/twice')).toContain('words/twice (warning)\n');
  expect(explainRule('toString')).toBeUndefined();
});
