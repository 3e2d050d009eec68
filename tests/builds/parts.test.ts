import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { alive } from '../browser/reading.ts';
import { type FixturePage, type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('parts');
});
afterAll(() => site?.close());

describe('a page without layout', () => {
  test.each(['custom', 'blank'])('of type %s gets base and .html in its links and images', async (type) => {
    const page = await site.open(`/${type}.html`);
    const link = page.getByRole('link', { name: 'To the tabs' });
    await see(link).toHaveAttribute('href', '/docs/tabs.html');
    await see(page).toHaveTitle(`${type === 'blank' ? 'Blank' : 'Custom'} page - ${brand.name} docs`);
    await see(page.getByRole('img', { name: 'A normal picture' })).toHaveAttribute('src', '/docs/normal.png');
    await link.click();
    await see(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeVisible();
    await page.context().close();
    expect(page.errors).toEqual([]);
  });
});

test('a layout names the type of a page, and one without a heading is titled as its file', async () => {
  const page = await site.open('/no-heading.html');
  await see(page.getByText('Text alone.')).toBeVisible();
  await see(page).toHaveTitle(`No heading - ${brand.name} docs`);
  await see(page.getByRole('banner')).toHaveCount(0);
  await see(page.getByRole('navigation')).toHaveCount(0);
  await page.context().close();
});

describe('tabs', () => {
  test('open the panel that holds what the hash names', async () => {
    const page = await site.open('/tabs.html');
    const heading = page.getByRole('heading', { name: 'In the second panel' });
    await see(heading).toBeHidden();
    await page.getByRole('link', { name: 'To the heading' }).click();
    await see(heading).toBeInViewport();
    const other = await site.open('/tabs.html#in-the-second-panel');
    await see(other.getByRole('heading', { name: 'In the second panel' })).toBeInViewport();
    await page.context().close();
    await other.context().close();
  });

  test('take their labels from values, skip a disabled one, and begin where they are told', async () => {
    const page = await site.open('/tabs.html');
    const tabs = page.getByRole('tablist').last().getByRole('tab');
    await see(tabs).toHaveText(['Red', 'Green', 'Blue']);
    await see(tabs.nth(1)).toBeDisabled();
    await see(page.getByText('Blue text')).toBeVisible();
    await tabs.nth(2).focus();
    await page.keyboard.press('ArrowLeft');
    await see(tabs.nth(0)).toBeFocused();
    await see(page.getByText('Red text')).toBeVisible();
    await see(page.getByText('Blue text')).toBeHidden();
    await page.context().close();
  });

  test('are all open without scripts', async () => {
    const page = await site.open('/tabs.html', { javaScriptEnabled: false });
    const panels = page.getByRole('tabpanel');
    await see(panels).toHaveText([
      /First\s*One/,
      /Second\s*.*Two/s,
      /Red\s*Red text/,
      /Green\s*Green text/,
      /Blue\s*Blue text/,
    ]);
    for (const panel of await panels.all()) await see(panel).toBeVisible();
    await page.context().close();
  });
});

describe('code', () => {
  test('wraps from the start where the site says so', async () => {
    const page = await site.open('/tabs.html');
    await see(page.getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'true');
    await page.context().close();
  });
});

describe('a component that a page imports', () => {
  test('is drawn once, so that what would fail in a browser does not', async () => {
    const page = await site.open('/broken.html');
    await see(page.getByText('Text of the broken part')).toBeVisible();
    await page.getByRole('link', { name: 'To the tabs' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeVisible();
    await page.context().close();
    expect(page.errors).toEqual([]);
  });
});

describe('an appearance that readers may choose', () => {
  const isDark = (page: FixturePage) => page.evaluate(() => document.documentElement.classList.contains('dark'));

  test.each([
    ['dark', 'light', true],
    ['light', 'dark', false],
    ['auto', 'dark', true],
    ['purple', 'dark', true],
    [null, 'dark', true],
    [null, 'light', false],
  ] as const)('stored as %s with a %s system: dark is %s', async (stored, colorScheme, dark) => {
    const page = await site.newPage({ colorScheme });
    if (stored) await page.addInitScript((value) => localStorage.setItem('rspress-theme-appearance', value), stored);
    await page.goto(`${site.url}/`);
    await alive(page);
    await see.poll(() => isDark(page)).toBe(dark);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('follows the system where storage is blocked, and without matchMedia is light', async () => {
    const page = await site.newPage({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    });
    await page.goto(`${site.url}/`);
    await alive(page);
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await see.poll(() => isDark(page)).toBe(false);
    await page.addInitScript(() => Object.defineProperty(window, 'matchMedia', { value: undefined }));
    await page.goto(`${site.url}/tabs.html`);
    await alive(page);
    expect(await isDark(page)).toBe(false);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });
});
