import { expect, test } from '@playwright/test';
import { expectNoAxeFindings, expectNoSidewaysScroll, open } from './frameChecks.ts';

const PAGE = 'explanations/standards/openid/dcql.html';

test('on a phone a table of explanations is read row by row, with the words of its header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE);
  const [name, required, meaning] = await page
    .getByRole('row', { name: /^claim_sets/ })
    .getByRole('cell')
    .all();
  const boxes = await Promise.all([name, required, meaning].map((cell) => cell.boundingBox()));
  for (const box of boxes) {
    expect(box?.x).toBe(boxes[0]?.x);
    expect(box?.width).toBeGreaterThan(300);
  }
  const label = (cell: typeof name) => cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await label(name)).not.toMatch(/\w\w: /);
  expect(await label(required)).toContain('Required: ');
  expect(await label(meaning)).toContain('Meaning: ');
  // It is still a table to those who hear it.
  await expect(page.getByRole('columnheader', { name: 'Required' }).first()).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page, 'main');
});

test('pairs say the words of their header once, above the rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'reference/errors/proof-verification-failed.html');
  const table = page.locator('table.stacked:not(:has(> .heard-only))').first();
  const [property, value] = await Promise.all(
    ['Property', 'Value'].map((name) => table.getByText(name, { exact: true }).boundingBox()),
  );
  expect(value?.y).toBe(property?.y);
  expect(value?.width).toBeGreaterThan(20);
  const labels = await table
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content).filter((it) => /\w/.test(it)),
    );
  expect(labels.filter((it) => it !== 'none' && it !== 'normal')).toEqual([]);
  await expectNoAxeFindings(page, 'main');
});

for (const width of [390, 320]) {
  test(`row by row a table fits, and neither scrolls nor looks as if it did, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of [
      'explanations/standards/formats/',
      'reference/services/verifier/policies/status.html',
      PAGE,
    ]) {
      await open(page, address);
      const tables = page.locator('main :has(> .stacked)');
      expect(await tables.count()).toBeGreaterThan(0);
      const wide = await tables.evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth || one.hasAttribute('tabindex'))
          .map((one) => one.scrollWidth),
      );
      expect(wide, address).toEqual([]);
    }
  });
}

test('a wider window shows its columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await open(page, PAGE);
  const row = page.getByRole('row', { name: /^claim_sets/ });
  const [first, second] = await Promise.all([0, 1].map((at) => row.getByRole('cell').nth(at).boundingBox()));
  expect(second?.y).toBe(first?.y);
  expect(
    await row
      .getByRole('cell')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content),
  ).toBe('none');
});

test('a table is as wide as the text around it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE);
  const [table, text] = await Promise.all(
    ['table', 'p'].map((name) => page.getByRole('main').locator(name).first().boundingBox()),
  );
  expect(table?.x).toBe(text?.x);
  expect(table?.width).toBe(text?.width);
});

test('the header of many columns does not make the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'tutorials/services/resolver/did-url-dereferencing.html');
  await expectNoSidewaysScroll(page);
});

for (const width of [1280, 390]) {
  test(`a name in a table that is a link is underlined, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'reference/services/verifier/policies/status.html');
    const link = page.locator('td > a:has(> code)').first();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    // A box within a line would get no line of the link around it.
    await expect(link.locator('code')).toHaveCSS('display', 'inline');
  });
}
