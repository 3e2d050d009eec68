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
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Both widths with every rule, and both appearances at both widths with the rules that colours can break. */
const views = [
  { size: WIDE, colorScheme: 'light', rules: 'all' },
  { size: WIDE, colorScheme: 'dark', rules: 'colours' },
  { size: NARROW, colorScheme: 'dark', rules: 'all' },
  { size: NARROW, colorScheme: 'light', rules: 'colours' },
] as const;

// A page takes about a second; a test of its own for each would cost more than the check.
for (let batch = 0; batch < BATCHES; batch++) {
  const files = pages.filter((_, index) => index % BATCHES === batch);
  test(`axe finds nothing on any page, part ${batch + 1} of ${BATCHES}`, async ({ page }) => {
    test.setTimeout(files.length * 20_000);
    const findings: string[] = [];
    for (const file of files) {
      await page.goto(file);
      // A colour on its way from one appearance to the other is neither.
      await page.addStyleTag({ content: '* { transition: none !important; animation: none !important; }' });
      for (const { size, colorScheme, rules } of views) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const axe = new AxeBuilder({ page });
        if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
        const { violations } = await axe.analyze();
        findings.push(
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => `${file} ${size.width} ${colorScheme}: ${id}: ${node.html.slice(0, 160)}`),
          ),
        );
      }
    }
    expect(findings).toEqual([]);
  });
}
