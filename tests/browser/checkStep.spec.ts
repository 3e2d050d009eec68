import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, open, watchConsole } from './frameChecks.ts';

const PAGE = 'guides/management/instances/state.html';
const VERIFIER = 'tutorials/services/verifier/index.html';
const opener = (page: Page, index = 0) => page.getByText('Check your response', { exact: true }).nth(index);
const field = (page: Page) => page.getByRole('textbox', { name: 'Your response' });
const result = (page: Page) => page.locator('.check-response').getByRole('status').filter({ hasText: /This / });

/** Opens the page whose answer comes from the API, in the tab of that way. */
async function openStep(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  await page.getByRole('tab', { name: 'API' }).first().click();
}

const FAILED = JSON.stringify({
  data: [
    { path: [], policy: 'format', service: 'verifier' },
    {
      path: [],
      policy: 'proof',
      service: 'verifier',
      error: { platformType: 'proof-verification-failed', detail: 'Signature does not match' },
    },
  ],
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('an answer as expected, a different one, one that is cut off, and the page of a proxy', async ({ page }) => {
    const messages = watchConsole(page);
    await openStep(page);
    await expect(page.getByText('The response has status 200')).toBeVisible();
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('{"status":"RUNNING"}');
    await expect(result(page)).toHaveText('This is the expected response.');
    await field(page).fill('HTTP/2 200 \n\n{"status":"STOPPED"}');
    await expect(result(page)).toContainText('The member status is STOPPED, but RUNNING was expected.');
    await field(page).fill('{"status":"RUNN');
    await expect(result(page)).toContainText('cut off');
    await field(page).fill('<html><body>502 Bad Gateway</body></html>');
    await expect(result(page)).toContainText('web page');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(field(page)).toHaveValue('');
    await expect(result(page)).toHaveCount(0);
    await opener(page).click();
    await expect(field(page)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    expect(messages).toEqual([]);
  });
});

test('an error leads to its page with the likely cause, and is right where the step asks for it', async ({ page }) => {
  await open(page, VERIFIER);
  await opener(page, 1).click();
  await field(page).fill(`422\n${FAILED}`);
  await expect(result(page)).toHaveText('This is the expected response.');
  await opener(page, 1).click();
  await opener(page, 0).click();
  await field(page).fill(FAILED);
  await expect(result(page)).toContainText('Signature does not match');
  await expect(result(page)).toContainText('Most likely: ');
  await result(page).getByRole('link', { name: 'Proof is not valid' }).click();
  await expect(page).toHaveURL(/reference\/errors\/proof-verification-failed\.html$/);
});
