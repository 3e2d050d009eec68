import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

function call(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts', script), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('a command refuses a flag that it does not know, and says how it is called', () => {
  const { status, stdout, stderr } = call('serve.ts', '--prot', '4199');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/Unknown option '--prot'[\s\S]*npm run serve -- \[options\]\n {2}--port <number>/);
});

test('a command that writes says how it is called, and writes nothing', () => {
  expect(call('generate.ts', '--help')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^npm run generate -- /),
    stderr: '',
  });
});

test('a command that fixes takes no names, and changes nothing where it is given one', () => {
  const { status, stdout, stderr } = call('fix.ts', 'docs/guides');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('npm run fix');
});

test('a port that is none is refused', () => {
  const { status, stderr } = call('serve.ts', '--port', '80a');
  expect(status).toBe(2);
  expect(stderr).toContain('A port is a number from 1 to 65535, and not "80a".');
});
