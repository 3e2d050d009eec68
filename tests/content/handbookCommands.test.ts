import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { siteChecker } from '../../plugins/checks/siteChecker.ts';
import { carryOut } from '../../scripts/chores/carryOut.ts';
import { kinds, NEW_OPTIONS, type NewOptions, newThing } from '../../scripts/chores/new/index.ts';
import { readSite } from '../../scripts/chores/site.ts';
import { keptForRun } from '../mistakes/keptInMemory.ts';
import { root } from './site.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'handbook-'));
for (const entry of ['docs', 'brand.json', 'redirects.json', 'tests/content/decoder'])
  cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

/** The commands that the handbook shows, without `npm run new --`. */
const commands = [
  ...readFileSync(path.join(root, 'handbook/writing.md'), 'utf8').matchAll(/^\| `npm run new -- (.+?)` \|/gm),
].map(([, command]) => command);
/** The words of a command as a shell gives them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

test('the handbook shows a command for each kind of thing', () => {
  expect(commands.map((command) => command.split(' ')[0]).sort()).toEqual(Object.keys(kinds).sort());
});

test('after all of them, nothing is wrong but what is left to write', { timeout: 240_000 }, async () => {
  for (const command of commands) {
    const options = Object.fromEntries(NEW_OPTIONS.map((name) => [name, { type: 'string' } as const]));
    const { positionals, values } = parseArgs({ args: wordsOf(command), allowPositionals: true, options });
    carryOut(copy, newThing(readSite(copy), positionals, values as NewOptions).changes);
  }
  // A page of each kind, of which the handbook shows one.
  for (const folder of ['tutorials/services/resolver', 'reference/services/resolver', 'explanations/services']) {
    const added = newThing(readSite(copy), ['page', `/${folder}/one-more`], { title: `One more of ${folder}` });
    carryOut(copy, added.changes);
  }
  const { problems } = await siteChecker(copy, {}, keptForRun(root)).check();
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter(({ rule }) => rule !== 'words/finished')).toEqual([]);
});
