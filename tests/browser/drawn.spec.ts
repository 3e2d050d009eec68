import { expect, type Page, test } from '@playwright/test';
import { open } from './frameChecks.ts';
import { openSearch } from './searchPage.ts';
import { openExample, TOOLS, type ToolRow } from './tools.ts';

const STATUS = 'reference/services/verifier/policies/status.html';
const API = 'reference/services/verifier/api.html';

/** Words of tables behind which a line begins with the comma, the full stop or the like that belongs to them. */
const strandedSigns = (page: Page) =>
  page.locator('td').evaluateAll((cells) => {
    const range = document.createRange();
    const boxOf = (node: Text, start: number) => {
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      return range.getBoundingClientRect();
    };
    return cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.flatMap((text, index) => {
        const before = texts[index - 1];
        if (!before?.data || !/^[,.;:)](?!\w)/.test(text.data)) return [];
        const isStranded = boxOf(text, 0).top > boxOf(before, before.data.length - 1).bottom - 3;
        return isStranded ? [before.data] : [];
      });
    });
  });

test.describe('a table', () => {
  for (const width of [1280, 390]) {
    test(`has no comma alone in a line, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [
        STATUS,
        'reference/services/verifier/policies/not-after.html',
        'reference/services/verifier/policies/proof.html',
        'reference/services/authorizer/policies/verify.html',
        'reference/tools/credential-inspector.html',
      ]) {
        await open(page, address);
        expect(await strandedSigns(page), address).toEqual([]);
      }
    });

    test(`keeps the mark of an outcome with its word, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, STATUS);
      const outcomes = page.locator('td code.outcome');
      expect(await outcomes.count()).toBeGreaterThan(5);
      const lines = await outcomes.evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(new Set(lines)).toEqual(new Set([1]));
    });
  }

  test('keeps a name whole where it has room', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, 'reference/errors/');
    const names = page.locator('td:first-child code');
    expect(await names.count()).toBeGreaterThan(10);
    const heights = await names.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
  });

  test('does not scroll for the space behind its last column', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, 'explanations/standards/formats/side-by-side.html');
    const scrollers = await page.locator('.table-scroller').all();
    expect(scrollers.length).toBeGreaterThan(0);
    for (const scroller of scrollers) await expect(scroller).not.toHaveAttribute('tabindex');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fades into the page where it is cut, in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, 'reference/services/resolver/supported-did-methods.html');
      const frame = page.locator('.table-frame:has(> [data-cut-end])').first();
      const [edge, paper] = await frame.evaluate((element) => [
        getComputedStyle(element, '::after').backgroundImage,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(edge).toContain(paper);
    });
  }

  test('that is a matrix has room between its line and its values', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, 'reference/services/verifier/standards.html');
    const row = page.locator('.matrix tbody tr').first();
    const gap = await row.evaluate((element) => {
      const [name, value] = element.children;
      const range = document.createRange();
      range.selectNodeContents(value);
      return range.getBoundingClientRect().left - name.getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThan(8);
  });
});

test('the operations of an API are listed with a line each', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, API);
  const heights = await page
    .locator('.table-frame:has(.method-path) tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThan(50);
});

test('the samples of an operation fit the window that they stay in', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, API);
  const beyond = await page
    .locator('.operation__samples')
    .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(beyond.length).toBeGreaterThan(3);
  expect(new Set(beyond)).toEqual(new Set([0]));
});

test('what an overview says of a page has room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'reference/');
  const widths = await page
    .locator('.overview__item p')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(300);
});

test('on a phone the ways to read a page stand beside the way to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, STATUS);
  const [way, ways] = await Promise.all(
    ['nav', '.page-actions'].map((part) => page.locator(`.page-head > ${part}`).boundingBox()),
  );
  expect((ways?.y ?? 0) + (ways?.height ?? 0) / 2).toBeCloseTo((way?.y ?? 0) + (way?.height ?? 0) / 2, 0);
});

test('on the home page, tasks come before what there is to know', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '');
  const [task, card] = await Promise.all(
    ['Fix an error', 'Open standards'].map((name) => page.getByRole('heading', { name }).boundingBox()),
  );
  expect(task?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(card?.y ?? 0);
});

test('the results of a tool stay in their pane, however long a name is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const tool = TOOLS.find(({ name }) => name === 'Configuration studio') as ToolRow;
  await open(page, tool.address);
  await openExample(page, tool);
  const report = page.locator('.bench__report');
  await expect(report.getByText('statusChecks.revocation.onRevocation').first()).toBeVisible();
  const beyond = await report.evaluate((pane) => {
    const end = pane.getBoundingClientRect().right;
    return [...pane.querySelectorAll('.bench-check :is(p, ul, a, div)')]
      .filter((part) => part.getBoundingClientRect().right > end)
      .map(({ textContent }) => textContent);
  });
  expect(beyond).toEqual([]);
});

test.describe('a finger finds', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Heights of what can be pressed, rounded down. */
  const heightsOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => Math.floor(one.getBoundingClientRect().height)),
      );

  for (const [what, address, selector] of [
    ['tabs', 'guides/management/iam/create-api-key.html', '.tabs__list > [role="tab"]'],
    ['the links at the end of a page', API, '.doc-footer .rp-edit-link'],
    ['what folds on an API page', 'reference/api/iam.html', 'main .operation summary'],
    ['the words of a diagram', 'explanations/triangle-of-trust.html', '.diagram summary'],
    ['the pages of an overview', 'reference/', '.overview__page'],
    ['the form of a live sample', 'tutorials/services/verifier/', '.sample-form :is(input, button)'],
    ['the fields of a tool', 'reference/tools/error-decoder.html', '.bench :is(select, textarea)'],
  ] as const) {
    test(what, async ({ page }) => {
      await open(page, address);
      await expect(page.locator(selector).first()).toBeAttached();
      const heights = await heightsOf(page, selector);
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  }

  test('the other ways to read a page', async ({ page }) => {
    await open(page, STATUS);
    await page.locator('.page-actions summary').click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    expect(Math.min(...(await heightsOf(page, '.page-actions li > a')))).toBeGreaterThanOrEqual(44);
  });

  test('all kinds of results in one row', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('combobox').fill('proof failed');
    const kinds = page.locator('.search-kinds > label');
    await expect(kinds.last()).toBeVisible();
    const tops = await kinds.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const [row, last] = [await page.locator('.search-kinds').boundingBox(), await kinds.last().boundingBox()];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
  });
});
