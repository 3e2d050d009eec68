import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, open } from './frameChecks.ts';

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
});
