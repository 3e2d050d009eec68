import { expect, test } from 'vitest';
import { type RuleName, rules } from '../../../../../plugins/shared/rules/rules.ts';
import { explainRule, rulesMarkdown } from '../../../../../plugins/shared/rules/rulesText.ts';

const all = Object.entries(rules);

test.each(all)('%s says what stands there, what to write, and why', (name, rule) => {
  expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/);
  // Each is part of a sentence: it ends with none.
  const part = expect.stringMatching(/^[^\s.].*[^\s.]$/s);
  expect(rule).toEqual({ instead: part, write: part, since: part });
});

test('no two rules ask for the same', () => {
  const seen = all.map(([, { instead, write }]) => `${instead} ${write}`);
  const twice = seen.filter((text, index) => seen.indexOf(text) < index);
  // What stands twice in some data is told by the rule of these data.
  expect([...new Set(twice)]).toEqual(['an entry that stands twice one of the two']);
});

test('the handbook has each rule in a row of the table of its chapter', () => {
  const chapters = rulesMarkdown().split('\n\n## ');
  expect(chapters.map((text) => text.split('\n')[0])).toEqual([
    '# Rules',
    'Pages',
    'Words',
    'Links and addresses',
    'Samples',
    'Data',
  ]);
  const rows = chapters.slice(1).map((text) => text.trimEnd().split('\n'));
  for (const [, blank, head, line] of rows)
    expect([blank, head, line]).toEqual(['', '| Rule | Instead of | Write | Since |', '| --- | --- | --- | --- |']);
  const named = rows.flatMap((chapter) => chapter.slice(4).map((row) => /^\| `(.+?)` \|/.exec(row)?.[1]));
  expect(named).toEqual(all.map(([name]) => name));
  // A line between two cells is no line inside of one.
  for (const row of rows.flatMap((chapter) => chapter.slice(4))) expect(row.split(/(?<!\\)\|/)).toHaveLength(6);
});

test('the page says where its rules come from, and ends with a line', () => {
  expect(rulesMarkdown()).toMatch(/^# Rules\n\nEvery problem that `npm run check` reports names its rule\. /);
  expect(rulesMarkdown()).toMatch(/\|\n$/);
});

test('a terminal shows one rule, and none of a name that no rule has', () => {
  const name: RuleName = 'files/once';
  const { instead, write, since } = rules[name];
  expect(explainRule(name)).toBe(`files/once\n  Instead of ${instead},\n  write ${write},\n  since ${since}.`);
  expect(explainRule('files/none')).toBeUndefined();
  expect(explainRule('toString')).toBeUndefined();
});
