import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { sampleLinks } from '../../plugins/keyLinks/sampleLinks.ts';
import { ShownBodies } from '../../plugins/keyLinks/shownBodies.ts';
import { apisOf } from '../../plugins/openapi/readApis.ts';
import { sampleLanguages } from '../../plugins/openapi/samples/languages.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { applyBrand } from '../../plugins/shared/brand.ts';
import { headingIds, headingText } from '../../plugins/shared/headingIds.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';
import { apiPages } from '../../plugins/shortcodes/render/apiFields.ts';
import { configurationPages } from '../../plugins/shortcodes/render/configurationPages.ts';
import { operationId } from '../../plugins/shortcodes/render/fieldParts.ts';
import { descriptions, root, spec, tokens } from './apiDescriptions.ts';
import { pages } from './pages.ts';
import { docsDir } from './site.ts';

/** Page of each API. */
const ROUTES: Record<string, string> = {
  resolver: '/reference/services/resolver/',
  verifier: '/reference/services/verifier/api',
  validator: '/reference/services/validator/api',
  authorizer: '/reference/services/authorizer/api',
  gateway: '/reference/services/gateway/',
  management: '/reference/api/management',
  iam: '/reference/api/iam',
  logs: '/reference/api/logs',
};

const parts = pageParts({ docsDir, root });
const reference = readSpec(docsDir, root, tokens);
const apis = apiPages(apisOf(spec.files));
const rows = descriptions.map((description) => [description.name, description] as const);

/** Operations with words of their own only: no service behind a gateway takes these methods. */
const BRIEF = ['forwardPut', 'forwardPatch', 'forwardDelete', 'forwardHead'];

describe.each(rows)('page of the API %s', (name, { operations }) => {
  const page = pages.find(({ route }) => route === ROUTES[name]);
  if (!page) throw new Error(`There is no page ${ROUTES[name]}.`);
  const source = readFileSync(path.join(root, page.file), 'utf8');
  const { text } = parts.expand(source);

  test('has each operation once, under its title, with a link of its own', () => {
    const ids = headingIds(page.tree).map(({ id }) => id);
    for (const operation of operations) {
      expect(ids.filter((id) => id === operationId(operation))).toHaveLength(1);
      expect(text).toContain(`# ${operation.value.summary} \\{#${operationId(operation)}}`);
      expect(text).toContain(`Operation ID: \`${operation.id}\`.`);
    }
  });

  test('shows each request in each language', () => {
    const shown = operations.filter(({ id }) => !BRIEF.includes(id)).length;
    for (const { fence } of sampleLanguages) {
      const found = samplesOf([page]).filter(
        ({ language, title }) => language === fence && /^Request(?:, shortened)?$/.test(title ?? ''),
      );
      expect(found, fence).toHaveLength(shown);
    }
  });

  test('says what each operation needs: an action, or no key', () => {
    const needs = text.match(/^(?:Needs the actions? .*|Takes no API key\.) Operation ID: /gm);
    expect(needs).toHaveLength(operations.length);
    expect(text).not.toContain('Needs an API key.');
  });

  test('has no heading for a status', () => {
    visit(page.tree, 'heading', (heading: Heading) => {
      expect(headingText(heading)).not.toMatch(/\b[1-5]\d\d\b/);
    });
  });

  test('has an address for each field, once', () => {
    const ids = [...text.matchAll(/<span id="([^"]+)">/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    const others = ids.filter((id) => /-parameter-|^shared-answers-/.test(id));
    expect(new Set(ids.filter((id) => !others.includes(id)))).toEqual(apis.get(name)?.ids);
    const parameters = operations.filter(({ id }) => !BRIEF.includes(id)).flatMap(({ parameters }) => parameters);
    const listed = parameters.filter(({ in: place, required }) => place !== 'header' || required === true);
    expect(others.filter((id) => id.includes('-parameter-'))).toHaveLength(listed.length);
    const headings = headingIds(page.tree).map(({ id }) => id);
    expect(ids.filter((id) => headings.includes(id))).toEqual([]);
  });

  test('describes every field', () => {
    const fields =
      text.match(/^ *- (?:<span id="[^"]+">)?`[^`]+`(?:<\/span>)?(?: in the \w+| header)?: <span .*$/gm) ?? [];
    expect(fields.length).toBeGreaterThanOrEqual(apis.get(name)?.ids.size ?? 0);
    const bare = fields.filter((line) => line.endsWith('</span>.'));
    expect(bare).toEqual([]);
  });
});

test('a refusal in an operation leads to its line among the shared answers', () => {
  for (const { route, file } of pages.filter((page) => Object.values(ROUTES).includes(page.route))) {
    const { text } = parts.expand(readFileSync(path.join(root, file), 'utf8'));
    const links = [...text.matchAll(/\(#(shared-answers-\w+)\)/g)].map(([, id]) => id);
    expect(links.length, route).toBeGreaterThan(0);
    for (const id of links) expect(text).toContain(`<span id="${id}">`);
  }
});

test('each status that an operation describes itself has its answer beside the request', () => {
  const { text } = parts.expand('<Operation of="verifier" id="verifyCredential" />');
  const beside = text.slice(text.indexOf('operation__samples'), text.indexOf('operation__details'));
  expect([...beside.matchAll(/<Tab label="([^"]+)">/g)].map(([, label]) => label)).toEqual([
    ...sampleLanguages.map(({ label }) => label),
    '200',
    '422',
  ]);
});

test('of operations that are folded, the first stands open, and each shows what it does', () => {
  const { text } = parts.expand('<Operations of="iam" tag="Policies" folded="others" />');
  expect(text.match(/<details className="operation__fold"[^>]*>/g)).toEqual([
    '<details className="operation__fold" open>',
    ...Array(4).fill('<details className="operation__fold">'),
  ]);
  const [, second] = text.split('\n### ').slice(1);
  expect(second.indexOf('operation__lead')).toBeLessThan(second.indexOf('<details'));
  expect(second.indexOf('operation__samples')).toBeGreaterThan(second.indexOf('<details'));
  const { faults } = parts.expand('<Operations of="iam" folded="yes" />');
  expect(faults.map(({ fix }) => fix)).toEqual(['Write folded="others", or leave it out.']);
});

test('a part names what it cannot find', () => {
  const { faults } = parts.expand('<Operation of="verifier" id="verify" />\n<ApiHead of="verifer" />');
  expect(faults.map(({ message }) => message)).toEqual([
    'Nothing known is called "verify".',
    'Nothing known is called "verifer".',
  ]);
  expect(parts.expand('<Operation of="iam" id="listPolicies" like="deletePolicy" />').faults).toHaveLength(1);
  expect(parts.expand('<Operation of="iam" id="listPolicies" level="9" />').faults).toHaveLength(1);
});

/** Links to these are in bookmarks and in other people's texts. They may not change. */
test.each([
  ['verifier', 'verify-credential-request-options-challenge'],
  ['iam', 'create-api-key-request-apikey-name'],
  ['iam', 'object-api-key-name'],
  ['validator', 'object-dcql-credential-claims-values'],
  ['authorizer', 'object-policy-result-error'],
])('the address of a field of the %s stays: %s', (name, id) => {
  expect(apis.get(name)?.ids).toContain(id);
});

test('keys of requests and answers in the samples of guides and explanations lead to their fields', () => {
  const configurations = configurationPages(reference);
  const bare: string[] = [];
  let linked = 0;
  const others = pages.filter(({ route }) => !Object.values(ROUTES).includes(route));
  for (const page of others) {
    const shown = new ShownBodies(apis.values(), (code) => applyBrand(code, tokens));
    for (const { language, title = '', code, schema, line } of samplesOf([page])) {
      const sample = { language, title, code: applyBrand(code, tokens), schema };
      const body = shown.next(sample);
      const links = sampleLinks(sample, page.route, { configurations, apis }, body);
      for (const { href } of links) {
        const api = [...apis.values()].find(({ route }) => href.startsWith(`${route}#`));
        if (!api) continue;
        linked++;
        expect(api.ids, href).toContain(href.split('#')[1]);
      }
      const isNamed = /^(?:request|answer)\b/.test(schema ?? '');
      if (isNamed && links.length === 0) bare.push(`${page.file}:${line} ${title}`);
    }
  }
  expect(bare).toEqual([]);
  expect(linked).toBeGreaterThan(900);
});
