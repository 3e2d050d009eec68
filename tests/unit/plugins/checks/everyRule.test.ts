import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { siteChecker } from '../../../../plugins/checks/checkSite.ts';
import { type RuleName, rules } from '../../../../plugins/shared/rules/rules.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import { dataCases, rightDataCases } from './ruleCases/dataCases.ts';
import { linkCases, rightLinkCases } from './ruleCases/linkCases.ts';
import { pageCases, rightPageCases } from './ruleCases/pageCases.ts';
import type { Cases, ProvedElsewhere, RuleCase } from './ruleCases/ruleCase.ts';
import { rightSampleCases, sampleCases } from './ruleCases/sampleCases.ts';
import { rightWordCases, wordCases } from './ruleCases/wordCases.ts';

const tests = path.resolve(import.meta.dirname, '../../..');
const site = mkdtempSync(path.join(tmpdir(), 'every-rule-'));
cpSync(path.join(tests, 'fixtures/smallSite'), site, { recursive: true });
const check = siteChecker(readSiteOptions(site, {}));
afterAll(() => rmSync(site, { recursive: true }));

const cases: Cases<typeof rules> = { ...pageCases, ...wordCases, ...linkCases, ...sampleCases, ...dataCases };
const all = Object.entries(cases) as [RuleName, RuleCase | ProvedElsewhere][];
const made = all.flatMap(([rule, one]) => ('file' in one ? [[rule, one] as const] : []));
const elsewhere = all.flatMap(([rule, one]) => ('provedBy' in one ? [[rule, one.provedBy] as const] : []));

/** Rules whose fix is an act or a thought of the writer, by the reason. */
const TOLD_IN_WORDS: Partial<Record<RuleName, string>> = {
  'front-matter/description-unique': 'only the writer knows what sets the page apart',
  'front-matter/answers-unique': 'only the writer knows which page answers it best',
  'parts/known': 'what a part of an API shows asks for a page that imports its elements',
  'page/empty': 'the page is to be written',
  'page/unreadable': 'the last change is known to the writer alone',
  'files/name': 'the file gets another name',
  'files/ending': 'the file gets another name',
  'files/place': 'the file goes to another folder',
  'files/once': 'one of the files goes',
  'files/leftover': 'the file goes',
  'files/line-ends': 'npm run fix does it, as fixText.test.ts shows',
  'files/encoding': 'an editor saves it in another encoding',
  'files/size': 'the page becomes several',
  'words/enough': 'the page is to be written',
  'glossary/entry': 'a definition is to be written',
  'addresses/form': 'Git has the file',
  'addresses/page': 'a command does it, as chores.test.ts shows',
  'site/form': 'any key of the file may be meant',
  'errors/signs': 'the signs of a cause are to be written',
  'errors/slug': 'a command makes both, as handbookCommands.test.ts shows',
  'policies/name': 'one of two entries goes',
  'did-methods/name': 'one of two entries goes',
  'standards/name': 'one of two entries goes',
};

/** Writes files of the site. @returns what takes them back */
function write(files: [file: string, content: string | Uint8Array][]): () => void {
  const undo = files.map(([name, content]) => {
    const file = path.join(site, name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return () => (before ? writeFileSync(file, before) : rmSync(file));
  });
  return () => {
    for (const take of undo) take();
  };
}

/** The text with the mistake in it. */
function mistaken({ file, from, to }: RuleCase): string | Uint8Array {
  if (from === undefined || typeof to !== 'string') return to;
  const text = readFileSync(path.join(site, file), 'utf8');
  expect(text, `${file} has the text that the case changes`).toContain(from);
  return text.replaceAll(from, () => to);
}

const lineOf = (text: string | Uint8Array, at: number | string) =>
  typeof at === 'number'
    ? at
    : text
        .toString()
        .split('\n')
        .findIndex((row) => row.includes(at)) + 1;

// The first look loads the dictionary, and the first slip the spell checker.
const PATIENCE = { timeout: 60_000 };

test('the small site keeps every rule', PATIENCE, async () => {
  expect((await check()).problems).toEqual([]);
});

test('every rule has a case, and no case is of a rule that is gone', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(rules).sort());
});

test.each(made)('%s is reported at its line', PATIENCE, async (rule, one) => {
  const text = mistaken(one);
  const undo = write([...Object.entries(one.beside ?? {}), [one.file, text]]);
  // Data are read once a turn.
  await nextTurn();
  try {
    const { problems } = await check();
    const found = problems.find((problem) => problem.rule === rule);
    expect(found).toMatchObject({ file: one.told ?? one.file, line: lineOf(text, one.at) });
    expect(found?.fix).toContain(one.fix);
    // A mistake may break a second rule, but must not bury the writer.
    expect(problems.length).toBeLessThanOrEqual(3);
  } finally {
    undo();
    await nextTurn();
  }
});

/** The codes that a cell of the guide shows. */
const codesOf = (cell: string) => [...cell.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , code]) => code);

/** Every place of a text that holds a code of the guide, in which `…` stands for what varies in a line. */
const placesOf = (code: string) =>
  new RegExp(
    code
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\n]*?'),
    'g',
  );

/** Whether a text holds a code of the guide. */
const holds = (text: string, code: string) => text.search(placesOf(code)) >= 0;

/** What a fix names, as in `Did you mean "cors.json"?`. */
const namedIn = (fix: string) =>
  /(?:Did you mean|Write|Add|of:) (?:the )?"?([^"?,]+?)"?(?:[?.,]|$| to| outside)/.exec(fix)?.[1] ?? '';

/**
 * The mistake of a case without it: by what the case says, by what the guide writes instead, or by what was there
 * before, where that is what the run says to write.
 */
function mended(rule: RuleName, one: RuleCase, fix: string): string | undefined {
  const text = mistaken(one).toString();
  const said = rights[rule];
  if (said) return text.replaceAll(said[0], () => said[1]);
  const wrong = codesOf(rules[rule].instead);
  const right = codesOf(rules[rule].write);
  const index = wrong.findIndex((code) => holds(text, code));
  const written = right[index];
  if (written && !written.includes('…')) return text.replaceAll(placesOf(wrong[index]), () => written);
  return one.from !== undefined && namedIn(fix) !== '' && one.from.includes(namedIn(fix))
    ? readFileSync(path.join(site, one.file), 'utf8')
    : undefined;
}

const rights: Partial<Record<RuleName, [from: string, to: string]>> = {
  ...rightPageCases,
  ...rightWordCases,
  ...rightLinkCases,
  ...rightSampleCases,
  ...rightDataCases,
};
const byText = made.filter(([rule]) => !(rule in TOLD_IN_WORDS));

test.each(byText)('%s: what the guide writes instead leaves no problem', async (rule, one) => {
  const beside = Object.entries(one.beside ?? {});
  let undo = write([...beside, [one.file, mistaken(one)]]);
  await nextTurn();
  try {
    const { fix = '' } = (await check()).problems.find((problem) => problem.rule === rule) ?? {};
    undo();
    undo = () => {};
    const text = mended(rule, one, fix);
    expect(text, `${fix} The guide shows what to write, or the case does`).toBeDefined();
    undo = write([...beside, [one.file, text as string]]);
    await nextTurn();
    expect((await check()).problems).toEqual([]);
  } finally {
    undo();
    await nextTurn();
  }
});

test('what is told in words has no text to write', () => {
  const shown = made.filter(([rule]) => rule in TOLD_IN_WORDS);
  expect(shown.map(([rule]) => rule).sort()).toEqual(Object.keys(TOLD_IN_WORDS).sort());
});

test('the mistake that the guide shows is the one that is made', () => {
  const others = made.filter(([rule, one]) => {
    const { instead } = rules[rule];
    // What is not there cannot be shown.
    if (/\b(?:without|not in)\b/.test(instead)) return false;
    const codes = codesOf(instead);
    const text = `${one.file}\n${mistaken(one)}`;
    return codes.length > 0 && !codes.some((code) => holds(text, code));
  });
  expect(others.map(([rule]) => rule)).toEqual([]);
});

test.each(elsewhere)('%s is named by the test that makes it', (rule, file) => {
  expect(readFileSync(path.join(tests, file), 'utf8')).toContain(rule);
});
