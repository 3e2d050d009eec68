import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportedProblems } from '../../../../plugins/checks/reportedProblems.ts';
import type { Problem } from '../../../../plugins/shared/problem.ts';
import type { RuleName } from '../../../../plugins/shared/rules/ruleTable.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';

const root = mkdtempSync(path.join(tmpdir(), 'reported-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, 'docs/guides/deep'), { recursive: true });

const problem = (rule: RuleName, line = 5, file = 'docs/guides/deep/a.mdx'): Problem => ({
  file,
  line,
  column: 1,
  rule,
  message: `${rule} is broken.`,
  fix: 'Fix it.',
});

function report(found: Problem[], { page = '', settings = '{}' } = {}): string[] {
  writeFileSync(path.join(root, 'docs/guides/deep/a.mdx'), page);
  writeFileSync(path.join(root, 'docs/_checks.json'), settings);
  const reported = reportedProblems(found, readSiteOptions(root, {}));
  return reported.map(({ severity, rule, line }) => `${severity} ${rule} ${line}`);
}

const link = problem('links/page-exists');
const filler = problem('words/style');

test('is sorted by place, each problem once, with the severity of its rule', () => {
  const found = [link, filler, link, problem('links/form', 2)];
  expect(report(found)).toEqual(['error links/form 2', 'error links/page-exists 5', 'warning words/style 5']);
});

test('reports a placeholder in brackets once', () => {
  expect(report([problem('links/form'), problem('words/unfinished')])).toEqual(['error words/unfinished 5']);
});

test.each<[name: string, settings: object, reported: string[]]>([
  ['the site', { rules: { 'links/page-exists': 'warning', 'words/style': 'off' } }, ['warning links/page-exists 5']],
  [
    'the deepest folder',
    {
      rules: { 'links/page-exists': 'off' },
      folders: { docs: { 'words/style': 'off' }, 'docs/guides': { 'words/style': 'error' }, 'docs/gui': {} },
    },
    ['error words/style 5'],
  ],
  [
    'a different folder',
    { folders: { 'docs/guide': { 'words/style': 'off' } } },
    ['error links/page-exists 5', 'warning words/style 5'],
  ],
])('follows the settings of %s', (_, settings, reported) => {
  expect(report([link, filler], { settings: JSON.stringify(settings) })).toEqual(reported);
});

test.each([['{'], ['{ "rules": { "links/page-exist": "off" } }'], ['{ "rules": { "links/page-exists": "no" } }']])(
  'reports wrong settings: %s',
  (settings) =>
    expect(report([link], { settings })).toEqual([
      expect.stringMatching(/^error (?:json|data)\//),
      'error links/page-exists 5',
    ]),
);

test.each<[name: string, comment: string, isOff: boolean]>([
  ['a comment with a reason', '{/* check-off links/page-exists: it is an example */}', true],
  ['a comment in HTML', '<!-- check-off links/page-exists: it is an example -->', true],
  ['two comments', '{/* check-off links/page-exists: a */}\n{/* check-off words/style: b */}', true],
  ['a comment and an empty line', '{/* check-off links/page-exists: it is an example */}\n', true],
  ['a comment without a reason', '{/* check-off links/page-exists */}', false],
  ['a different rule', '{/* check-off links/form: it is an example */}', false],
  ['a comment further above', '{/* check-off links/page-exists: it is an example */}\nA sentence.', false],
])('follows %s above the line', (_, comment, isOff) => {
  const rows = comment.split('\n').length;
  const page = `${'\n'.repeat(4 - rows)}${comment}\nA link.\n`;
  expect(report([link], { page })).toEqual(isOff ? [] : ['error links/page-exists 5']);
});

test.each<[rule: RuleName, line: number, reported: string[]]>([
  ['files/line-ends', 1, ['error files/line-ends 1']],
  ['markdown/fence', 4, ['error links/form 2', 'error markdown/fence 4']],
])('leaves out what follows from %s', (rule, line, reported) => {
  expect(report([link, problem('links/form', 2), problem(rule, line)])).toEqual(reported);
  expect(report([{ ...link, file: 'docs/b.mdx' }, problem(rule, line)])).toHaveLength(2);
  const settings = JSON.stringify({ rules: { [rule]: 'off' } });
  expect(report([link, problem(rule, line)], { settings })).toEqual(['error links/page-exists 5']);
});
