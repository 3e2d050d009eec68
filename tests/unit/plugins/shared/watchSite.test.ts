import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import { watchSite } from '../../../../plugins/shared/watchSite.ts';

const WAIT = 20_000;

/** A site that is watched, with the number of checks so far. */
function watchedSite(check: () => void = () => {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'watch-site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'brand.json'), '{}');
  const site = { root, docs: path.join(root, 'docs'), checks: 0 };
  const stop = watchSite(readSiteOptions(root, {}), 1, async () => {
    site.checks += 1;
    check();
  });
  onTestFinished(stop);
  return site;
}

test('a check that fails is reported, and the next edit is followed', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  const site = watchedSite(() => {
    if (site.checks === 1) throw new Error('the file went while it was read');
  });
  const message = 'The last edit was not followed: the file went while it was read';
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(message), WAIT);
  writeFileSync(path.join(site.docs, 'page.mdx'), 'two');
  await vi.waitFor(() => expect(site.checks).toBeGreaterThan(1), WAIT);
});

test('every way in which an editor saves is followed, also in new folders', async () => {
  const site = watchedSite();
  const [folder, page, part] = ['guides', 'guides/page.mdx', 'guides/.part'].map((name) => path.join(site.docs, name));
  const [brand, newBrand] = ['brand.json', 'brand.new'].map((name) => path.join(site.root, name));
  const replaceBrand = () => {
    writeFileSync(newBrand, '{ }');
    renameSync(newBrand, brand);
  };
  const changes = [
    replaceBrand,
    () => mkdirSync(folder),
    () => writeFileSync(page, 'one'),
    () => writeFileSync(page, 'two'),
    () => writeFileSync(part, 'three'),
    () => renameSync(part, page),
    () => writeFileSync(page, 'four'),
    () => rmSync(page),
    () => writeFileSync(page, 'five'),
    replaceBrand,
  ];
  await vi.waitFor(() => expect(site.checks).toBeGreaterThan(0), WAIT);
  for (const change of changes) {
    const before = site.checks;
    change();
    await vi.waitFor(() => expect(site.checks).toBeGreaterThan(before), WAIT);
  }
});
