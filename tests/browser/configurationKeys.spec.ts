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
