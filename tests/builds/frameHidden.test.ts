import { expect } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { type FrameFixture, frameFixture } from './frameFixture.ts';

let site: FrameFixture;
beforeAll(async () => {
  site = await frameFixture({ FIXTURE_HIDE_NAVBAR: 'always' });
});
afterAll(() => site?.close());

test('hideNavbar always: there is no bar, and the page begins at the top', async () => {
  const page = await site.open('guide/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
});
