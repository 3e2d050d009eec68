import AxeBuilder from '@axe-core/playwright';
import { expect as see } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alive, stopClock } from '../browser/reading.ts';
import { type FixtureSite, openFixture } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('parts', { policy: true });
});
afterAll(() => site.close());

async function openPage(address: string, options?: Parameters<FixtureSite['open']>[0]) {
  const page = await site.open(options);
  await page.goto(site.url + address);
  if (options?.javaScriptEnabled !== false) await alive(page);
  return page;
}

describe('image zoom, under a strict content security policy', () => {
  const thumb = (page: Awaited<ReturnType<typeof openPage>>, name: string) =>
    page.getByRole('button', { name: `Zoom image: ${name}`, exact: true });
  const dialog = (page: Awaited<ReturnType<typeof openPage>>) => page.getByRole('dialog');

  test('opens on a click, larger and in the middle, and closes on a click', async () => {
    const page = await openPage('/images.html');
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await see(dialog(page)).toHaveAccessibleName('A normal picture');
    const box = await dialog(page).getByRole('img').boundingBox();
    expect(box).toMatchObject({ width: 400, height: 200, x: 440, y: 300 });
    await page.mouse.click(20, 700);
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('opens and closes with the keyboard, and gives the focus back', async () => {
    const page = await openPage('/images.html');
    for (const key of ['Enter', 'Space']) {
      await thumb(page, 'A normal picture').focus();
      await page.keyboard.press(key);
      await see(page.getByRole('button', { name: 'Close image' })).toBeFocused();
      await page.keyboard.press('Escape');
      await see(dialog(page)).toHaveCount(0);
      await see(thumb(page, 'A normal picture')).toBeFocused();
    }
    await page.context().close();
  });

  test('goes through opening, open and closing', async () => {
    const page = await openPage('/images.html');
    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      new MutationObserver(() => {
        const state = document.querySelector('dialog')?.className.replace(/^zoom zoom--/, '') ?? 'closed';
        if (states.at(-1) !== state) states.push(state);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.getByRole('button', { name: 'Close image' }).click();
    await see(dialog(page)).toHaveCount(0);
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect(states.join(' ')).toMatch(/opening open closing closed$/);
    await page.context().close();
  });

  test('closes 150 ms after a scroll of more than 40 pixels', async () => {
    const page = await openPage('/images.html');
    const scrollTo = (top: number) =>
      page.evaluate(
        (to) =>
          new Promise((resolve) => {
            window.addEventListener('scroll', resolve, { once: true });
            window.scrollTo(0, to);
          }),
        top,
      );
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await stopClock(page);
    await scrollTo(40);
    await page.clock.runFor(1000);
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await scrollTo(41);
    await page.clock.runFor(149);
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.clock.runFor(1);
    await see(page.locator('dialog.zoom--closing')).toBeAttached();
    await page.clock.runFor(300);
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('closes on a resize', async () => {
    const page = await openPage('/images.html');
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 700 });
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('opens and closes where motion is reduced', async () => {
    const page = await openPage('/images.html', { reducedMotion: 'reduce' });
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('shows the larger image where there is one', async () => {
    const page = await openPage('/images.html');
    await thumb(page, 'A picture with a larger one').click();
    await see(dialog(page).getByRole('img')).toHaveAttribute('src', /\/docs\/large\.png$/);
    await see.poll(async () => (await dialog(page).getByRole('img').boundingBox())?.width).toBeGreaterThan(1200);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('warns and keeps the normal image where the larger one cannot be reached', async () => {
    const page = await openPage('/images.html');
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await thumb(page, 'A picture whose larger one is missing').click();
    expect((await warning).text()).toContain('/docs/missing.png');
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await see(dialog(page).getByRole('img')).toHaveCount(1);
    await see(dialog(page).getByRole('img')).toHaveAttribute('src', /normal\.png$/);
    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('leaves an image that is a link to its link', async () => {
    const page = await openPage('/images.html');
    await page.getByRole('img', { name: 'A picture that is a link' }).click();
    await see(page).toHaveURL(`${site.url}/tabs.html`);
    await page.context().close();
  });

  test('starts 100 ms after a navigation', async () => {
    const page = await openPage('/');
    await stopClock(page);
    await page.getByRole('link', { name: 'Images' }).first().click();
    await see(page.getByRole('img', { name: 'A normal picture' })).toBeVisible();
    await page.clock.runFor(99);
    await see(thumb(page, 'A normal picture')).toHaveCount(0);
    await page.clock.runFor(1);
    await see(thumb(page, 'A normal picture')).toBeVisible();
    await page.context().close();
  });

  test('has no accessibility fault, closed and open, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage('/images.html', { colorScheme, reducedMotion: 'reduce' });
      await see(thumb(page, 'A normal picture')).toBeVisible();
      const closed = await new AxeBuilder({ page }).include('main').analyze();
      expect(closed.violations).toEqual([]);
      await thumb(page, 'A normal picture').click();
      await see(page.locator('dialog.zoom--open')).toBeVisible();
      const open = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(open.violations).toEqual([]);
      await page.context().close();
    }
  });
});

describe('a page without layout', () => {
  test.each(['custom', 'blank'])('of type %s gets base and .html in its links and images', async (type) => {
    const page = await openPage(`/${type}.html`);
    const link = page.getByRole('link', { name: 'To the tabs' });
    await see(link).toHaveAttribute('href', '/docs/tabs.html');
    await see(page.getByRole('img', { name: 'A normal picture' })).toHaveAttribute('src', '/docs/normal.png');
    await link.click();
    await see(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeVisible();
    await page.context().close();
    expect(page.errors).toEqual([]);
  });
});

describe('tabs', () => {
  test('open the panel that holds what the hash names', async () => {
    const page = await openPage('/tabs.html');
    const heading = page.getByRole('heading', { name: 'In the second panel' });
    await see(heading).toBeHidden();
    await page.getByRole('link', { name: 'To the heading' }).click();
    await see(heading).toBeInViewport();
    const other = await openPage('/tabs.html#in-the-second-panel');
    await see(other.getByRole('heading', { name: 'In the second panel' })).toBeInViewport();
    await page.context().close();
    await other.context().close();
  });

  test('take their labels from values, skip a disabled one, and begin where they are told', async () => {
    const page = await openPage('/tabs.html');
    const tabs = page.getByRole('tablist').last().getByRole('tab');
    await see(tabs).toHaveText(['Red', 'Green', 'Blue']);
    await see(tabs.nth(1)).toBeDisabled();
    await see(page.getByText('Blue text')).toBeVisible();
    await tabs.nth(2).focus();
    await page.keyboard.press('ArrowLeft');
    await see(tabs.nth(0)).toBeFocused();
    await see(page.getByRole('button', { name: 'Red count: 0' })).toBeVisible();
    // With keepDOM off, a closed panel is gone and forgets.
    await see(page.getByText('Blue text')).toHaveCount(0);
    await page.context().close();
  });

  test('are all open without scripts, also with keepDOM off', async () => {
    const page = await openPage('/tabs.html', { javaScriptEnabled: false });
    const panels = page.getByRole('tabpanel');
    await see(panels).toHaveText([
      /First\s*One/,
      /Second\s*.*Two/s,
      /Red\s*Red count: 0/,
      /Green\s*Green text/,
      /Blue\s*Blue text/,
    ]);
    for (const panel of await panels.all()) await see(panel).toBeVisible();
    await page.context().close();
  });
});

describe('code', () => {
  test('wraps from the start where the site says so', async () => {
    const page = await openPage('/tabs.html');
    await see(page.getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'true');
    await page.context().close();
  });
});

describe('a part that fails', () => {
  const readable = async (page: Awaited<ReturnType<typeof openPage>>, text: string) => {
    await see(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: 'To the tabs' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeVisible();
  };

  test('while the page comes alive leaves the text that the build wrote, and its links', async () => {
    const page = await site.open();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.goto(`${site.url}/broken.html`);
    await see(page.locator('html:not([data-scripts])')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    await see(page.getByText('Text of the broken part')).toBeVisible();
    await readable(page, 'Text before the broken part.');
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('after a click brings back the text that the build wrote', async () => {
    const page = await openPage('/breaks.html');
    await page.getByRole('button', { name: 'Break' }).click();
    await see(page.locator('html:not([data-scripts])')).toBeAttached();
    await readable(page, 'Text before the part.');
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('on a page reached by a link loads that page anew, once', async () => {
    const page = await openPage('/');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.getByRole('link', { name: 'Broken' }).first().click();
    await see(page).toHaveURL(`${site.url}/broken.html`);
    await see(page.getByText('Text of the broken part')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    await readable(page, 'Text before the broken part.');
    await page.context().close();
    expect(page.errors).toEqual([]);
  });
});

describe('an appearance that readers may choose', () => {
  const isDark = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.evaluate(() => document.documentElement.classList.contains('dark'));

  test.each([
    ['dark', 'light', true],
    ['light', 'dark', false],
    ['auto', 'dark', true],
    ['purple', 'dark', true],
    [null, 'dark', true],
    [null, 'light', false],
  ] as const)('stored as %s with a %s system: dark is %s', async (stored, colorScheme, dark) => {
    const page = await site.open({ colorScheme });
    if (stored) await page.addInitScript((value) => localStorage.setItem('rspress-theme-appearance', value), stored);
    await page.goto(`${site.url}/`);
    await alive(page);
    await see.poll(() => isDark(page)).toBe(dark);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('follows the system where storage is blocked, and without matchMedia is light', async () => {
    const page = await site.open({ colorScheme: 'dark' });
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
