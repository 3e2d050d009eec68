import { alive, expect, test } from './reading.ts';

test.describe('the page for unknown addresses', () => {
  test('has its texts, status 404, and a link to the home page', async ({ page }) => {
    const response = await page.goto('no/such/page');
    expect(response?.status()).toBe(404);
    await alive(page);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' })).toBeVisible();
    await main.getByRole('link', { name: 'Take me home' }).click();
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('searches for what the address names', async ({ page }) => {
    await page.goto('guides/rotate-keys.html');
    await alive(page);
    const search = page.getByRole('main').getByRole('button', { name: 'Search for “rotate keys”' });
    await search.click();
    await expect(page.getByRole('combobox')).toHaveValue('rotate keys');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toHaveValue('');
  });

  test('answers a link that leads to no page, and back is the page before', async ({ page }) => {
    await page.goto('reference/');
    await alive(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/no/such/page.html';
      link.textContent = 'Nowhere';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Nowhere' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Reference' })).toBeVisible();
  });
});
