import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { axeFindings } from './axe.ts';

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
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Both widths with every rule, and both appearances at both widths with the rules that colours can break. */
const views = [
  { size: WIDE, colorScheme: 'light' },
  { size: WIDE, colorScheme: 'dark', rules: COLOR_RULES },
  { size: NARROW, colorScheme: 'dark' },
  { size: NARROW, colorScheme: 'light', rules: COLOR_RULES },
] as const;

// A style of the test's own, which the policy of the site would refuse, stops all movement.
test.use({ bypassCSP: true });

// A page takes about a second; a test of its own for each would cost more than the check.
for (let batch = 0; batch < BATCHES; batch++) {
  const files = pages.filter((_, index) => index % BATCHES === batch);
  test(`axe finds nothing on any page, part ${batch + 1} of ${BATCHES}`, async ({ page }) => {
    test.setTimeout(files.length * 20_000);
    const findings: string[] = [];
    for (const file of files) {
      await openWhole(page, file);
      for (const { size, colorScheme, ...scope } of views) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // The page in a frame learns its appearance from the page around it, and has none on its own.
        if (!isSample(file)) await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        for (const finding of await axeFindings(page, scope)) {
          findings.push(`${file} ${size.width} ${colorScheme}: ${finding}`);
        }
      }
    }
    expect(findings).toEqual([]);
  });
}

/** Opens a page with its frames, which otherwise load when they are scrolled to. */
async function openWhole(page: Page, file: string): Promise<void> {
  await page.goto(file);
  // Colors change at once: hundreds of links on their way to theirs keep a long page busy.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important; }',
  });
  for (const frame of await page.locator('iframe').all()) {
    await frame.evaluate((element) => element.setAttribute('loading', 'eager'));
    await expect(frame.contentFrame().locator('#root > *').first()).toBeAttached();
  }
}

/** Whether a page is a live sample, made to be shown in a frame. */
function isSample(file: string): boolean {
  return file.startsWith('~demo/');
}
