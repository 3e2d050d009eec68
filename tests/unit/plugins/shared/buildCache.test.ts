import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { buildCache } from '../../../../plugins/shared/buildCache.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';

afterEach(() => vi.unstubAllEnvs());

function makeSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'cache-'));
  for (const folder of ['docs', 'plugins', 'theme', 'tools-core']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'docs/index.md'), '# Page\n');
  const options = readSiteOptions(root, {});
  return {
    docs: options.docsDir,
    digest: (mostPages?: number) => buildCache({ ...options, tokens: {} }, mostPages).buildCache,
  };
}

test('the cache lasts until a title or data changes', () => {
  const { docs, digest } = makeSite();
  const first = digest();
  writeFileSync(path.join(docs, 'index.md'), '# Page\n\nMore text.\n');
  expect(digest()).toEqual(first);
  writeFileSync(path.join(docs, 'index.md'), '# Another title\n');
  expect(digest()).not.toEqual(first);
  const second = digest();
  writeFileSync(path.join(docs, '_glossary.json'), '[]');
  expect(digest()).not.toEqual(second);
});

test('a large site has no cache, and none has one where it is turned off', () => {
  const { digest } = makeSite();
  expect(digest(1)).not.toBe(false);
  expect(digest(0)).toBe(false);
  vi.stubEnv('RSPRESS_PERSISTENT_CACHE', 'false');
  expect(digest()).toBe(false);
});
