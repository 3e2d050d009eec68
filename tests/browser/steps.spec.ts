import { alive, expect, test } from './reading.ts';

test('a ticked step of a tutorial stays ticked in this browser', async ({ page }) => {
  await page.goto('tutorials/services/verifier/');
  await alive(page);
  const box = page.getByRole('checkbox', { name: /^Done: 1\. / });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Done: 2\. / })).not.toBeChecked();
  await box.uncheck();
  await page.reload();
  await expect(box).not.toBeChecked();
});
