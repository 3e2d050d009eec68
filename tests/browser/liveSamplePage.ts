import type { Page } from '@playwright/test';

/** The form of a live sample, by its title. */
export const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/** Where a live sample says what came out. */
export const result = (page: Page, name: string) => form(page, name).getByRole('status');

export const press = (page: Page, name: string, button = 'Run') =>
  form(page, name).getByRole('button', { name: button }).click();

/** Every address asked for from now on. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}
