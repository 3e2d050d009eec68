import type { Page } from '@playwright/test';
import { alive, expect, test, visibleWords, wordsWithoutScripts } from './reading.ts';

const site = `${process.env.SITE_URL}/docs`;
/** A page with a sidebar, an outline, tables and code, and no tabs. */
const address = `${site}/reference/services/verifier/configuration.html`;
const title = 'Verifier configuration';

async function expectReadable(page: Page, words: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => visibleWords(page)).toBeGreaterThanOrEqual(words);
}

/** Follows a link of the page to another page, whichever way the browser takes. */
async function expectWorkingLink(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'CORS' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'CORS' })).toBeVisible();
  await expect(page).toHaveURL(/\/reference\/configuration\/cors\.html$/);
}

/** Faults of a browser, as scripts that run before the page's own. */
const browsers: [fault: string, script: () => void][] = [
  [
    'storage that may not be opened',
    () => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
      Object.defineProperty(window, 'sessionStorage', { get });
    },
  ],
  ['storage that is missing', () => Object.defineProperty(window, 'localStorage', { value: null })],
  [
    'storage that is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'storage that fails on every call',
    () => {
      const fail = () => {
        throw new Error('broken');
      };
      Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
    },
  ],
  [
    'storage full of nonsense',
    () => {
      for (const key of ['rspress-theme-appearance', 'rspress.tabs.way', 'rspress-visited', 'rp-banner-closed']) {
        localStorage.setItem(key, '{"__proto__":[%');
      }
    },
  ],
  ['no matchMedia', () => Object.defineProperty(window, 'matchMedia', { value: undefined })],
  [
    'no observers',
    () => {
      Object.defineProperty(window, 'IntersectionObserver', { value: undefined });
      Object.defineProperty(window, 'ResizeObserver', { value: undefined });
    },
  ],
  ['no clipboard', () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })],
  [
    'no idle callback and no view transition',
    () => {
      Object.defineProperty(window, 'requestIdleCallback', { value: undefined });
      Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
    },
  ],
];

test.describe('a browser that lacks something', () => {
  for (const [fault, script] of browsers) {
    test(`${fault}: the page reads in full and its links work`, async ({ page }) => {
      const words = await wordsWithoutScripts(page, address);
      await page.addInitScript(script);
      await page.goto(address);
      await alive(page);
      await expectReadable(page, words);
      await expectWorkingLink(page);
    });
  }
});

test.describe('an address that is malformed', () => {
  for (const rest of [
    '#%E0%A4%A',
    '#100%',
    '#%',
    '#<svg onload=alert(1)>',
    '?%E0%A4%A',
    '?navbar=%E0%A4%A&sidebar=<svg onload=alert(1)>',
    '?a=1?b=2&&&=#no-such-heading',
  ]) {
    test(`${rest}: the page reads in full and its links work`, async ({ page }) => {
      const words = await wordsWithoutScripts(page, address);
      page.on('dialog', () => {
        throw new Error('A part of the address was run.');
      });
      await page.goto(address + rest);
      await alive(page);
      await expectReadable(page, words);
      await expectWorkingLink(page);
    });
  }

  for (const path of [
    '/docs/%E0%A4%A',
    '/docs/100%',
    '/docs/100%25',
    '/docs/%2525',
    '/docs/a%2Fb',
    '/docs/guides//%',
    '/docs/reference/%E0%A4%A.html?a=%#%',
  ]) {
    test(`${path}: the page for unknown addresses comes alive`, async ({ page }) => {
      await page.goto(`${process.env.SITE_URL}${path}`);
      await alive(page);
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expect(page).toHaveURL(`${site}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('outside the base: the page for unknown addresses comes alive', async ({ page }) => {
    await page.goto(`${process.env.SITE_URL}/somewhere/else?a=1#b`);
    await alive(page);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await page.getByRole('link', { name: 'Take me home' }).click();
    await expect(page).toHaveURL(`${site}/`);
  });

  for (const path of [
    '/reference/services/verifier/configuration',
    '/reference/services/verifier/configuration/',
    '/REFERENCE/services/verifier/Configuration.html',
  ]) {
    test(`${path} on a strict host leads to the page's own address`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.goto(`${process.env.STRICT_URL}/docs${path}?a=1#cors`);
      await expect(page).toHaveURL(
        `${process.env.STRICT_URL}/docs/reference/services/verifier/configuration.html?a=1#cors`,
      );
      await alive(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(warnings).toEqual([]);
    });
  }

  test('an encoded path is the page that it stands for', async ({ page }) => {
    await page.goto(`${site}/reference/services/verifier/%63onfigur%61tion.html`);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const current = page.getByRole('navigation', { name: 'Sidebar' }).locator('[aria-current="page"]');
    await expect(current).toHaveText(['Verifier Configuration']);
  });

  test('/reference/index on a strict host leads to the folder', async ({ page }) => {
    await page.goto(`${process.env.STRICT_URL}/docs/reference/index`);
    await expect(page).toHaveURL(`${process.env.STRICT_URL}/docs/reference/`);
    await alive(page);
  });
});
