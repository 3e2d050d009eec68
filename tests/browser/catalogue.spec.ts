import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { BASE } from '../../plugins/shared/site.ts';
import { buildCatalogue } from '../../scripts/catalogue.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';
import { answering } from './frameChecks.ts';

const FIRST_PORT = 4450;
const TYPEFACE = 'site-typeface';

/** Points of a picture that may differ: letters have other edges in another version of a browser. */
const MAX_DIFFERENCE = 400;

type Look = 'wide light' | 'wide dark' | 'phone light' | 'phone dark';
const looks: Look[] = ['wide light', 'wide dark', 'phone light', 'phone dark'];

/** A picture of all of a page. */
const pages: [name: string, address: string, looks: Look[]][] = [
  ['parts', 'parts.html', looks],
  ['operations', 'reference/operation.html', ['wide light', 'phone dark']],
  ['home', '', ['wide dark', 'phone light']],
  ['overview', 'reference/', ['wide light', 'phone dark']],
  ['not-found', 'reference/operatoin.html', ['wide dark', 'phone light']],
];

/** What opens or answers when it is used. A step gives what to take the picture of: a part, or the window. */
interface State {
  name: string;
  address: string;
  looks: Look[];
  step: (page: Page) => Promise<Locator | Page>;
}

const states: State[] = [
  {
    name: 'search',
    address: 'parts.html',
    looks: ['wide light', 'phone dark'],
    async step(page) {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('combobox').fill('operation');
      await expect(dialog.getByRole('status').filter({ hasText: /\d results?\b/ })).toHaveCount(1);
      return page;
    },
  },
  {
    name: 'search-nothing',
    address: 'parts.html',
    looks: ['wide dark'],
    async step(page) {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('combobox').fill('xylophone');
      await expect(dialog.getByText(/No results/).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'drawer',
    address: 'parts.html',
    looks: ['phone light'],
    async step(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Operations' })).toBeVisible();
      return page;
    },
  },
  {
    name: 'sections',
    address: 'parts.html',
    looks: ['phone light'],
    async step(page) {
      await page.locator('.nav__hamburger').click();
      await expect(page.locator('.nav-screen')).toBeVisible();
      return page;
    },
  },
  {
    name: 'outline',
    address: 'parts.html',
    looks: ['phone dark'],
    async step(page) {
      await page.getByRole('button', { name: 'On this page' }).click();
      await expect(page.locator('#page-outline')).toBeVisible();
      return page;
    },
  },
  {
    name: 'menu-and-actions',
    address: 'parts.html',
    looks: ['wide light'],
    async step(page) {
      await page.locator('summary[title="Other ways to read this page"]').click();
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
      return page;
    },
  },
  {
    name: 'values',
    address: 'parts.html',
    looks: ['wide dark', 'phone light'],
    async step(page) {
      await page.getByRole('button', { name: 'Fill in your values' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'term',
    address: 'parts.html',
    looks: ['wide light'],
    async step(page) {
      await page.getByRole('link', { name: 'sample term' }).focus();
      await expect(page.getByText('A word that a page explains once')).toBeVisible();
      return page;
    },
  },
  {
    name: 'live-sample-result',
    address: 'parts.html',
    looks: ['wide light', 'phone dark'],
    async step(page) {
      await page.getByLabel('First number').fill('40');
      await page.getByRole('button', { name: 'Run' }).click();
      await expect(page.getByText('"sum": 43')).toBeVisible();
      return page.locator('.live-sample');
    },
  },
  {
    name: 'live-sample-failure',
    address: 'parts.html',
    looks: ['wide dark'],
    async step(page) {
      await page.getByLabel('First number').fill('two');
      await page.getByRole('button', { name: 'Run' }).click();
      await expect(page.locator('.live-sample').getByText('holds no number.').last()).toBeVisible();
      return page.locator('.live-sample');
    },
  },
  {
    name: 'checked-answer',
    address: 'reference/operation.html',
    looks: ['wide light', 'phone dark'],
    async step(page) {
      const check = page.locator('.check-answer');
      await check.getByRole('button').first().click();
      await check.getByRole('textbox').fill('{"id": "thing-1"}');
      await check.getByRole('textbox').blur();
      return check;
    },
  },
  {
    name: 'picture',
    address: 'parts.html',
    looks: ['wide dark'],
    async step(page) {
      const picture = page.getByRole('button', { name: /Zoom/ }).last();
      await picture.click();
      await expect(page.locator('.medium-zoom-overlay')).toBeVisible();
      return page;
    },
  },
];

// One build for all of them: a worker of their own.
test.describe.configure({ mode: 'default' });

let server: Server;
let site: string;
let dir: string;
/** What a first visit keeps. The second visits of all tests begin with it. */
let typeface: string | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // `npm test` has built it before, since a build beside those of other tests waits for them.
  dir = process.env.CATALOGUE_DIR ?? mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  if (!process.env.CATALOGUE_DIR) expect(await buildCatalogue(dir)).toBe(true);
  server = createStaticServer({ dir, base: BASE });
  site = `http://127.0.0.1:${await listen(server, FIRST_PORT)}${BASE}`;
});

test.afterAll(() => {
  server?.close();
  if (!process.env.CATALOGUE_DIR) rmSync(dir, { recursive: true, force: true });
});

for (const [name, address, wanted] of pages) {
  for (const look of wanted) {
    test(`${name} looks as on record, ${look}`, async ({ page }) => {
      await openIn(page, address, look);
      await expect(page).toHaveScreenshot(fileOf(name, look), { fullPage: true, maxDiffPixels: MAX_DIFFERENCE });
    });
  }
}

for (const { name, address, looks: wanted, step } of states) {
  for (const look of wanted) {
    test(`${name} looks as on record, ${look}`, async ({ page }) => {
      await openIn(page, address, look);
      const part = await step(page);
      const options = { maxDiffPixels: MAX_DIFFERENCE };
      if ('goto' in part) await expect(part).toHaveScreenshot(fileOf(name, look), options);
      else await expect(part).toHaveScreenshot(fileOf(name, look), options);
    });
  }
}

test('a part that changes would be seen', async ({ page }, { config }) => {
  test.skip(['all', 'changed'].includes(config.updateSnapshots), 'would take its change as the new picture');
  await openIn(page, 'parts.html', 'phone light');
  await page.evaluate(() => document.querySelector('h2')?.setAttribute('hidden', ''));
  const compare = expect(page).toHaveScreenshot(fileOf('parts', 'phone light'), {
    fullPage: true,
    maxDiffPixels: MAX_DIFFERENCE,
    timeout: 5_000,
  });
  await expect(compare).rejects.toThrow(/pixels|size/);
});

const fileOf = (name: string, look: Look) => `${name}-${look.replace(' ', '-')}.png`;

/** Opens a page as a reader sees it on a second visit, when the typeface is at hand. */
async function openIn(page: Page, address: string, look: Look): Promise<void> {
  const [width, colorScheme] = look.split(' ') as ['wide' | 'phone', 'light' | 'dark'];
  await page.setViewportSize(width === 'wide' ? { width: 1440, height: 900 } : { width: 390, height: 844 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (typeface) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TYPEFACE, typeface] as const);
    await page.goto(site + address);
  } else {
    await page.goto(site + address);
    await page.waitForFunction((key) => localStorage.getItem(key), TYPEFACE);
    typeface = (await page.evaluate((key) => localStorage.getItem(key), TYPEFACE)) ?? undefined;
    await page.reload();
  }
  await answering(page);
  await page.evaluate(() => document.fonts.ready);
  // The day on which a page was changed is not of the part.
  await page.evaluate(() => document.querySelector('.rp-last-updated')?.remove());
}
