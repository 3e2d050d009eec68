import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readVersions } from '../../plugins/openapi/apiChanges.ts';
import { brandTokens, docsAddress, readBrand } from '../../plugins/shared/brand.ts';
import { BASE, FEED_FILE } from '../../plugins/shared/site.ts';
import { apiFeed, CHANGES_PAGE } from '../../plugins/shortcodes/apiFeed.ts';
import { readOutput, root } from './output.ts';

const output = readOutput();
const brand = readBrand(path.join(root, 'brand.json'));
const docs = docsAddress(brand, BASE);
const versions = readVersions(path.join(root, 'docs'));
const feed = readFileSync(path.join(output.dir, FEED_FILE), 'utf8');

test('the feed is that of the record, and each entry leads to its heading', () => {
  expect(feed).toBe(apiFeed(versions, { brand, docs, tokens: brandTokens(brand, BASE) }));
  const page = output.pages.find(({ file }) => `/${file}` === `${CHANGES_PAGE}.html`);
  const anchors = [...feed.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, anchor]) => anchor);
  expect(anchors).toHaveLength(versions.length);
  expect(anchors.filter((anchor) => !page?.ids.has(anchor))).toEqual([]);
});

test('the page of the changes names it to feed readers and to people, and no other page does', () => {
  const link = `<link rel="alternate" type="application/atom+xml" href="${BASE}${FEED_FILE.slice(1)}"`;
  expect(output.pages.filter(({ html }) => html.includes(link)).map(({ file }) => `/${file}`)).toEqual([
    `${CHANGES_PAGE}.html`,
  ]);
  expect(output.pages.find(({ file }) => `/${file}` === `${CHANGES_PAGE}.html`)?.links).toContainEqual({
    element: 'a',
    url: BASE + FEED_FILE.slice(1),
  });
});
