import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Problem } from '../../plugins/shared/problem.ts';

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
    `# Page ${number}\n\nA [link](/none-${number}) to teh page of Zenith Vaults.\n`,
  );

const brandFile = path.join(folder, 'brand.json');
const brand = readFileSync(path.join(root, 'brand.json'), 'utf8');
writeFileSync(brandFile, brand);
const kept = ['scripts/kept/start.cjs', 'check'];

/** Problems as a program prints them. */
async function check(program: string[], flags = ['--fresh']): Promise<{ pages: number; problems: Problem[] }> {
  const env = { ...process.env, SITE_DOCS: docs, SITE_BRAND: brandFile };
  const child = spawn(process.execPath, [...program, ...flags, '--json'], { cwd: root, env });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(output);
}

const pagesWith = ({ problems }: { problems: Problem[] }, rule: string) =>
  new Set(problems.filter((one) => one.rule === rule).map(({ file }) => file)).size;

test('the kept program on two threads finds what its source finds on one', async () => {
  const found = await check(kept);
  expect(found.pages).toBe(PAGES);
  expect([pagesWith(found, 'links/page-exists'), pagesWith(found, 'spelling/known-word')]).toEqual([PAGES, PAGES]);
  expect(await check(['--import', 'tsx', 'scripts/check.ts'])).toEqual(found);
}, 180_000);

test('where the brand has another name, two threads find what a fresh look finds', async () => {
  await check(kept, []);
  const { name } = JSON.parse(brand);
  writeFileSync(brandFile, brand.replace(`"${name}"`, '"Zenith Vaults"'));
  const found = await check(kept, []);
  expect(pagesWith(found, 'words/brand-literal')).toBe(PAGES);
  expect(found).toEqual(await check(kept));
}, 180_000);
