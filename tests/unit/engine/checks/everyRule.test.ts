import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type RuleName, rules } from '../../../../engine/base/rules/rules.ts';
import { siteChecker } from '../../../../engine/checks/siteChecker.ts';
import { dataCases } from './ruleCases/dataCases.ts';
import { linkCases } from './ruleCases/linkCases.ts';
import { pageCases } from './ruleCases/pageCases.ts';
import type { Cases, ProvedElsewhere, RuleCase } from './ruleCases/ruleCase.ts';
import { sampleCases } from './ruleCases/sampleCases.ts';
import { wordCases } from './ruleCases/wordCases.ts';

const tests = path.resolve(import.meta.dirname, '../../..');
const site = mkdtempSync(path.join(tmpdir(), 'every-rule-'));
cpSync(path.join(tests, 'fixtures/smallSite'), site, { recursive: true });
cpSync(path.join(tests, '../brand.json'), path.join(site, 'brand.json'));
const checker = siteChecker(site, {});
afterAll(() => rmSync(site, { recursive: true }));

const cases: Cases<typeof rules> = { ...pageCases, ...wordCases, ...linkCases, ...sampleCases, ...dataCases };
const all = Object.entries(cases) as [RuleName, RuleCase | ProvedElsewhere][];
const made = all.flatMap(([rule, one]) => ('file' in one ? [[rule, one] as const] : []));
const elsewhere = all.flatMap(([rule, one]) => ('provedBy' in one ? [[rule, one.provedBy] as const] : []));

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

// The first look loads the dictionary.
test('the small site keeps every rule', { timeout: 60_000 }, async () => {
  expect((await checker.check()).problems).toEqual([]);
});

test('every rule has a case, and no case is of a rule that is gone', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(rules).sort());
});

test.each(made)('%s is what a run reports, alone and at its line', async (rule, one) => {
  const text = mistaken(one);
  const undo = write([...Object.entries(one.beside ?? {}), [one.file, text]]);
  // Data are read once a turn.
  await nextTurn();
  try {
    const { problems } = await checker.check();
    expect(problems).toEqual([
      expect.objectContaining({ file: one.told ?? one.file, line: lineOf(text, one.at), rule }),
    ]);
    expect(problems[0].fix).toContain(one.fix);
  } finally {
    undo();
    await nextTurn();
  }
});

/** Whether a text holds code of the guide, in which `…` stands for what varies. */
const holds = (text: string, code: string) => {
  const parts = code.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*')).test(text);
};

test('the mistake that the guide shows is the one that is made', () => {
  const others = made.filter(([rule, one]) => {
    const { instead } = rules[rule];
    // What is not there cannot be shown.
    if (/\b(?:without|not in)\b/.test(instead)) return false;
    const codes = [...instead.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , code]) => code);
    const text = `${one.file}\n${mistaken(one)}`;
    return codes.length > 0 && !codes.some((code) => holds(text, code));
  });
  expect(others.map(([rule]) => rule)).toEqual([]);
});

test.each(elsewhere)('%s is named by the test that makes it', (rule, file) => {
  expect(readFileSync(path.join(tests, file), 'utf8')).toContain(rule);
});
