import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isPageFile } from '../../plugins/checks/readDocs.ts';
import { expectNoAxeFindingsInBoth, expectNoSidewaysScroll } from './frameChecks.ts';

const docsDir = path.resolve(import.meta.dirname, '../../docs');
const pages = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => isPageFile(file) && /^<Diagram /m.test(readFileSync(path.join(docsDir, file), 'utf8')))
  .map((file) => file.replace(/\.mdx?$/, '.html'));

const SMALLEST_TEXT = 11;

test('there are pages with diagrams', () => {
  expect(pages.length).toBeGreaterThan(8);
});

for (const file of pages) {
  test(`each diagram of ${file} can be read in a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(file);
    await expectNoSidewaysScroll(page);
    const drawings = await page.locator('figure.diagram > .drawing').all();
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      await expect(drawing).toHaveAccessibleName(/\w/);
      await expect(drawing).toHaveAccessibleDescription(/\w.{40}/);
      const texts = await drawing.locator('text').evaluateAll((nodes) =>
        nodes.map((node) => {
          const text = node as SVGTextElement;
          const frame = (text.ownerSVGElement as SVGSVGElement).getBoundingClientRect();
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return {
            text: text.textContent,
            size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
            inside: left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
          };
        }),
      );
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.filter(({ size, inside }) => size < SMALLEST_TEXT || !inside)).toEqual([]);
    }
    await expectNoAxeFindingsInBoth(page, 'figure.diagram');
  });
}

test('the words of a diagram open without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('explanations/services/verifier.html');
  const words = page.locator('figure.diagram').getByRole('listitem').first();
  await expect(words).toBeHidden();
  await page.getByText('Diagram in words').click();
  await expect(words).toBeVisible();
  await context.close();
});

test('on paper a diagram is dark on light, also where the screen is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('explanations/services/verifier.html');
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  const text = page.locator('figure.diagram text').first();
  await expect(text).toHaveCSS('fill', 'rgb(13, 23, 20)');
});

test('a diagram zooms as images do, with its colors and its letters', async ({ page }) => {
  await page.goto('explanations/services/index.html');
  const drawing = page.getByRole('button', { name: 'Zoom image: ' });
  const before = await drawing.boundingBox();
  await drawing.focus();
  await page.keyboard.press('Enter');
  const copy = page.locator('body > .drawing');
  await expect.poll(async () => (await copy.boundingBox())?.height ?? 0).toBeGreaterThan((before?.height ?? 0) * 1.2);
  const look = (place: string) =>
    page
      .locator(`${place} .diagram-own`)
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  expect(await look('body > .drawing')).toBe(await look('figure > .drawing'));
  expect(await copy.locator('text').count()).toBe(await drawing.locator('text').count());
  await page.keyboard.press('Escape');
  await expect(copy).toHaveCount(0);
  await expect(drawing).toBeFocused();
});
