import { expect, type Page } from '@playwright/test';
import { open } from './frameChecks.ts';

/** The page on which search is opened. */
export const PAGE = 'explanations/services/verifier.html';
export const button = (page: Page) => page.getByRole('button', { name: 'Search Docs' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search Docs' });
export const options = (page: Page) => dialog(page).getByRole('option');
export const highlighted = (page: Page) => dialog(page).getByRole('option', { selected: true });

/** Simulates a metered connection, over which nothing is prefetched. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Opens the search of a page with its button. */
export async function openSearch(page: Page, address = PAGE) {
  await open(page, address);
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

/** The announcement of results from the full text. */
export const announced = (page: Page) =>
  dialog(page)
    .getByRole('status')
    .filter({ hasText: /\d results?\b/ });

/** Opens the search and waits for the hits of a query. */
export async function searchFor(page: Page, query: string) {
  await openSearch(page);
  await input(page).fill(query);
  await expect(announced(page)).toHaveCount(1);
  await expect(options(page).first()).toBeVisible();
}
