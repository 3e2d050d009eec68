import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { applyEdits } from '../../../../plugins/checks/applyEdits.ts';
import { siteChecker } from '../../../../plugins/checks/checkSite.ts';
import { rules } from '../../../../plugins/shared/rules/ruleTable.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import { dataRows } from './ruleCases/dataCases.ts';
import { linkRows } from './ruleCases/linkCases.ts';
import { pageRows } from './ruleCases/pageCases.ts';
import { type RuleRow, SITE } from './ruleCases/ruleRow.ts';
import { sampleRows } from './ruleCases/sampleCases.ts';
import { wordRows } from './ruleCases/wordCases.ts';

const site = mkdtempSync(path.join(tmpdir(), 'every-rule-'));
cpSync(SITE, site, { recursive: true });
const check = siteChecker(readSiteOptions(site, {}));
afterAll(() => rmSync(site, { recursive: true }));

const rows = [...pageRows, ...wordRows, ...linkRows, ...sampleRows, ...dataRows];

/** Checks the site with some files in it, and restores it. */
async function problemsWith(files: Record<string, string | Uint8Array>) {
  const restore = Object.entries(files).map(([name, content]) => {
    const file = path.join(site, name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return () => (before ? writeFileSync(file, before) : rmSync(file));
  });
  // Data are read once a turn.
  await nextTurn();
  try {
    return (await check()).problems;
  } finally {
    for (const undo of restore) undo();
    await nextTurn();
  }
}

function textWith({ file, from }: RuleRow, to: string | Uint8Array): string | Uint8Array {
  if (from === undefined || typeof to !== 'string') return to;
  const text = readFileSync(path.join(site, file), 'utf8');
  expect(text, `${file} contains the text to replace`).toContain(from);
  return text.replaceAll(from, () => to);
}

const lineOf = (text: string | Uint8Array, at: number | string) =>
  typeof at === 'number' ? at : `${text}`.split('\n').findIndex((row) => row.startsWith(at) || row.includes(at)) + 1;

// The first check loads the dictionary.
const SLOW = { timeout: 60_000 };

test('the small site has no problem', SLOW, async () => {
  expect((await check()).problems).toEqual([]);
});

test('every rule has a row, and the site has at most 80 rules', () => {
  const names = Object.keys(rules);
  expect([...new Set<string>(rows.map(({ rule }) => rule))].sort()).toEqual(names.sort());
  expect(names.length).toBeLessThanOrEqual(80);
});

test.each(rows.map((row) => [`${row.rule}: ${`${row.wrong}`.slice(0, 40)}`, row] as const))(
  '%s',
  SLOW,
  async (_, row) => {
    const text = textWith(row, row.wrong);
    const problems = await problemsWith({ ...row.beside, [row.file]: text });
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: row.reported ?? row.file,
        line: lineOf(text, row.at),
        rule: row.rule,
        fix: expect.stringContaining(row.fix),
      }),
    );
    const edited = problems.filter(({ file, edit }) => file === row.file && edit);
    if (edited.length > 0) {
      const { text: fixedText, fixed } = applyEdits(`${text}`, edited);
      const left = await problemsWith({ ...row.beside, [row.file]: fixedText });
      expect(fixed).toEqual(edited);
      expect(left.filter(({ edit }) => edit)).toEqual([]);
    }
    if (row.right === undefined) return;
    expect(await problemsWith({ ...row.beside, [row.file]: textWith(row, row.right) })).toEqual([]);
  },
);
