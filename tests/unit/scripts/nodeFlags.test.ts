import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../../scripts/run.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'),
);
/** Commands that start Node with flags, which stand before the file that it runs. */
const started = Object.entries(scripts).flatMap(([name, command]) => {
  const [program, ...words] = command.split(' ');
  const flags = words.slice(
    0,
    words.findIndex((word) => !word.startsWith('-')),
  );
  return program === 'node' && flags.length > 0 ? [{ name, flags }] : [];
});

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
