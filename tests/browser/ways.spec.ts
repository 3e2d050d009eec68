import type { Page } from '@playwright/test';
import { open } from './frameChecks.ts';
import { alive, expect, test } from './reading.ts';

// How readers find their way: by clicks alone, by where they stand, and by an address that leads nowhere.

const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true });
const main = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.describe('where a page stands', () => {
  test('a link to a heading is current at that heading alone', { tag: '@chromium' }, async ({ page }) => {
    await open(page, 'public/');
    const entry = sidebar(page, 'Schemas for standards');
    await expect(entry).not.toHaveAttribute('aria-current');
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await page.goBack();
    await expect(entry).not.toHaveAttribute('aria-current');
    await open(page, 'public/#schemas-of-standards');
    await expect(entry).toHaveAttribute('aria-current', 'location');
  });
});

test.describe('the page as Markdown', () => {
  const PAGE = 'guides/services/resolver/test.html';
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' });

  test('is copied, and the button says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await copy(page).click();
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Copied' });
    await expect(status).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await (await page.request.get(PAGE.replace('.html', '.md'))).text());
    expect(text).toMatch(/^# Test a resolver\n/);
    await expect(status).toHaveCount(0);
  });

  test('the menu copies the link to a section and its call', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'reference/api/iam.html#create-api-key');
    const menu = page.getByRole('main').locator('summary[aria-label="Other ways to read this page"]');
    for (const [name, copied] of [
      ['Copy link to this section', /\/reference\/api\/iam\.html#create-api-key$/],
      ['Copy as curl', /^ENDPOINT=\S+\ncurl .*\\\n {2}"\$ENDPOINT\/api-keys"/],
    ] as const) {
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
      await page.keyboard.press('Escape');
    }
  });
});

test('the anchor beside a heading copies its address, and says so to all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'guides/services/resolver/test.html');
  const heading = page.getByRole('heading', { name: 'Before you start' });
  await heading.hover();
  await heading.locator('a').click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  await expect(page).toHaveURL(/test\.html#before-you-start$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const told = heading.locator('[data-copied-link]');
  await expect(told).toBeVisible();
  const note = await told.evaluate((anchor) => {
    const { content, insetBlockStart } = getComputedStyle(anchor, '::after');
    return { content, top: anchor.getBoundingClientRect().top + Number.parseFloat(insetBlockStart) };
  });
  // Firefox gives the text as it's written in the style.
  expect(['"Link copied"', 'attr(data-copied-link)']).toContain(note.content);
  // The heading stands right below the bar, which covers what is above it.
  const bar = await page.getByRole('banner').boundingBox();
  expect(note.top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(0);
});

test('a heading is copied without its sign, alone and with the text around it', async ({ page }) => {
  await open(page, 'guides/services/resolver/test.html');
  // What a browser copies as text: the clipboard is one for all tests of a Firefox of the system.
  const texts = await page.getByRole('heading', { name: 'Before you start' }).evaluate((heading) => {
    const selection = window.getSelection();
    const textFrom = (start: Element | null, end: Element | null) => {
      if (start && end) selection?.setBaseAndExtent(start, 0, end, end.childNodes.length);
      return selection?.toString().trim();
    };
    return [textFrom(heading, heading), textFrom(heading.previousElementSibling, heading.nextElementSibling)];
  });
  expect(texts[0]).toBe('Before you start');
  expect(texts[1]).toMatch(/^[^#]+\nBefore you start\n[^#]+$/);
});

test('an unknown address leads to the pages nearest to it, to the sections and to the search', async ({ page }) => {
  await page.goto('guides/managment/iam/rotate-key.html');
  await alive(page);
  await expect(main(page, 'Rotate an API key')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText(['Explanations', 'How to guides', 'Tutorials', 'Reference']);
  await main(page, 'Rotate an API key').click();
  await expect(titled(page, 'Rotate an API key')).toBeVisible();
});
