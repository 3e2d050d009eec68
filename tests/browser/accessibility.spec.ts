import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { axeFindings } from './axe.ts';
import { watchRefusals } from './refusals.ts';

const { outDir } = readSiteOptions(path.resolve(import.meta.dirname, '../..'), process.env);

/** The templates of pages, each with an element that only its pages have. */
const templates: [name: string, element: RegExp][] = [
  ['home page', /class="home/],
  ['unknown address', /class="not-found/],
  ['guide with tabs', /class="tabs[ "]/],
  ['API reference', /class="operation[ "]/],
  ['configuration reference', /class="key-group[ "]/],
  ['matrix', /class="matrix[ "]/],
  ['diagram', /class="diagram[ "]/],
  ['live sample', /class="live-sample[ "]/],
  ['tool', /class="bench[ "]/],
];

/** The shortest page of each template; redirects lead away before anything could be checked. */
const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('~demo'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), html: readFileSync(path.join(outDir, file), 'utf8') }))
  .filter(({ html }) => !html.includes('http-equiv="refresh"'))
  .sort((one, other) => one.html.length - other.html.length);

const views = [
  { size: { width: 1280, height: 900 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const [name, element] of templates) {
  test(`axe finds nothing on a page with the template ${name}, and the policy blocks nothing`, async ({ page }) => {
    const file = pages.find(({ html }) => element.test(html))?.file;
    test.skip(file === undefined, 'no page has this template');
    const refusals = await watchRefusals(page);
    await openWhole(page, file as string);
    for (const { size, colorScheme } of views) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFindings(page), `${file} ${size.width} ${colorScheme}`).toEqual([]);
    }
    expect(await refusals()).toEqual([]);
  });
}

/** Opens a page with its frames, which otherwise load when they are scrolled to. */
async function openWhole(page: Page, file: string): Promise<void> {
  await page.goto(file);
  for (const frame of await page.locator('iframe').all()) {
    await frame.evaluate((element) => element.setAttribute('loading', 'eager'));
    await expect(frame.contentFrame().locator('#root > *').first()).toBeAttached();
  }
}
