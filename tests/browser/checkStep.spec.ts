import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindingsInBoth, expectNoSidewaysScroll, open, watchConsole } from './frameChecks.ts';

const PAGE = 'guides/management/instances/state.html';
const VERIFIER = 'tutorials/services/verifier/index.html';
const button = (page: Page, index = 0) => page.getByRole('button', { name: 'Check your answer' }).nth(index);
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const said = (page: Page) => page.locator('.check-answer').getByRole('status').filter({ hasText: /This / });

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

for (const width of [1280, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an answer as expected, a different one, one that is cut off, and the page of a proxy', async ({ page }) => {
      const messages = watchConsole(page);
      await openStep(page);
      await expect(page.getByText('You should now have status 200, and status is RUNNING.')).toBeVisible();
      await button(page).click();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(field(page)).toBeFocused();
      await field(page).fill('{"status":"RUNNING"}');
      await expect(said(page)).toHaveText('This is the expected answer.');
      await field(page).fill('HTTP/2 200 \n\n{"status":"STOPPED"}');
      await expect(said(page)).toContainText('The member status is STOPPED; RUNNING was expected.');
      await field(page).fill('{"status":"RUNN');
      await expect(said(page)).toContainText('cut off');
      await field(page).fill('<html><body>502 Bad Gateway</body></html>');
      await expect(said(page)).toContainText('web page');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(field(page)).toHaveValue('');
      await expect(said(page)).toHaveCount(0);
      await button(page).click();
      await expect(field(page)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      expect(messages).toEqual([]);
    });

    test('axe finds nothing with an error explained', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, VERIFIER);
      await button(page).click();
      await field(page).fill(FAILED);
      await expect(said(page)).toContainText('This is not the expected answer.');
      await expectNoAxeFindingsInBoth(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('an error leads to its page with the likely cause, and is right where the step asks for it', async ({ page }) => {
  await open(page, VERIFIER);
  await button(page, 1).click();
  await field(page).fill(`422\n${FAILED}`);
  await expect(said(page)).toHaveText('This is the expected answer.');
  await button(page, 1).click();
  await button(page, 0).click();
  await field(page).fill(FAILED);
  await expect(said(page)).toContainText('Signature does not match');
  await expect(said(page)).toContainText('Most likely: The signature does not belong to this data.');
  await said(page).getByRole('link', { name: 'Proof is not valid' }).click();
  await expect(page).toHaveURL(/reference\/errors\/proof-verification-failed\.html$/);
});

test('a pasted text is in no request and in nothing that stays', async ({ page, context }) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openStep(page);
  const before = requests.length;
  await button(page).click();
  await field(page).fill('{"status":"private-7f3b"}');
  await expect(said(page)).toContainText('private-7f3b');
  expect(requests.length).toBeGreaterThan(before);
  const own = new URL(page.url()).origin;
  expect(requests.filter((request) => request.includes('private') || !request.startsWith(own))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  expect(kept).not.toContain('private');
  await page.reload();
  expect(await page.content()).not.toContain('private-7f3b');
});

test('without scripts the sentence stands alone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByText('You should now have status 200')).toBeVisible();
  await expect(page.getByText('Check your answer')).toBeHidden();
  await context.close();
});
