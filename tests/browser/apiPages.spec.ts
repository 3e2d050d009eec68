import { alive, expect, test } from './reading.ts';
import { input, openSearch, options } from './searchPage.ts';

const VERIFIER = 'reference/services/verifier/api.html';
const IAM = 'reference/api/iam.html';

test.describe('samples of an API page', () => {
  test('stay in the language of the reader, on the page and on others', async ({ page }) => {
    await page.goto(VERIFIER);
    await alive(page);
    const python = page.getByRole('tab', { name: 'Python' });
    await expect(page.getByRole('tab', { name: 'curl', selected: true })).toHaveCount(await python.count());
    await python.nth(1).click();
    await expect(page.getByRole('tab', { name: 'Python', selected: true })).toHaveCount(await python.count());
    await expect(page.getByRole('tabpanel', { name: 'Python' }).first()).toContainText('urllib.request.Request(');
    await page.goto(IAM);
    await alive(page);
    // Those that are folded, too.
    await expect(page.getByRole('tab', { name: 'Python', selected: true, includeHidden: true })).toHaveCount(
      await page.getByRole('tab', { name: 'Python', includeHidden: true }).count(),
    );
    await expect(page.getByRole('tab', { name: 'curl', selected: true, includeHidden: true })).toHaveCount(0);
  });

  test('keep the lines and the indentation of the program', async ({ page }) => {
    await page.goto(VERIFIER);
    await alive(page);
    await page.getByRole('tab', { name: 'Go' }).first().click();
    const code = await page.getByRole('tabpanel', { name: 'Go' }).first().locator('pre').textContent();
    expect(code).toContain('\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n');
  });

  test('are all there without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(VERIFIER);
    for (const text of ['curl --fail-with-body', 'await fetch(', 'urllib.request.urlopen', 'http.NewRequest']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await context.close();
  });
});

test.describe('an operation', () => {
  for (const query of ['createServiceRole', 'POST /service-roles', 'Create a service role']) {
    test(`is found by "${query}"`, async ({ page }) => {
      await openSearch(page, 'reference/index.html');
      await input(page).fill(query);
      const hit = options(page).filter({ hasText: 'Create a service role' }).first();
      await expect(hit).toBeVisible();
      await hit.click();
      // Method and path stand in the table of operations too, whose rows lead on.
      await expect(page).toHaveURL(/\/reference\/api\/iam\.html#(?:create-service-role|operations)$/);
      if (page.url().endsWith('#operations')) {
        await page.getByRole('table').getByRole('link', { name: 'Create a service role', exact: true }).click();
      }
      await expect(page.locator('#create-service-role')).toBeInViewport();
    });
  }

  test('has its own line in the outline and leads to its fields', async ({ page }) => {
    await page.goto(VERIFIER);
    await alive(page);
    await page.getByRole('link', { name: 'Verify a JWT', exact: true }).last().click();
    await expect(page).toHaveURL(/#verify-jwt$/);
    await page.getByRole('link', { name: 'policy result' }).first().click();
    await expect(page).toHaveURL(/#object-policy-result$/);
    await expect(page.locator('#object-policy-result')).toBeInViewport();
  });
});
