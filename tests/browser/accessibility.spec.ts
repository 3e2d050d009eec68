import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

const { outDir } = readSiteOptions(path.resolve(import.meta.dirname, '../..'), process.env);
const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !isStub(file))
  .sort();

/** A redirect leads away before anything could be looked at. */
function isStub(file: string): boolean {
  return readFileSync(path.join(outDir, file), 'utf8').includes('http-equiv="refresh"');
}

const BATCHES = 8;

// A page takes under a second; a test of its own for each would cost more than the check.
for (let batch = 0; batch < BATCHES; batch++) {
  const files = pages.filter((_, index) => index % BATCHES === batch);
  test(`axe finds nothing serious on any page, part ${batch + 1} of ${BATCHES}`, async ({ page }) => {
    test.setTimeout(files.length * 10_000);
    const findings: string[] = [];
    for (const [index, file] of files.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      await page.goto(file);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      findings.push(
        ...serious.flatMap(({ id, nodes }) => nodes.map((node) => `${file}: ${id}: ${node.html.slice(0, 160)}`)),
      );
    }
    expect(findings).toEqual([]);
  });
}
