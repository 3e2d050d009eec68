import { alive, expect, test } from './reading.ts';

const verifier = 'reference/services/verifier/configuration.html';
const guide = 'guides/services/resolver/configure.html';

test('a key in a sample leads to its description, on the page and across pages', async ({ page }) => {
  await page.goto(verifier);
  await alive(page);
  const key = page.locator('main pre').first().getByRole('link', { name: '"challenge"' });
  await key.click();
  await expect(page).toHaveURL(/#policies-proof-formats-w3c-proofpurpose-authentication-challenge$/);
  const heading = page.getByRole('heading', {
    name: 'policies.proof.formats.w3c.proofPurpose.authentication.challenge',
    exact: true,
  });
  await expect(heading).toBeInViewport();

  await page.goto(guide);
  await alive(page);
  await page.locator('main pre').getByRole('link', { name: '"oyd"' }).first().click();
  await expect(page).toHaveURL(/\/reference\/services\/resolver\/configuration\.html#methods-oyd$/);
  await expect(page.getByRole('heading', { name: 'methods.oyd', exact: true })).toBeInViewport();
});

test('a key in an answer leads to its field on the page of the API, below the bar', async ({ page }) => {
  await page.goto('guides/services/resolver/test.html');
  await alive(page);
  await page.locator('main pre').getByRole('link', { name: '"didResolutionMetadata"' }).first().click();
  await expect(page).toHaveURL(
    /\/reference\/services\/resolver\/(?:index\.html)?#object-did-resolution-result-didresolutionmetadata$/,
  );
  const field = page.locator('#object-did-resolution-result-didresolutionmetadata');
  await expect(field).toHaveText('didResolutionMetadata');
  await expect(field).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await field.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a key in a sample is underlined only while it is pointed at, and never changes its color', async ({ page }) => {
  await page.goto(verifier);
  await alive(page);
  const token = page.locator('main pre').first().getByRole('link', { name: '"resolver"' }).locator('span');
  const look = () =>
    token.evaluate((span) => {
      const { color, textDecorationLine } = getComputedStyle(span);
      return { color, textDecorationLine };
    });
  const before = await look();
  expect(before.textDecorationLine).toBe('none');
  await token.hover();
  await expect(token).toHaveCSS('text-decoration-line', 'underline');
  expect((await look()).color).toBe(before.color);
});

test('the Tab key passes the keys of a sample by', async ({ page }) => {
  await page.goto(verifier);
  await alive(page);
  await page.locator('main pre').first().getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  const inCode = await page.evaluate(() => document.activeElement?.closest('pre') !== null);
  expect(inCode).toBe(false);
});

test('the copy button copies plain JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(verifier);
  await alive(page);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect
    .poll(async () => Object.keys(JSON.parse((await page.evaluate(() => navigator.clipboard.readText())) || '{}')))
    .toEqual(['cors', 'resolver', 'policies']);
});

test('the longest keys fit a phone and break between their names or at a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(verifier);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const split = await page.locator('.fields :is(h3, h4, h5, h6) > code').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const torn: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const name = walker.currentNode.textContent ?? '';
        if (range.getClientRects().length > 1 && !name.includes('-')) torn.push(name);
      }
      return torn;
    }),
  );
  expect(split).toEqual([]);
});

test('on paper a key of a sample carries no address', async ({ page }) => {
  await page.goto(guide);
  await page.emulateMedia({ media: 'print' });
  const printed = await page
    .locator('a.key-link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(printed.length).toBeGreaterThan(10);
  expect(new Set(printed)).toEqual(new Set(['none']));
});

test('the longest names of keys break in a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('reference/services/validator/configuration.html');
  await alive(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
