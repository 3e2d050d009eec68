import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../browser/frameChecks.ts';
import { stopClock } from '../browser/reading.ts';
import { type FixturePage, type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('parts');
});
afterAll(() => site?.close());

const NORMAL = 'A normal picture';
const thumb = (page: FixturePage, name = NORMAL) =>
  page.getByRole('button', { name: `Zoom image: ${name}`, exact: true });
const zoomed = (page: FixturePage) => page.locator('body > .medium-zoom-image--opened');
const boxOf = async (page: FixturePage) => {
  const { width, height, x, y } = (await zoomed(page).last().boundingBox()) ?? {};
  return [width, height, x, y].map((pixels) => Math.round(pixels ?? 0));
};
/** In the middle, at its own size. */
const OPEN = [400, 200, 440, 300];

test('a hovered click opens it in the middle, where it stays, and a click closes it', async () => {
  const page = await site.open('/images.html');
  await thumb(page).hover();
  await page.waitForTimeout(300);
  await thumb(page).click();
  await see.poll(() => boxOf(page)).toEqual(OPEN);
  await page.waitForTimeout(500);
  expect(await boxOf(page)).toEqual(OPEN);
  await see(thumb(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(20, 700);
  await see(zoomed(page)).toHaveCount(0);
  await see(thumb(page)).toHaveAttribute('aria-expanded', 'false');
  expect(page.errors).toEqual([]);
});

test('a tap opens it, and it stays', async () => {
  const page = await site.open('/images.html', { hasTouch: true });
  await thumb(page).tap();
  await see.poll(() => boxOf(page)).toEqual(OPEN);
  await page.waitForTimeout(500);
  expect(await boxOf(page)).toEqual(OPEN);
});

test('opens and closes with the keyboard, and the focus stays, also where motion is reduced', async () => {
  const page = await site.open('/images.html', { reducedMotion: 'reduce' });
  for (const [opens, closes] of [
    ['Enter', 'Escape'],
    ['Space', 'Space'],
    ['Enter', 'Tab'],
  ]) {
    await thumb(page).focus();
    await page.keyboard.press(opens);
    await see.poll(() => boxOf(page)).toEqual(OPEN);
    await expectNoAxeFindings(page, 'main');
    await page.keyboard.press(closes);
    await see(zoomed(page)).toHaveCount(0);
    if (closes !== 'Tab') await see(thumb(page)).toBeFocused();
  }
});

test('goes through opening, open and closing, the last 150 ms after a scroll of more than 40 pixels', async () => {
  const page = await site.open('/images.html');
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    for (const state of ['open', 'opened', 'close', 'closed']) {
      document.addEventListener(`medium-zoom:${state}`, () => states.push(state), { capture: true });
    }
  });
  const states = () => page.evaluate(() => (window as unknown as { states: string[] }).states);
  const scrollTo = (top: number) =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo(0, to);
        }),
      top,
    );
  await thumb(page).click();
  await see.poll(states).toEqual(['open', 'opened']);
  await stopClock(page);
  await scrollTo(40);
  await page.clock.runFor(1000);
  await scrollTo(41);
  await page.clock.runFor(149);
  expect(await states()).toEqual(['open', 'opened']);
  await page.clock.runFor(1);
  await see.poll(states).toEqual(['open', 'opened', 'close', 'closed']);
});

test('closes on a resize, also while it opens', async () => {
  const page = await site.open('/images.html');
  await thumb(page).click();
  await see.poll(() => boxOf(page)).toEqual(OPEN);
  await page.setViewportSize({ width: 1000, height: 700 });
  await see(zoomed(page)).toHaveCount(0);
  await thumb(page).click();
  // A resize before it begins to open is none while it opens.
  await see(zoomed(page)).toHaveCount(1);
  await page.setViewportSize({ width: 900, height: 700 });
  await see(zoomed(page)).toHaveCount(0);
});

test('shows the larger image, or warns and shows the normal one where that cannot be reached', async () => {
  const page = await site.open('/images.html');
  await thumb(page, 'A picture with a larger one').click();
  await see(zoomed(page).last()).toHaveAttribute('src', /\/docs\/large\.png$/);
  await see.poll(async () => (await boxOf(page))[0]).toBeGreaterThan(1200);
  await page.keyboard.press('Escape');
  await see(zoomed(page)).toHaveCount(0);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await thumb(page, 'A picture whose larger one is missing').click();
  expect((await warning).text()).toContain('/docs/missing.png');
  await see.poll(() => boxOf(page)).toEqual(OPEN);
  expect(page.errors).toEqual([]);
});

test('starts 100 ms after a navigation, and leaves an image that is a link to its link', async () => {
  const page = await site.open('/');
  await stopClock(page);
  await page.getByRole('link', { name: 'Images' }).first().click();
  await see(page.getByRole('img', { name: NORMAL })).toBeVisible();
  await page.clock.runFor(99);
  await see(thumb(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await see(thumb(page)).toBeVisible();
  await page.getByRole('img', { name: 'A picture that is a link' }).click();
  await see(page).toHaveURL(`${site.url}/tabs.html`);
});
