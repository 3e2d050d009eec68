import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { configurationPages } from '../../plugins/shortcodes/render/configurationPages.ts';
import { keyText } from '../../plugins/shortcodes/render/listConfigurationKeys.ts';
import { outputFileOfRoute } from './output.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { outDir, redirectsFile } = readSiteOptions(root, process.env);
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
const byName = configurationPages(readSpec(path.join(root, 'docs'), root, tokens, redirectsFile));
const pages = [...byName.values()];
const htmlOf = (route: string) => readFileSync(path.join(outDir, outputFileOfRoute(route)), 'utf8');

test.each(pages)('$route has one anchor for each key, with its path as text', ({ route, keys }) => {
  const html = htmlOf(route);
  for (const { id, path: names } of keys) {
    const headings = [...html.matchAll(new RegExp(`<h[3-6][^>]* id="${id}"[^>]*>(.*?)</h[3-6]>`, 'g'))];
    const texts = headings.map(([, inner]) => inner.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"'));
    expect(texts, id).toEqual([keyText(names)]);
  }
});

test('keys in samples lead to the headings, in the page as it is delivered', () => {
  const verifier = htmlOf(byName.get('verifier')?.route ?? '');
  const guide = htmlOf('/guides/services/resolver/configure');
  const link = (html: string) => [...html.matchAll(/<a [^>]*class="key-link[^>]*href="([^"]*)"/g)].map(([, to]) => to);
  expect(link(verifier)).toContain('#policies-proof-formats-w3c-proofpurpose-authentication-challenge');
  expect(link(guide)).toContain('/docs/reference/services/resolver/configuration.html#methods-oyd');
  for (const [tag] of verifier.matchAll(/<a [^>]*class="key-link[^>]*>/g)) expect(tag).toContain('tabindex="-1"');
});
