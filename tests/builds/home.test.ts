import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../browser/frameChecks.ts';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('parts');
});
afterAll(() => site?.close());

describe('the home page of any folder', () => {
  test('draws the image of its hero, and no picture of ours', async () => {
    const page = await site.open('/home.html');
    const image = page.getByRole('img', { name: 'What this folder is about' });
    await see(image).toBeVisible();
    await see(image).toHaveAttribute('src', '/docs/normal.png');
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(400);
    await see(page.getByRole('main').locator('svg')).toHaveCount(0);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('draws the icon of each card as it is written', async () => {
    const page = await site.open('/home.html');
    const card = (name: string) => page.locator('.home__feature', { has: page.getByRole('heading', { name }) });
    await see(card('A rocket')).toContainText('🚀');
    const picture = card('A picture').locator('img');
    await see(picture).toBeVisible();
    expect(await picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await see(card('A word')).toHaveText(/^rocket\s*A word$/);
    await see(card('Nothing more')).toHaveText('Nothing more');
    await page.context().close();
  });

  test('links the cards that have a link, and only those', async () => {
    const page = await site.open('/home.html');
    const links = page.locator('.home__features').getByRole('link');
    await see(links).toHaveText(['A picture']);
    await see(links).toHaveAttribute('href', '/docs/tabs.html');
    await page.locator('.home__feature', { hasText: 'leads nowhere' }).click();
    await see(page).toHaveURL(`${site.url}/home.html`);
    // The link covers its card.
    await page.getByText('Its icon is an image.').click({ force: true });
    await see(page).toHaveURL(`${site.url}/tabs.html`);
    await page.context().close();
  });

  test('draws what stands below the front matter below the cards', async () => {
    const page = await site.open('/home.html');
    const below = await page.getByRole('heading', { name: 'Below the cards' }).boundingBox();
    const card = await page.getByRole('heading', { name: 'Nothing more' }).boundingBox();
    expect(below?.y ?? 0).toBeGreaterThan(card?.y ?? Number.POSITIVE_INFINITY);
    await expectNoAxeFindings(page, 'main');
    await page.context().close();
  });
});
