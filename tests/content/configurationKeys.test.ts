import { describe, expect, test } from 'vitest';
import { anchorsOf } from '../../plugins/checks/rules/links.ts';
import { keyRanges } from '../../plugins/keyLinks/keyRanges.ts';
import { sampleLinks } from '../../plugins/keyLinks/sampleLinks.ts';
import { isObject, type JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { knownParts } from '../../plugins/schemas/sampleTexts.ts';
import { schemaNodes } from '../../plugins/schemas/schemaProperties.ts';
import { applyBrand } from '../../plugins/shared/brand.ts';
import { headingIds, headingText } from '../../plugins/shared/headingIds.ts';
import { keyAt, keyText } from '../../plugins/shortcodes/render/configurationKeys.ts';
import { configurationPages, pageOfSample } from '../../plugins/shortcodes/render/configurationPages.ts';
import { core, docs, samples, services, set, spec, tokens } from './spec.ts';

const pages = configurationPages(spec);
const pageOf = (route: string) => docs.pages.find((page) => page.route === route) as (typeof docs.pages)[number];

/** The way to each member of a value. */
function waysOf(value: JsonValue, at: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => waysOf(item, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [[...at, name], ...waysOf(member, [...at, name])]);
}

test('each service and each shared object has a page of keys', () => {
  expect([...pages.keys()].sort()).toEqual(['cors', 'service-instance', 'service-role', ...services].sort());
});

describe.each([...pages.values()])('the page of $name', ({ route, keys, schema }) => {
  const headings = headingIds(pageOf(route).tree);

  test('has every key of the schema exactly once, under its own id and name', () => {
    expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length);
    for (const { id, path } of keys) {
      const named = headings.filter((heading) => headingText(heading.heading) === keyText(path));
      expect(
        named.map((heading) => heading.id),
        keyText(path),
      ).toEqual([id]);
    }
  });

  test('has no other heading with an id of that kind', () => {
    const known = new Set(keys.map(({ id }) => id));
    const fixed = headings.filter(({ heading }) => heading.children[0]?.type === 'inlineCode');
    expect(fixed.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('knows the property names that its schema files describe', () => {
    const names = new Set(keys.flatMap(({ path }) => path));
    const described = schemaNodes(set.document(schema).schema).filter(({ kind }) => kind === 'property');
    expect(described.length).toBeGreaterThan(0);
    expect(described.filter(({ name }) => !names.has(String(name))).map(({ pointer }) => pointer)).toEqual([]);
  });

  test('leads to each link that the text of its keys has', () => {
    const anchors = anchorsOf(pageOf(route));
    for (const { id } of keys) expect(anchors.has(id), id).toBe(true);
  });
});

test.each(services)('every member of the core configuration of the %s is a key', (service) => {
  const ways = waysOf(core(service));
  const keys = pages.get(service)?.keys ?? [];
  expect(ways.filter((way) => !keyAt(keys, way)).map((way) => way.join('.'))).toEqual([]);
});

test('every key of every configuration in the JSON samples leads to its description', () => {
  const bare: string[] = [];
  let linked = 0;
  for (const sample of samples.filter(({ language }) => language === 'json')) {
    const code = applyBrand(sample.code, tokens);
    const parts = knownParts(sample, JSON.parse(code));
    if (typeof parts === 'string') continue;
    const { title = '', schema } = sample;
    const links = sampleLinks({ language: 'json', code, title, schema }, sample.page.route, {
      configurations: pages,
      apis: new Map(),
    });
    const places = parts
      .filter(({ kind }) => pageOfSample(pages, kind))
      .flatMap(({ segments }) =>
        keyRanges(code).filter(
          ({ path }) => path.length > segments.length && segments.every((segment, index) => path[index] === segment),
        ),
      );
    linked += links.length;
    if (links.length !== places.length) bare.push(`${sample.page.file}:${sample.line} ${sample.title}`);
  }
  expect(bare).toEqual([]);
  expect(linked).toBeGreaterThan(500);
});

/** Links to these are in bookmarks and in other people's texts. They may not change. */
test.each([
  ['verifier', 'policies-proof-formats-jwt-enabled'],
  ['verifier', 'policies-proof-formats-w3c-proofpurpose-authentication-challenge'],
  ['verifier', 'policies-notafter-credentials-verifiablecredential-tolerance'],
  ['verifier', 'policies-format-standards-w3c-vc-data-model-v1-1-enabled'],
  ['verifier', 'resolver-servicerole-resourceid'],
  ['validator', 'policies-credentialformat-standards-iso-18013-5-2021-enabled'],
  ['validator', 'policies-trustedissuer-trustedissuerrootcertificates-vicaltrustedcertificates'],
  ['resolver', 'methods-cheqd-networks'],
  ['authorizer', 'openid4vp-clientmetadata-clientname'],
  ['gateway', 'paths-any-service'],
  ['cors', 'cors-maxage'],
  ['service-instance', 'servicerole'],
  ['service-role', 'resourceid'],
])('%s keeps #%s', (name, id) => {
  expect(pages.get(name)?.keys.map((key) => key.id)).toContain(id);
});
