import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { outputFileOfRoute } from '../../plugins/shared/routes.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { keyText } from '../../plugins/shortcodes/render/configurationKeys.ts';
import { configurationPages } from '../../plugins/shortcodes/render/configurationPages.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';
import { orderedHits } from '../../theme/components/Search/engine/searchHit.ts';
import { builtEngine } from './builtEngine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { outDir } = readSiteOptions(root, process.env);
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
const pages = [...configurationPages(readSpec(path.join(root, 'docs'), root, tokens)).values()];
const htmlOf = (route: string) => readFileSync(path.join(outDir, outputFileOfRoute(route)), 'utf8');

test.each(pages)('$route has one anchor for each key, with its path as text', ({ route, keys }) => {
  const html = htmlOf(route);
  for (const { id, path: names } of keys) {
    const headings = [...html.matchAll(new RegExp(`<h[3-6][^>]* id="${id}"[^>]*>(.*?)</h[3-6]>`, 'g'))];
    const texts = headings.map(([, inner]) => inner.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"'));
    // The sign of a group stands beside its title, which is pressed to open it.
    const isGroup = html.includes(`</summary><a aria-hidden="true" class="rp-header-anchor" href="#${id}"`);
    expect(texts, id).toEqual([isGroup ? keyText(names) : `#${keyText(names)}`]);
  }
});

test('keys in samples lead to the headings, in the page as it is delivered', () => {
  const verifier = htmlOf('/reference/services/verifier/configuration');
  const guide = htmlOf('/guides/services/resolver/configure');
  const link = (html: string) => [...html.matchAll(/<a [^>]*class="key-link[^>]*href="([^"]*)"/g)].map(([, to]) => to);
  expect(link(verifier)).toContain('#policies-proof-formats-w3c-proofpurpose-authentication-challenge');
  expect(link(guide)).toContain('/docs/reference/services/resolver/configuration.html#methods-oyd');
  for (const [tag] of verifier.matchAll(/<a [^>]*class="key-link[^>]*>/g)) expect(tag).toContain('tabindex="-1"');
});

describe('search', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await builtEngine();
  });
  const hits = async (query: string) => {
    const [{ pages: found }] = await engine.search(query);
    return orderedHits(found).map(({ link }) => link);
  };

  test.each([
    ['jwt.enabled', '/reference/services/verifier/configuration#policies-proof-formats-jwt-enabled'],
    ['formats.jwt.proofPurpose', '/reference/services/verifier/configuration#policies-proof-formats-jwt-proofpurpose'],
    ['expiresAfter', '/reference/services/authorizer/configuration#openid4vp-expiresafter'],
    ['onSchemaError', '/reference/services/verifier/configuration#policies-credentialschema-validation-onschemaerror'],
    [
      'vicalTrustedCertificates',
      '/reference/services/validator/configuration#policies-trustedissuer-trustedissuerrootcertificates-vicaltrustedcertificates',
    ],
    ['preferredPublicKeyEncoding', '/reference/services/resolver/configuration#preferredpublickeyencoding'],
    ['plc.directory', '/reference/services/resolver/configuration#methods-plc-directory'],
    ['clientName', '/reference/services/authorizer/configuration#openid4vp-clientmetadata-clientname'],
    ['maxAge', '/reference/configuration/cors#cors-maxage'],
  ])('finds %s at its description', async (query, link) => {
    expect((await hits(query)).slice(0, 3)).toContain(link);
  });
});
