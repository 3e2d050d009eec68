import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { build, copyProject, digests, makeFolder, root } from './buildSite.ts';

const { outDir } = readSiteOptions(root, process.env);

// What stands in the folder of the site may come from a cache: then this shows as well that a cache changes nothing.
test('a clean build is the same as the site to the byte, whatever the time zone, locale, folder and DEBUG', {
  // A difference that shows in every second build is one.
  retry: 0,
  // A whole build, beside the tests of the browser.
  timeout: 600_000,
}, async () => {
  expect(existsSync(path.join(outDir, 'index.html')), 'Run npm run build first.').toBe(true);
  const there = path.join(makeFolder('second'), 'elsewhere');
  const copy = copyProject();
  // Outside a repository there are no dates, so the build is told to have the same history.
  const { status, output } = await build(['--out', there], {
    cwd: copy,
    env: {
      DEBUG: 'rsbuild',
      TZ: 'Pacific/Auckland',
      LANG: 'de_DE.UTF-8',
      LC_ALL: 'de_DE.UTF-8',
      GIT_DIR: path.join(root, '.git'),
      GIT_WORK_TREE: copy,
    },
  });
  expect(status, output).toBe(0);
  const [one, two] = [digests(outDir), digests(there)];
  const differing = Object.keys({ ...one, ...two }).filter((file) => one[file] !== two[file]);
  expect(differing).toEqual([]);
  expect(Object.keys(one).length).toBeGreaterThan(250);
});
