import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import { watchSite } from '../../../../plugins/shared/watchSite.ts';

const WAIT = 20_000;

function siteWithPage() {
  const root = mkdtempSync(path.join(tmpdir(), 'watch-site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(path.join(root, 'docs'));
  return { root, page: path.join(root, 'docs', 'page.mdx'), options: readSiteOptions(root, {}) };
}

test('an edit that cannot be followed is told, and the next one is followed', async () => {
  const { page, options } = siteWithPage();
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  let looks = 0;
  const stop = watchSite(options, 1, async () => {
    looks += 1;
    if (looks === 1) throw new Error('the file went while it was read');
  });
  onTestFinished(stop);
  writeFileSync(page, 'one');
  await vi.waitFor(
    () => expect(told).toHaveBeenCalledWith('The last edit was not followed: the file went while it was read'),
    WAIT,
  );
  writeFileSync(page, 'two');
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1), WAIT);
});

test('where the first look fails, edits are followed all the same', async () => {
  const { page, options } = siteWithPage();
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  let looks = 0;
  const stop = watchSite(
    options,
    1,
    async () => {
      looks += 1;
    },
    () => Promise.reject(new Error('no such folder')),
  );
  onTestFinished(stop);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), WAIT);
  writeFileSync(page, 'one');
  await vi.waitFor(() => expect(looks).toBeGreaterThan(0), WAIT);
});
