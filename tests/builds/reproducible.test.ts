import path from 'node:path';
import { expect, test } from 'vitest';
import { build, copyProject, digests, makeFolder, root } from './buildSite.ts';

// The cache would make the second build a copy of the first.
const clean = { RSPRESS_PERSISTENT_CACHE: 'false' };

test('two clean builds are the same to the byte, whatever the time zone, locale and folder', async () => {
  const here = path.join(makeFolder('first'), 'site');
  const there = path.join(makeFolder('second'), 'elsewhere');
  const copy = copyProject();
  const first = await build(['--out', here], {
    cwd: root,
    env: { ...clean, TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  });
  expect(first.status, first.output).toBe(0);
  // Outside a repository there are no dates, so both builds are told to have the same history.
  const second = await build(['--out', there], {
    cwd: copy,
    env: {
      ...clean,
      TZ: 'Pacific/Auckland',
      LANG: 'de_DE.UTF-8',
      LC_ALL: 'de_DE.UTF-8',
      GIT_DIR: path.join(root, '.git'),
      GIT_WORK_TREE: copy,
    },
  });
  expect(second.status, second.output).toBe(0);
  const [one, two] = [digests(here), digests(there)];
  const differing = Object.keys({ ...one, ...two }).filter((file) => one[file] !== two[file]);
  expect(differing).toEqual([]);
  expect(Object.keys(one).length).toBeGreaterThan(250);
});
