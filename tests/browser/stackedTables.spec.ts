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
