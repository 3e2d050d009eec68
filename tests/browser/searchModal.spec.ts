import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { open } from './frameChecks.ts';
import { button, dialog, input, openSearch, PAGE, searchFor } from './searchPage.ts';

const devtoolsOf = (page: Page) => page.context().newCDPSession(page);
const focusIsInside = (page: Page) => dialog(page).evaluate((element) => element.contains(document.activeElement));

/** Names of all headings and links that assistive technology finds. */
async function heard(devtools: CDPSession): Promise<string[]> {
  await devtools.send('Accessibility.enable');
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && ['heading', 'link'].includes(role?.value) && name?.value ? [String(name.value)] : [],
  );
}

test.describe('the page behind an open search', () => {
  test('gets no new styles, which would take a slow machine longer than all else', async ({ page }) => {
    await open(page, PAGE);
    const devtools = await devtoolsOf(page);
    const restyled: number[] = [];
    devtools.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as unknown as { name: string; args: { elementCount?: number } }[]) {
        if (name === 'UpdateLayoutTree') restyled.push(args.elementCount ?? 0);
      }
    });
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['devtools.timeline'] },
    });
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await devtools.send('Tracing.end');
    await complete;
    const all = await page.locator('*').count();
    expect(Math.max(...restyled)).toBeGreaterThan(0);
    expect(Math.max(...restyled)).toBeLessThan(all / 5);
  });

  test('is not there for a screen reader until the search is closed', async ({ page }) => {
    await open(page, PAGE);
    const devtools = await devtoolsOf(page);
    const title = 'How the verifier works';
    expect(await heard(devtools)).toContain(title);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    await expect.poll(() => heard(devtools)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => heard(devtools)).toContain(title);
    expect(await page.locator('body > [aria-hidden="true"]').count()).toBe(0);
  });

  test('is out of reach for a pointer, and does not scroll', async ({ page }) => {
    await openSearch(page);
    const under = await page.getByRole('link', { includeHidden: true }).evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 0 && top > 0 && bottom < window.innerHeight)
        .map(({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2))
        .filter((found) => found && !found.closest('.search-dialog'))
        .map((found) => found?.outerHTML),
    );
    expect(under).toEqual([]);
    await page.mouse.move(40, 600);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('gives back a focus that something takes there', async ({ page }) => {
    await openSearch(page);
    await expect(page.locator('main')).not.toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.locator('main').evaluate((main) => main.closest('[aria-hidden]') !== null)).toBe(true);
    await page
      .locator('main a')
      .first()
      .evaluate((link) => (link as HTMLElement).focus());
    await expect(input(page)).toBeFocused();
  });
});

test('the Tab key goes round, at both ends', async ({ page }) => {
  await searchFor(page, 'api key');
  await page.keyboard.press('Shift+Tab');
  const last = dialog(page).getByRole('button', { name: 'Copy link to this search' });
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(input(page)).toBeFocused();
  for (let count = 0; count < 6; count++) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page)).toBe(true);
  }
});

test('opens above a form that is open, and leaves it open', async ({ page }) => {
  await open(page, 'guides/management/iam/create-api-key.html');
  await page.getByRole('button', { name: 'Fill in your values' }).first().click();
  const form = page.getByRole('dialog', { name: 'Your values' });
  await expect(form).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('api');
  await expect(input(page)).toHaveValue('api');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(form).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens above the sidebar, which is inert around itself', async ({ page }) => {
    await open(page, PAGE);
    await page.locator('.page-menu__sidebar').click();
    await expect(page.locator('html')).toHaveAttribute('data-modal');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('api');
    await expect(input(page)).toHaveValue('api');
  });
});
