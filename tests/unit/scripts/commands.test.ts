import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Called } from './callCommands.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Programs of others, which say by themselves how they are called. */
const OTHERS = ['biome', 'tsc', 'vitest'];
/** It hands its flags on to Playwright, which refuses those that it does not know. */
const HANDS_ON = 'test:browser';

const own = Object.entries(scripts)
  .map(([name, line]) => ({ name, words: line.split(' ') }))
  .filter(({ words }) => !OTHERS.includes(words[0]));
const [sources, programs] = ['tsx', 'node'].map((runner) => own.filter(({ words }) => words[0] === runner));

/** Milliseconds after which a command that is called so is at its work. */
const LONGEST = 150_000;

/** Runs Node in the root of the repository. */
function runNode(args: string[]): Promise<Called> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: root, timeout: LONGEST }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? undefined, stdout, stderr }),
    );
  });
}

/** Calls every command of ours with each of some flags. What is handed on would start its work with a wrong one. */
async function callAll(flags: string[]): Promise<Map<string, Called>[]> {
  const calls = flags.flatMap((flag) =>
    own.filter(({ name }) => flag === '--help' || name !== HANDS_ON).map((command) => ({ ...command, flag })),
  );
  const [inOne, apart] = ['tsx', 'node'].map((runner) => calls.filter(({ words }) => words[0] === runner));
  const lines = inOne.map(({ words: [, file, ...args], flag }) => [path.join(root, file), ...args, flag]);
  const [shared, ...others] = await Promise.all([
    runNode(['--import', 'tsx', path.join(import.meta.dirname, 'callCommands.ts'), JSON.stringify(lines)]),
    ...apart.map(({ words: [, ...args], flag }) => runNode([...args, flag])),
  ]);
  expect(shared.stderr).toBe('');
  const called: Called[] = [...JSON.parse(shared.stdout), ...others];
  const all = [...inOne, ...apart].map(({ name, flag }, at) => ({ name, flag, called: called[at] }));
  return flags.map((flag) => new Map(all.filter((one) => one.flag === flag).map((one) => [one.name, one.called])));
}

let helped: Map<string, Called>;
let refused: Map<string, Called>;
beforeAll(async () => {
  [helped, refused] = await callAll(['--help', '--no-such-flag']);
}, LONGEST);

/** A usage that begins with this command, and not with one whose name begins alike. */
const usageOf = (name: string) => `.*npm (?:run )?${name}(?![\\w:-])`;

test('every command is one of ours, or a program that is known', () => {
  expect(own.length).toBe(sources.length + programs.length);
  expect(sources.length).toBeGreaterThan(25);
});

test.each(own.map(({ name }) => name))('%s says how it is called, and does nothing else', (name) => {
  expect(helped.get(name)).toEqual({
    status: 0,
    stdout: expect.stringMatching(new RegExp(`^${usageOf(name)}`)),
    stderr: '',
  });
});

test.each(own.map(({ name }) => name).filter((name) => name !== HANDS_ON))(
  '%s refuses a flag that it does not know, and does nothing else',
  (name) => {
    expect(refused.get(name)).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^Unknown option '--no-such-flag'\n\n${usageOf(name)}`)),
    });
  },
);
