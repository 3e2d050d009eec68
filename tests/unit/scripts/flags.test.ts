import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

test.each<[script: string, args: string[], status: number, words: RegExp]>([
  [
    'serve.ts',
    ['--prot', '4199'],
    2,
    /Unknown option '--prot'[\s\S]*npm run serve -- \[options\]\n {2}--port <number>/,
  ],
  ['serve.ts', ['--port', '80a'], 2, /A port is a number from 1 to 65535, and not "80a"\./],
  // Commands that write show how they are called, and write nothing.
  ['generate.ts', ['--help'], 0, /^npm run generate -- /],
  ['fix.ts', ['docs/guides'], 2, /npm run fix/],
])('%s %j ends with %i, and shows how it is called', (script, args, status, words) => {
  const command = ['--import', 'tsx', path.join(root, 'scripts', script), ...args];
  const result = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(result.status).toBe(status);
  expect(status === 0 ? result.stdout : result.stderr).toMatch(words);
  expect(status === 0 ? result.stderr : result.stdout).toBe('');
});
