import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, open, watchConsole } from './frameChecks.ts';

const samples = (page: Page) => page.locator('main pre code').allTextContents();
const run = (page: Page) => page.getByRole('button', { name: 'Run on your laptop' });
const back = (page: Page) => page.getByRole('button', { name: 'Use your instance' });

test.use({ viewport: { width: 390, height: 800 } });

test('one press makes the samples of tested pages call the simulator, and one brings the platform back', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await open(page, 'guides/services/verifier/verify-jwt.html');
  const before = await samples(page);
  await run(page).press('Enter');
  await expect(page.getByText('node simulator.mjs --page guides/services/verifier/verify-jwt')).toBeVisible();
  await expect
    .poll(async () => (await samples(page)).join())
    .toContain('ENDPOINT=http://localhost:8181/verifier-eu-1.verifier.service.eu');
  await expectNoSidewaysScroll(page);
  await open(page, 'guides/services/authorizer/test-wallet.html');
  await expect.poll(async () => (await samples(page)).join()).toContain('asked by x509_san_dns:localhost');
  await back(page).click();
  expect((await samples(page)).join()).not.toContain('localhost');
  await open(page, 'guides/services/verifier/verify-jwt.html');
  expect(await samples(page)).toEqual(before);
  expect(messages).toEqual([]);
});

test('samples follow a port that a reader chooses, and on the next page nothing moves', async ({ page }) => {
  await open(page, 'guides/services/verifier/verify-jwt.html');
  await run(page).click();
  await page.getByLabel('Port').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9000');
  await expect(page.getByText('verify-jwt --port 9000')).toBeVisible();
  await expect.poll(async () => (await samples(page)).join()).toContain('http://localhost:9000/verifier-eu-1');
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, 'guides/services/authorizer/test-wallet.html');
  const command = page.getByRole('button', { name: 'Show the command' });
  await expect(command).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift)).toBe(0);
  await command.click();
  await expect(page.getByText('test-wallet --port 9000')).toBeVisible();
});

test('the home page, and one that the tests do not run, has no such button', async ({ page }) => {
  for (const address of ['', 'guides/go-live.html']) {
    await open(page, address);
    await expect(run(page)).toHaveCount(0);
  }
});

test('the switch is at the end of the head of its page', async ({ page }) => {
  await open(page, 'guides/services/verifier/verify-jwt.html');
  await expect(page.locator('h1 + p ~ .metadata + .page-tool + h2').first()).toBeVisible();
  await open(page, 'guides/on-call.html');
  await expect(page.locator('h1 + p + .page-tool + h2')).toBeVisible();
});
