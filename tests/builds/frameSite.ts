import type { BrowserContextOptions, Page } from '@playwright/test';

/** A window that has room for the whole bar of the fixture `frame`. */
export const wide: BrowserContextOptions = { viewport: { width: 1440, height: 800 } };

/** A button or a link of the bar. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
export const link = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
