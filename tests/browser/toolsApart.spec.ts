import { expect, test } from '@playwright/test';
import { expectNoAxeFindings, open } from './frameChecks.ts';
import { pngOf } from './qrPicture.ts';
import { benchOf, statusOf, TOOLS, type ToolRow } from './tools.ts';

test('a QR code is read without a network once the inspector is open', async ({ page, context }) => {
  const tool = TOOLS.find(({ name }) => name === 'Credential inspector') as ToolRow;
  await open(page, tool.address);
  await benchOf(page, tool).getByRole('textbox', { name: tool.field }).focus();
  await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  const buffer = pngOf(tool.typed);
  const picker = benchOf(page, tool).locator('input[type="file"]').first();
  await picker.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await expect(statusOf(page, tool)).toContainText(tool.typedReport);
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test('the studio completes keys and values by keyboard alone', async ({ page }) => {
  await open(page, 'reference/tools/configuration-studio.html');
  const bench = page.getByRole('region', { name: 'Configuration studio' });
  const field = bench.getByRole('textbox', { name: 'Custom layer' });
  await field.focus();
  await expect(bench.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
  await field.fill('{}');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  const options = bench.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('cors');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('{"cors": {}}');
  await page.keyboard.press('Control+Space');
  await expect(options.first()).toContainText('enabled');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(field).toBeFocused();
});
