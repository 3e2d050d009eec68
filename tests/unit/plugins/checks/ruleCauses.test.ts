import { expect, test } from 'vitest';
import { followsByRule } from '../../../../plugins/checks/ruleCauses.ts';
import type { RuleName } from '../../../../plugins/shared/rules/rules.ts';

/** Whether a problem follows from another one, so many lines above it. */
const follows = (cause: string, effect: string, lines: number, file = 'a.mdx') => {
  const problem = (rule: string, line: number, file: string) => ({
    file,
    line,
    column: 1,
    rule: rule as RuleName,
    message: '',
    fix: '',
  });
  const [first, second] = [problem(cause, 100, file), problem(effect, 100 + lines, 'a.mdx')];
  return followsByRule(second, [first, second]);
};

test.each([
  ['samples/option', 'samples/title'],
  ['samples/language', 'samples/unchecked'],
  ['samples/option', 'samples/schema-name'],
  ['samples/language', 'samples/option'],
  ['samples/language', 'samples/shortened'],
  ['characters/hidden', 'spelling/known-word'],
  ['links/form', 'spelling/known-word'],
  ['links/form', 'links/page-exists'],
  ['links/form', 'words/finished'],
  ['links/form', 'words/punctuation'],
  ['samples/http', 'samples/request'],
  ['samples/operation', 'samples/request'],
  ['samples/schema', 'samples/request'],
  ['words/finished', 'spelling/known-word'],
  ['samples/schema', 'spelling/known-word'],
  ['did-methods/form', 'spelling/known-word'],
  ['samples/shortened', 'samples/schema'],
  ['markdown/callout', 'prose/lead'],
  ['images/alt', 'prose/lead'],
  ['markdown/table', 'prose/sentence'],
  ['markdown/heading', 'words/punctuation'],
  ['markdown/table', 'markdown/mark'],
  ['prose/lead', 'prose/sentence'],
  ['words/repeated', 'markdown/numbers'],
  ['links/words', 'prose/filler'],
  ['links/words', 'words/punctuation'],
  ['nav/form', 'spelling/known-word'],
  ['words/brand-token', 'mdx/syntax'],
  ['words/brand-token', 'samples/title'],
  ['words/brand-token', 'front-matter/schema'],
  ['words/brand-token', 'openapi/syntax'],
  ['mdx/expression', 'spelling/known-word'],
  ['mdx/expression', 'words/punctuation'],
  ['links/words', 'samples/slip'],
])('%s brings %s about on its line', (cause, effect) =>
  expect([0, 1, -1].map((lines) => follows(cause, effect, lines))).toEqual([true, false, false]),
);

test.each([
  ['parts/known', 'words/enough'],
  ['words/finished', 'words/enough'],
  ['words/finished', 'sections/next'],
  ['words/finished', 'front-matter/description-unique'],
  ['headings/unique', 'addresses/heading'],
  ['addresses/heading', 'sections/next'],
  ['headings/levels', 'headings/empty'],
  ['markdown/list', 'headings/empty'],
  ['glossary/entry', 'lists/order'],
  ['markdown/fence', 'spelling/known-word'],
  ['links/form', 'sections/next'],
  ['markdown/heading', 'headings/levels'],
  ['headings/one-title', 'headings/levels'],
  ['markdown/case', 'addresses/heading'],
  ['headings/one-title', 'addresses/heading'],
  ['markdown/table', 'sections/frame'],
  ['headings/levels', 'sections/frame'],
  ['spelling/known-word', 'sections/frame'],
  ['sections/frame', 'addresses/heading'],
  ['words/brand-token', 'samples/request'],
  ['files/name', 'words/enough'],
  ['page/empty', 'headings/one-title'],
])('%s brings %s about anywhere in its file', (cause, effect) =>
  expect([follows(cause, effect, 50), follows(cause, effect, -50), follows(cause, effect, 0, 'b.mdx')]).toEqual([
    true,
    true,
    false,
  ]),
);

test('a title is missing on the line above what nothing checks, or on the same', () =>
  expect([0, 1, 2, -1].map((lines) => follows('samples/title', 'samples/unchecked', lines))).toEqual([
    true,
    true,
    false,
    false,
  ]));

test('a command that is cut off is within ten lines of its request', () =>
  expect([0, 10, -10, 11, -11].map((lines) => follows('samples/syntax', 'samples/request', lines))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]));

test.each([
  ['links/form', 'links/form'],
  ['markdown/fence', 'markdown/fence'],
  ['samples/slip', 'samples/slip'],
  ['facts/turned', 'samples/slip'],
  ['headings/empty', 'headings/empty'],
  ['words/agreement', 'words/twice'],
])('%s does not bring %s about', (cause, effect) => expect(follows(cause, effect, 0)).toBe(false));

test('a problem does not follow from itself', () => {
  const one = { file: 'a.mdx', line: 1, column: 1, rule: 'files/name' as const, message: '', fix: '' };
  expect(followsByRule(one, [one])).toBe(false);
});
