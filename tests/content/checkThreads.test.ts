import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Problem } from '../../engine/base/problem.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More pages than one thread keeps for itself, each with a slip of its own. */
const PAGES = 60;
const docs = path.join(folder, 'docs');
mkdirSync(path.join(docs, 'guides'), { recursive: true });
for (let number = 0; number < PAGES; number++)
  writeFileSync(
    path.join(docs, `guides/page-${number}.mdx`),
    `# Page ${number}\n\nA [link](/none-${number}) to teh page.\n`,
  );

/** Problems as a program prints them. */
async function check(program: string[]): Promise<{ pages: number; problems: Problem[] }> {
  const env = { ...process.env, SITE_DOCS: docs };
  const child = spawn(process.execPath, [...program, '--fresh', '--json'], { cwd: root, env });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(output);
}

test('the kept program on two threads finds what its source finds on one', async () => {
  const kept = await check(['scripts/kept/start.cjs', 'check']);
  expect(kept.pages).toBe(PAGES);
  const of = (rule: string) => new Set(kept.problems.filter((one) => one.rule === rule).map(({ file }) => file)).size;
  expect([of('links/page-exists'), of('spelling/known-word')]).toEqual([PAGES, PAGES]);
  expect(await check(['--import', 'tsx', 'scripts/check.ts'])).toEqual(kept);
}, 180_000);
