import { expect, type Page, test } from '@playwright/test';
import { open, watchConsole } from './frameChecks.ts';
import { pngOf } from './qrPicture.ts';

const ADDRESS = 'reference/tools/credential-inspector.html';
const TEXT = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';

const benchOf = (page: Page) => page.getByRole('region', { name: 'Credential inspector' });
const fieldOf = (page: Page) => benchOf(page).getByRole('textbox', { name: 'Credential', exact: true });
const statusOf = (page: Page) => benchOf(page).locator('.bench__summary [role="status"]');
const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a picture of a QR code is read in the page, and nothing of it leaves', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page, ADDRESS);
  await fieldOf(page).focus();
  await expect(benchOf(page)).toHaveAttribute('data-whole');
  // The example has been checked, with everything that takes.
  await expect(benchOf(page).locator('.bench__summary')).toHaveAttribute('data-outcome', 'error');
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  const opener = benchOf(page).locator('input[type="file"]').first();
  await opener.setInputFiles(picture('code.png', pngOf(TEXT)));
  await expect(fieldOf(page)).toHaveValue(TEXT);
  await expect(statusOf(page)).toContainText('JSON Web Key');
  // What reads the code came with the tool.
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await opener.setInputFiles(picture('again.png', pngOf('did:example:another')));
  await expect(fieldOf(page)).toHaveValue('did:example:another');
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  expect(messages).toEqual([]);
});

test('a camera that nobody allows is told in words', async ({ page }) => {
  await open(page, ADDRESS);
  await fieldOf(page).focus();
  await benchOf(page).getByRole('button', { name: 'Scan a QR code' }).click();
  await expect(benchOf(page).getByText('Open an image of the code as a file instead.')).toBeVisible();
  await expect(benchOf(page).locator('video')).toBeHidden();
});
