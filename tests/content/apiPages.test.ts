import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { applyBrand } from '../../plugins/brand/brand.ts';
import { samplesOf } from '../../plugins/contentChecks/checks/samples.ts';
import { readDocs } from '../../plugins/contentChecks/readDocs.ts';
import { sampleLinks } from '../../plugins/keyLinks/sampleLinks.ts';
import { ShownBodies } from '../../plugins/keyLinks/shownBodies.ts';
import { apisOf } from '../../plugins/openapi/readApis.ts';
import { sampleLanguages } from '../../plugins/openapi/samples/languages.ts';
import { pageParts } from '../../plugins/pageParts/pageParts.ts';
import { apiPages } from '../../plugins/pageParts/render/apiFields.ts';
import { configurationPages } from '../../plugins/pageParts/render/configurationPages.ts';
import { operationId } from '../../plugins/pageParts/render/fieldParts.ts';
import { readSpec } from '../../plugins/reference/readSpec.ts';
import { headingIds, headingText } from '../../plugins/shared/headingIds.ts';
import { descriptions, root, spec, tokens } from './apiDescriptions.ts';

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

const docsDir = path.join(root, 'docs');
const { pages } = readDocs(docsDir, root);
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
    expect(new Set(ids)).toEqual(apis.get(name)?.ids);
    const headings = headingIds(page.tree).map(({ id }) => id);
    expect(ids.filter((id) => headings.includes(id))).toEqual([]);
  });

  test('describes every field', () => {
    const fields = text.match(/^ *- (?:<span id="[^"]+">)?`[^`]+`(?:<\/span>)?(?: in the \w+| header)?: .*$/gm) ?? [];
    expect(fields.length).toBeGreaterThanOrEqual(apis.get(name)?.ids.size ?? 0);
    const bare = fields.filter((line) => /: [^.]+\.$/.test(line) && !/: .*\. /.test(line));
    expect(bare).toEqual([]);
  });
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
