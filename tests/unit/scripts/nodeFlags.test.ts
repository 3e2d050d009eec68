import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../../scripts/run.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'),
);
const started = Object.entries(scripts).flatMap(([name, command]) => {
  const flags = command.split(' ').filter((word) => /^--[\w-]+(?:=\d+)?$/.test(word));
  return command.startsWith('node --') ? [{ name, flags: flags.slice(0, flagsBeforeFile(command)) }] : [];
});

/** How many words stand between `node` and the file that it runs. */
function flagsBeforeFile(command: string): number {
  return command
    .split(' ')
    .slice(1)
    .findIndex((word) => !word.startsWith('-'));
}

// V8 has other flags in other versions of Node, which refuses to start with one that it does not know.
test.each(started)('Node knows the flags of `npm run $name`', ({ flags }) => {
  const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', '0'], { encoding: 'utf8' });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('Node knows the flags by which code is optimized late', () => {
  const code = "require('./scripts/kept/optimizeLate.cjs').optimizeLate()";
  const { status, stderr } = spawnSync(process.execPath, ['--eval', code], { cwd: repositoryRoot, encoding: 'utf8' });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('commands start Node with flags', () => {
  expect(started.map(({ name }) => name)).toContain('check');
});
