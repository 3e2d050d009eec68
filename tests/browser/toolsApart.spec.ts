import { expect, test } from '@playwright/test';
import { expectNoAxeFindings, hold, open } from './frameChecks.ts';
import { pngOf } from './qrPicture.ts';
import { benchOf, openExample, statusOf, TOOLS, type ToolRow } from './tools.ts';

test('what was pressed before the script was there counts', async ({ page }) => {
  const [tool] = TOOLS;
  await page.route(/static\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(tool.address, { waitUntil: 'commit' });
  await page.locator('.bench select').selectOption(tool.example);
  await expect(statusOf(page, tool)).toContainText(tool.report, { timeout: 20_000 });
});

test('what is said while a tool still opens stays, and what is typed goes before what a link brings', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = TOOLS.find(({ name }) => name === 'Error decoder') as ToolRow;
  const bench = benchOf(page, tool);
  const field = bench.getByRole('textbox', { name: tool.field });
  await open(page, tool.address);
  await field.fill(tool.typed);
  await bench.getByRole('button', { name: 'Copy a link with this input' }).click();
  await expect(bench.getByText('Whoever has the link can read it')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const letWorker = await hold(page, /tool-error-decoder/);
  const id = await bench.getByRole('option', { name: tool.example }).getAttribute('value');
  await page.goto('about:blank');
  await page.goto(`${tool.address}#example=${id}`, { waitUntil: 'domcontentloaded' });
  await bench.getByRole('button', { name: 'Copy a link with this input' }).click();
  await expect(bench.getByText('There is nothing to share yet.')).toBeVisible();
  letWorker();
  await expect(statusOf(page, tool)).toContainText(tool.report);
  await expect(bench.getByText('There is nothing to share yet.')).toBeVisible();

  const letShell = await hold(page, /static\/js\/async\/tools\./);
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await field.fill('{"status":429}');
  letShell();
  await expect(statusOf(page, tool)).not.toBeEmpty();
  await expect(field).toHaveValue('{"status":429}');
});

test('a link with an input opens a tool that works without a network too', async ({ page, context }) => {
  const tool = TOOLS.find(({ name }) => name === 'Credential inspector') as ToolRow;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, tool.address);
  await benchOf(page, tool).getByRole('textbox', { name: tool.field }).fill(tool.typed);
  await benchOf(page, tool).getByRole('button', { name: 'Copy a link with this input' }).click();
  await expect(benchOf(page, tool).getByText('Whoever has the link can read it')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(address);
  await expect(benchOf(page, tool)).toHaveAttribute('data-whole');
  await context.setOffline(true);
  await openExample(page, tool);
});

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

test('a tool ends with its page, and is there again on the way back', async ({ page }) => {
  const tool = TOOLS.find(({ name }) => name === 'Error decoder') as ToolRow;
  await open(page, tool.address);
  await openExample(page, tool);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Error reference' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Error reference' })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await openExample(page, tool);
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

test('the DID resolver asks no address by itself, and says where the document is', async ({ page }) => {
  await open(page, 'reference/tools/did-resolver.html');
  const bench = page.getByRole('region', { name: 'DID resolver' });
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) others.push(request.url());
  });
  await bench.getByRole('textbox', { name: 'DID or DID URL' }).fill('did:web:example.com:issuers:42');
  const address = bench.getByRole('link', { name: 'https://example.com/issuers/42/did.json' });
  await expect(address).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(bench.getByText('This site asks no other host')).toBeVisible();
  await bench.getByRole('textbox', { name: 'DID document or log' }).fill('{"id":"did:web:example.com:issuers:42"}');
  await expect(bench.getByText('All 8 steps pass, and the answer is 200.')).toBeVisible();
  expect(others).toEqual([]);
});
