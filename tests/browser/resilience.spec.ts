import type { Page } from '@playwright/test';
import { alive, expect, test, visibleWords, wordsWithoutScripts } from './reading.ts';

const site = `${process.env.SITE_URL}/docs`;
/** A page with a sidebar, an outline, tables and code, and no tabs. */
const address = `${site}/reference/services/verifier/configuration.html`;
const title = 'Verifier configuration';

/** Checks that a page has its text, and that a link leads to another page. */
async function expectUsable(page: Page, words: number): Promise<void> {
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => visibleWords(page)).toBeGreaterThanOrEqual(words);
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
  [
    'storage full of nonsense that fails on every change',
    () => {
      // Firefox runs this on its empty first page, too.
      if (window.origin === 'null') return;
      for (const key of ['rspress-theme-appearance', 'rspress.tabs.way', 'rspress-visited']) {
        localStorage.setItem(key, '{"__proto__":[%');
      }
      const fail = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Object.assign(Storage.prototype, { setItem: fail, removeItem: fail });
    },
  ],
  [
    'no interfaces that some browsers lack or block',
    () => {
      for (const name of ['matchMedia', 'IntersectionObserver', 'requestIdleCallback'] as const) {
        Object.defineProperty(window, name, { value: undefined });
      }
      Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    },
  ],
];

for (const [fault, script] of browsers) {
  test(`${fault}: the page reads in full and its links work`, async ({ page }) => {
    const words = await wordsWithoutScripts(page, address);
    await page.addInitScript(script);
    await page.goto(address);
    await expectUsable(page, words);
  });
}

for (const rest of ['#%E0%A4%A', '?navbar=%E0%A4%A&sidebar=<svg onload=alert(1)>#<svg onload=alert(1)>']) {
  test(`${rest}: the page reads in full and its links work`, async ({ page }) => {
    const words = await wordsWithoutScripts(page, address);
    page.on('dialog', () => {
      throw new Error('A part of the address was run.');
    });
    await page.goto(address + rest);
    await expectUsable(page, words);
  });
}

for (const path of ['/docs/%E0%A4%A', '/docs/a%2Fb%25?a=%#%', '/somewhere/else?a=1#b']) {
  test(`${path}: the page for unknown addresses leads home`, async ({ page }) => {
    await page.goto(`${process.env.SITE_URL}${path}`);
    await alive(page);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await page.getByRole('link', { name: 'Take me home' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const [path, own] of [
  ['/REFERENCE/services/verifier/Configuration?a=1#cors', '/reference/services/verifier/configuration.html?a=1#cors'],
  ['/reference/services/verifier/configuration/', '/reference/services/verifier/configuration.html'],
  ['/reference/index', '/reference/'],
]) {
  test(`${path} on a strict host leads to the page's own address`, async ({ page }) => {
    await page.goto(`${process.env.STRICT_URL}/docs${path}`);
    await expect(page).toHaveURL(`${process.env.STRICT_URL}/docs${own}`);
    await alive(page);
  });
}

test('an encoded path is the page that it names', async ({ page }) => {
  await page.goto(`${site}/reference/services/verifier/%63onfigur%61tion.html`);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const current = page.getByRole('navigation', { name: 'Sidebar' }).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Verifier Configuration']);
});
