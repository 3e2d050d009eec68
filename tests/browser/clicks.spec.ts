import { expect, type Page, test } from '@playwright/test';
import { open, watchConsole } from './frameChecks.ts';

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('claims that are selected by keyboard become a query, which a link opens in the evaluator', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page, 'reference/tools/credential-inspector.html#example=sd-jwt');
  const bench = regionOf(page, 'Credential inspector');
  await expect(bench.getByText('Select the claims you need')).toBeVisible();
  for (const name of ['employeeId', 'site']) {
    const claim = bench.getByRole('checkbox', { name });
    await claim.focus();
    await page.keyboard.press('Space');
    await expect(claim).toBeChecked();
    await expect(claim).toBeFocused();
  }
  await expect(bench.getByText('Minimal disclosure: 2 of 5 claims; hidden: givenName')).toBeVisible();
  await bench.getByRole('tab', { name: 'curl' }).click();
  await expect(bench.getByText('/openid4/vp/v1_0/authorizations')).toBeVisible();
  expect(page.url()).toContain('#example=sd-jwt');
  await bench.getByRole('link', { name: 'Open the query in the query evaluator' }).click();
  await expect(regionOf(page, 'Query evaluator').getByRole('status').first()).toContainText('The query is met');
  await page.goBack();
  await expect(bench.getByRole('checkbox', { name: 'site' })).toBeChecked();
  expect(messages).toEqual([]);
});

test('switches break a sample, and a link brings them back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'reference/tools/fault-simulator.html#example=unbroken');
  const bench = regionOf(page, 'Fault simulator');
  await expect(bench.getByRole('tab', { name: 'Response of the verifier, 200' })).toBeVisible();
  await bench.getByRole('checkbox', { name: 'Expired' }).check();
  await bench.getByRole('checkbox', { name: 'untrusted root' }).check();
  await expect(bench.getByText('Expired in March: Not after fails')).toBeVisible();
  await expect(bench.getByRole('tab', { name: 'Response of the validator, 422' })).toBeVisible();
  await bench.getByRole('tab', { name: 'Log entry' }).click();
  await expect(bench.getByText('"instance_id": "verifier-eu-1"')).toBeVisible();
  await bench.getByRole('button', { name: 'Copy a link with this input' }).click();
  await expect(bench.getByText('Anyone with the link can read it')).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(regionOf(other, 'Fault simulator').getByRole('checkbox', { name: 'untrusted root' })).toBeChecked();
  await bench.getByRole('checkbox', { name: 'Expired' }).uncheck();
  await bench.getByRole('checkbox', { name: 'untrusted root' }).uncheck();
  await expect(bench.getByRole('tab', { name: 'Response of the verifier, 200' })).toBeVisible();
});
