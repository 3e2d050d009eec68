import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('frame', { env: { FIXTURE_HIDE_NAVBAR: 'always' } });
});
afterAll(() => site?.close());

test('hideNavbar always: there is no bar, and the page begins at the top', async () => {
  const page = await site.open('/guide/');
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await see(page.getByRole('banner')).toHaveCount(0);
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBeCloseTo(0, 1);
});
