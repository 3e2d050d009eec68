import { expect, type Page, test } from '@playwright/test';
import { brand } from '../brand.ts';
import { open } from './frameChecks.ts';

const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');

test('the first page of a section has a next page only', async ({ page }) => {
  await open(page, 'explanations/management/');
  await expect(neighbours(page)).toHaveText([/^Next Page/]);
});

test('a reader walks through a whole section in the order of its sidebar', async ({ page }) => {
  await open(page, 'guides/management/iam/create-account.html');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const wanted = await sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const walked = [new URL(page.url()).pathname];
  const next = page.getByRole('link', { name: /^Next Page/ });
  while ((await next.count()) > 0 && walked.length <= wanted.length) {
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', href);
    walked.push(href);
  }
  expect(walked).toEqual(wanted);
});

test('a page ends with the link to edit it', async ({ page }) => {
  await open(page, 'explanations/services/verifier.html');
  const link = page.getByRole('main').getByRole('link', { name: 'Edit this page' });
  await expect(link).toHaveAttribute('href', `${brand.repository}/explanations/services/verifier.mdx`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(1);
});
