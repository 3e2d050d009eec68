import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteChecker } from '../../plugins/checks/siteChecker.ts';
import { carryOut } from '../../scripts/chores/carryOut.ts';
import { movePage } from '../../scripts/chores/movePage.ts';
import { removePage } from '../../scripts/chores/removePage.ts';
import { readSite } from '../../scripts/chores/site.ts';
import { keptForRun } from '../mistakes/keptInMemory.ts';

const root = path.resolve(import.meta.dirname, '../..');
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'chores-'));
  for (const entry of ['docs', 'brand.json', 'redirects.json', 'biome.json'])
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

test('after pages of our site were moved and removed, every rule is kept', async () => {
  carryOut(copy, movePage(readSite(copy), '/guides/management/instances/state', '/guides/management/stop-and-start'));
  carryOut(copy, movePage(readSite(copy), '/explanations/management/limits', '/explanations/management/quotas'));
  carryOut(
    copy,
    removePage(readSite(copy), '/guides/services/resolver/test', '/guides/services/resolver/pick-w3c-did-method')
      .changes,
  );
  expect(existsSync(path.join(copy, 'docs/guides/services/resolver/test.mdx'))).toBe(false);
  expect(readFileSync(path.join(copy, 'redirects.json'), 'utf8')).toContain(
    '"/explanations/management/limits": "/explanations/management/quotas"',
  );
  const { problems } = await siteChecker(copy, {}, keptForRun(root)).check();
  expect(problems).toEqual([]);
});
