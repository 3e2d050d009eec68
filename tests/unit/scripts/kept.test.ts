import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptModule, keptProgram } from '../../../scripts/kept/program.cjs';

const maker = pathToFileURL(path.resolve(import.meta.dirname, '../../../scripts/kept/program.cjs')).href;
let folder = '';
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const entry = () => path.join(folder, 'code/hello.ts');
const store = () => path.join(folder, 'store');
const run = (...flags: string[]) => {
  const code = `import { keptProgram, runProgram } from '${maker}';
    runProgram(await keptProgram(${JSON.stringify(entry())}, ${JSON.stringify(store())}));`;
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], { encoding: 'utf8' });
};
const kept = (ending: string) => readdirSync(store()).filter((name) => name.endsWith(ending));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  mkdirSync(path.join(folder, 'code'));
  write('code/words.json', '{ "greeting": "hello" }');
  write('code/name.ts', "export const name: string = 'reader';");
  write(
    'code/hello.ts',
    `import words from './words.json' with { type: 'json' };
     import { name } from './name.ts';
     async function main() {
       const { parse } = await import('./parse.ts');
       console.log(words.greeting, parse(name), import.meta.url.endsWith('code/hello.ts'));
     }
     void main();`,
  );
  write('code/parse.ts', 'export const parse = (text: string): string => text.toUpperCase();');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a program runs as its source says, from its kept form too', () => {
  expect([run(), run(), run()]).toEqual(Array(3).fill('hello READER true\n'));
  expect([kept('.cjs'), kept('.code')].map(({ length }) => length)).toEqual([1, 1]);
});

test.each([
  ['code/name.ts', "export const name: string = 'writer';", 'hello WRITER true\n'],
  ['code/words.json', '{ "greeting": "welcome" }', 'welcome READER true\n'],
  ['code/parse.ts', 'export const parse = (text: string): string => text.slice(0, 4);', 'hello read true\n'],
])('an edit of %s is seen at the next start, and what it took the place of goes', (name, text, expected) => {
  run();
  write(name, text);
  expect(run()).toBe(expected);
  expect([kept('.cjs'), kept('.code')].map(({ length }) => length)).toEqual([1, 1]);
});

test('other flags have compiled code of their own', () => {
  run();
  const [first] = kept('.code');
  run('--no-opt');
  expect(kept('.code')).toHaveLength(2);
  expect(kept('.code')).toContain(first);
});

test('compiled code of a long run that is refused goes, so that it is not read again', () => {
  run();
  const [own] = kept('.code');
  const whole = own.replace(/(?:\.whole)?\.code$/, '.whole.code');
  write(`store/${whole}`, 'no code');
  expect(run()).toBe('hello READER true\n');
  const texts = kept('.code').map((name) => readFileSync(path.join(store(), name), 'latin1'));
  expect(texts).not.toContain('no code');
  expect(texts).not.toHaveLength(0);
});

test('a module stays at its place, and is what its source says each time', async () => {
  const wanted = () => keptModule(path.join(folder, 'code/parse.ts'), store());
  const file = await wanted();
  const { parse } = await import(`${pathToFileURL(file)}?1`);
  write(
    'code/parse.ts',
    "import { basename } from 'node:path';\nexport const parse = (text: string): string => basename(text);",
  );
  expect(await wanted()).toBe(file);
  const { parse: edited } = await import(`${pathToFileURL(file)}?2`);
  expect([parse('a/b'), edited('a/b')]).toEqual(['A/B', 'b']);
});

test('it is made again after a file of the store was lost', async () => {
  run();
  for (const name of kept('.cjs')) rmSync(path.join(store(), name));
  expect(run()).toBe('hello READER true\n');
});

test('code that does not parse, and a module that is gone, are errors', async () => {
  run();
  write('code/name.ts', 'export const name = ;');
  await expect(keptProgram(entry(), store())).rejects.toThrow('name.ts');
  rmSync(path.join(folder, 'code/name.ts'));
  await expect(keptProgram(entry(), store())).rejects.toThrow('name.ts');
});
