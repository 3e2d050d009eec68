import { expect, type Locator, type Page, test } from '@playwright/test';
import { DOC, LONG, open } from './frameChecks.ts';
import { stopClock } from './reading.ts';

const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const active = (page: Page) => outline(page).locator('[aria-current]');
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test('lists the headings of the page below "ON THIS PAGE"', async ({ page }) => {
  await open(page, DOC);
  await expect(outline(page).getByText('ON THIS PAGE')).toBeVisible();
  const headings = await page.getByRole('main').locator(':is(h2, h3, h4)[id]').allInnerTexts();
  const words = headings.map((heading) => heading.replace(/^#\s*|\s*#$/g, '').trim());
  await expect(outline(page).getByRole('link')).toHaveText(words);
});

test('follows scrolling', async ({ page }) => {
  await open(page, LONG);
  const links = outline(page).getByRole('link');
  await expect(active(page)).toHaveText([await wordsOf(links.first())]);
  const third = await wordsOf(links.nth(2));
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), await idOf(page, 2));
  await expect(active(page)).toHaveText([third]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(active(page)).toHaveText([await wordsOf(links.first())]);
});

test('the page opens at the heading that the address names, below the bars', async ({ page }) => {
  for (const [width, bars] of [
    [390, 56 + 46],
    [1024, 72 + 46],
    [1280, 72],
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await open(page, `${DOC}#outcomes`);
    const heading = page.getByRole('heading', { name: 'Outcomes' });
    await expect
      .poll(async () => {
        const top = (await heading.boundingBox())?.y ?? 0;
        // A window scrolls by whole pixels.
        return top > bars - 1 && top < bars + 80;
      })
      .toBe(true);
  }
  await expect(active(page)).toHaveText(['Outcomes']);
});

test('a button leads back to the top once the page is scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG);
  await expect(toTop(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 600));
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the button looks at the page at most every 200 ms', async ({ page }) => {
  await open(page, LONG);
  await stopClock(page);
  await page.evaluate(() => {
    // The first look is at once, the next one has to wait.
    window.dispatchEvent(new Event('scroll'));
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, 600);
    return scrolled;
  });
  await page.clock.runFor(199);
  await expect(toTop(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(toTop(page)).toBeVisible();
});

async function idOf(page: Page, index: number): Promise<string> {
  const href = await outline(page).getByRole('link').nth(index).getAttribute('href');
  return decodeURIComponent(href?.slice(1) ?? '');
}

async function wordsOf(link: Locator): Promise<string> {
  return (await link.textContent()) ?? '';
}
