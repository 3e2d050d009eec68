import { expect, test } from 'vitest';
import { openFixture, see } from './fixtureSite.ts';

test('a component with state and the attribute client is rendered by the build and runs in the browser', async () => {
  const site = await openFixture('islands');
  expect(site.read('index.html')).toMatch(/Count: (?:<!-- -->)?3/);
  const page = await site.open('/');
  const [block, inline] = [3, 5].map((start) => page.getByRole('button', { name: `Count: ${start}` }));
  await see(block).toBeVisible();
  await inline.click();
  await see(page.getByRole('button', { name: 'Count: 6' })).toBeVisible();
  await block.click();
  await see(page.getByRole('button', { name: 'Count: 4' })).toBeVisible();
  expect(page.errors).toEqual([]);
  await site.close();
});
