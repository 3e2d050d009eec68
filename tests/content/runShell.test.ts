import { afterAll, expect, test } from 'vitest';
import { root } from './apiDescriptions.ts';
import { Shell } from './run/shell.ts';

// What stands in for commands of readers in the shell of a page does what they do.

const shell = new Shell(0, root);
afterAll(() => shell.close());

test('a package that is installed starts as npm starts it', async () => {
  const started = await shell.run('npx --yes tsx --version');
  expect(started).toMatchObject({ status: 0, stdout: expect.stringContaining('tsx v') });
  expect(await shell.run('npm exec --yes tsx -- --version')).toEqual(started);
});

test('npm is asked for one that is not', async () => {
  const { status, stderr } = await shell.run('npx --yes none-of-these-is-installed');
  expect(status).not.toBe(0);
  expect(stderr).toContain('npm');
});
