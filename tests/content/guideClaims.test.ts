import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { FENCE_OPTIONS } from '../../plugins/checks/rules/fences.ts';
import { checkFiles } from '../../plugins/checks/rules/files.ts';
import { siteChecker } from '../../plugins/checks/siteChecker.ts';
import { openFolder } from '../../plugins/shared/folder.ts';
import type { Problem } from '../../plugins/shared/problem.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';
import { copySite } from '../changedSite.ts';
import { keptForRun } from '../mistakes/keptInMemory.ts';
import { pages } from './pages.ts';
import { docsDir, root, tokens } from './site.ts';

// What `handbook/writing.md` says of the check, made true or false by the check itself on a copy of the site.

const guide = readFileSync(path.join(root, 'handbook/writing.md'), 'utf8');
const copy = mkdtempSync(path.join(tmpdir(), 'guide-claims-'));
copySite(root, copy);
const checker = siteChecker(copy, {}, keptForRun(root));
afterAll(() => rmSync(copy, { recursive: true }));

const PAGE = 'docs/explanations/threat-model.mdx';
const original = readFileSync(path.join(copy, PAGE), 'utf8');
const PATIENCE = 120_000;

/** Cells of the table whose first row begins with a name. */
function tableOf(name: string): string[][] {
  const rows = guide.slice(guide.indexOf(`| ${name} |`)).split('\n');
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(2, end).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const codesOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** What the check says of some lines, each a paragraph of its own before the last section of a page. */
async function saidOf(lines: readonly string[]): Promise<Map<string, Problem[]>> {
  const at = original.lastIndexOf('\n## ');
  const head = `${original.slice(0, at)}\n`;
  writeFileSync(path.join(copy, PAGE), `${head}${lines.join('\n\n')}\n${original.slice(at)}`);
  await nextTurn();
  const { problems } = await checker.check();
  writeFileSync(path.join(copy, PAGE), original);
  expect(problems.filter(({ file }) => file !== PAGE)).toEqual([]);
  let from = head.split('\n').length;
  return new Map(
    lines.map((line) => {
      const to = from + line.split('\n').length;
      const own = problems.filter((problem) => problem.line >= from && problem.line < to);
      from = to + 1;
      return [line, own];
    }),
  );
}
const rulesOf = (said: Map<string, Problem[]>, line: string) => said.get(line)?.map(({ rule }) => rule);

test('the tokens are those that there are', () => {
  const named = guide.match(/%brand\.\w+%/g) ?? [];
  const hosts = ['%brand.homepage%', '%brand.dashboard%', '%brand.support%'].map((name) => name.replace(/%$/, 'Host%'));
  expect([...new Set([...named, ...hosts])].sort()).toEqual(Object.keys(tokens).sort());
});

test('the options of a sample are those that the check knows', () => {
  const named = tableOf('Option').flatMap(([cell]) => codesOf(cell).map((code) => code.replace(/=.*/, '')));
  expect(named.sort()).toEqual(Object.keys(FENCE_OPTIONS).sort());
});

test('the table of parts has every tag that there is', () => {
  const named = tableOf('Tags').flatMap(([cell]) => codesOf(cell));
  const isNamed = (tag: string) =>
    named.some((name) => (name.endsWith('…') ? tag.startsWith(name.slice(0, -1)) : name === tag));
  // Parts that have sections of their own in the guide.
  const elsewhere = (tag: string) => guide.includes(`\`<${tag}`);
  const { names } = pageParts({ docsDir, root });
  expect(names().filter((tag) => !isNamed(tag) && !elsewhere(tag))).toEqual([]);
  const exact = named.filter((name) => !name.endsWith('…'));
  expect(exact.filter((name) => !names().includes(name))).toEqual([]);
});

test('each way to name a schema takes what our pages show, and refuses something else', {
  timeout: PATIENCE,
}, async () => {
  const forms = tableOf('The fence').flatMap(([cell]) => codesOf(cell).filter((code) => code.startsWith('schema=')));
  expect(forms.length).toBeGreaterThan(8);
  const said = await saidOf(
    forms.map(
      (form) =>
        `\`\`\`json title="Something else" ${form}\n${form.includes('list of') ? '["no such value"]' : '"no such value"'}\n\`\`\``,
    ),
  );
  for (const [sample, problems] of said)
    expect([sample, problems[0]?.rule]).toEqual([sample, expect.stringMatching(/^samples\/(?:schema|request)$/)]);
  // The check holds our pages, so that a way which stands on one is a way that takes what is right.
  const sources = pages.map(({ source }) => source).join('\n');
  const ways = new Set(forms.map((form) => /^[^#]*?(?: of |#|"$)/.exec(form)?.[0] ?? form));
  expect([...ways].filter((way) => !sources.includes(way)).length).toBeLessThan(3);
});

test('of the sentences to avoid, the check finds those that the guide says, and none of the others', {
  timeout: PATIENCE,
}, async () => {
  const rows = tableOf('Before');
  const asText = (text: string) => (/^(?:[A-Z]\w+ ){3,}[A-Z]\w+$/.test(text) ? `## ${text}` : text);
  const before = rows.map(([text]) => asText(text));
  const after = rows.map(([, text]) => (text === 'Configure a gateway' ? `## ${text}` : text));
  const said = await saidOf([...before, ...after]);
  const found = before.map((text) => (said.get(text)?.length ?? 0) > 0);
  expect(found).toEqual([true, false, true, true, false, false]);
  expect(guide).toContain('Of what stands under Before, the check finds the first, the third and the fourth.');
  expect(after.flatMap((text) => said.get(text) ?? [])).toEqual([]);
});

test('an image needs words of its own, a file that is there, and a place on this site', {
  timeout: PATIENCE,
}, async () => {
  const file = 'logo.svg';
  const [none, name, missing, other, right] = [
    `![](/${file})`,
    `![${file}](/${file})`,
    '![A wallet answers a verifier](/none.svg)',
    '![A wallet answers a verifier](https://example.com/flow.svg)',
    `![A wallet answers a verifier](/${file})`,
  ];
  const said = await saidOf([none, name, missing, other, right]);
  expect([none, name, missing, other, right].map((line) => rulesOf(said, line))).toEqual([
    ['images/alt'],
    ['images/alt'],
    ['images/file'],
    ['images/file'],
    [],
  ]);
});

test('figures of the guide are those of the rules', { timeout: PATIENCE }, async () => {
  const sentence = (words: number) =>
    `The verifier checks ${'a key and '
      .repeat(20)
      .split(' ')
      .slice(0, words - 4)
      .join(' ')} credentials.`;
  const [long, short] = [31, 30].map((words) => sentence(words).replace(/ and credentials/, ' also credentials'));
  const said = await saidOf([long, short]);
  expect(guide).toContain('a sentence of more than 30 words');
  expect(rulesOf(said, long)).toContain('prose/sentence');
  expect(rulesOf(said, short)).not.toContain('prose/sentence');

  const described = async (length: number) => {
    const text = `${'Tells what an attacker can do. '.repeat(8).slice(0, length - 1)}.`;
    writeFileSync(path.join(copy, PAGE), original.replace(/^description: .*$/m, `description: ${text}`));
    await nextTurn();
    const { problems } = await checker.check();
    writeFileSync(path.join(copy, PAGE), original);
    return problems.some(({ rule }) => rule === 'front-matter/schema');
  };
  expect(guide).toContain('a description of 80 to 160 characters');
  const isWrong: boolean[] = [];
  for (const length of [79, 80, 160, 161]) isWrong.push(await described(length));
  expect(isWrong).toEqual([true, false, false, true]);
});

test('an image has a name of small letters, digits and hyphens', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-images-'));
  mkdirSync(path.join(folder, 'public'));
  for (const name of ['Flow_1.svg', 'flow-1.svg']) writeFileSync(path.join(folder, 'public', name), '<svg/>');
  const problems = checkFiles(openFolder(folder), folder);
  rmSync(folder, { recursive: true });
  expect(problems.map(({ file, rule, fix }) => [file, rule, fix])).toEqual([
    ['public/Flow_1.svg', 'files/name', 'Name it public/flow-1.svg, also where pages show it.'],
  ]);
});
