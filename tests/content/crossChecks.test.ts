import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOfFences } from '../../plugins/checks/rules/rows.ts';
import { parseWordList } from '../../plugins/checks/spelling.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { jsonTexts } from '../../plugins/schemas/sampleTexts.ts';
import { applyBrand } from '../../plugins/shared/brand.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import {
  actions,
  calls,
  configurationKeys,
  didMethods,
  forwarded,
  policies,
  published,
  slugs,
  vocabularyOf,
} from './crossChecks/data.ts';
import { type CodeName, callsIn, codeNames, describes, isCall, isWithin } from './crossChecks/names.ts';
import { checkPage } from './httpSamples/checkPage.ts';
import { docs, docsDir, samples, services, tokens } from './spec.ts';

// The changelog names what is gone, too.
const names = codeNames(docs.pages.filter(({ route }) => route !== '/reference/api/changes'));
const allKeys = [...configurationKeys.values()].flat();
/** What samples show is checked elsewhere, so prose may speak of it. */
const shown = vocabularyOf(
  samples.flatMap((sample) => jsonTexts(sample).map(({ text }) => JSON.parse(applyBrand(text, tokens)) as JsonValue)),
);
const isNamed = (name: string) =>
  published.names.has(name) || published.texts.has(name) || shown.names.has(name) || shown.texts.has(name);
const show = ({ place, text }: CodeName) => `${place} \`${text}\``;

/** Names that no data has, with the reason. */
const ELSEWHERE: Record<string, string> = {
  'navigator.credentials.get': 'a function of browsers',
  'validityInfo.validFrom': 'a member of an mdoc, which is CBOR',
  'validityInfo.validUntil': 'a member of an mdoc, which is CBOR',
  'did.json': 'a file of did:web',
  'did.jsonl': 'a file of did:webvh',
  'example.com': 'a host of examples',
  'v0.0.3': 'a version in paths of the VC API',
  'response.ok': 'a member of Response in TypeScript',
  'app-authorize': 'an API key of examples',
  'app-validate': 'an API key of examples',
  'app-verify': 'an API key of examples',
  'did-demo': 'an API key of examples',
  'iam-admin': 'an API key of examples',
  'log-reader': 'an API key of examples',
  'key-1': 'a key in the DID document of the examples',
  maxOutputLength: 'an option of Node',
  versionNumber: 'a parameter of did:webvh',
  resourceName: 'a parameter of did:cheqd',
  resourceVersionTime: 'a parameter of did:cheqd',
  eyJ: 'the start of a JWT',
  'validate-failed': 'a code of the authorizer without a page of its own',
  'unexpected-validate-error': 'a code of the authorizer without a page of its own',
  'verify-failed': 'a code of the authorizer without a page of its own',
  'internal-verify-error': 'a code of the authorizer without a page of its own',
  'unexpected-verify-error': 'a code of the authorizer without a page of its own',
  'id-token-proof-error': 'a code of the authorizer without a page of its own',
};

/** Policies of the platform, which no published file lists. */
const MANAGED = ['authorizer', 'resolver', 'validator', 'verifier'].map((service) => `${service}.read`);

/** Keys that hold a reference to an instance. */
const REFERENCES = ['resolver', 'validator', 'verifier', 'paths'];

/** Names of other things than ours, which writers list. */
const others = new Set(parseWordList(readFileSync(path.join(docsDir, '_names.txt'), 'utf8')));

const publicFiles = new Set(listFilesBelow(path.join(docsDir, 'public')).map((file) => path.basename(file)));

/** A published file, or one that a sample of the same page writes or reads. */
const isFile = ({ text, page }: CodeName) =>
  publicFiles.has(text) ||
  (/\.[a-z]+$/.test(text) && rowsOfFences(page.source).some(({ code }) => code.includes(text)));

const unknown = (fits: RegExp, isKnown: (name: CodeName) => boolean) => {
  const found = names.filter(({ text }) => fits.test(text) && !Object.hasOwn(ELSEWHERE, text));
  return found.filter((name) => !others.has(name.text) && !isFile(name) && !isKnown(name)).map(show);
};

describe('what prose names exists in the data:', () => {
  test('keys of configurations', () => {
    const roots = new RegExp(`^(?:${[...new Set(allKeys.map((key) => key.split('.')[0]))].join('|')})\\.`);
    const isKey = ({ text, page }: CodeName) => keysFor(page.route).some((key) => isWithin(text, key));
    const isOther = ({ text }: CodeName) => isPair(text) || MANAGED.includes(text) || text.includes('%');
    expect(unknown(roots, (name) => isKey(name) || isOther(name))).toEqual([]);
    expect(unknown(/^on[A-Z]\w+$/, isKey)).toEqual([]);
  });

  test('members, by the way to them', () => {
    const dotted = /^[a-zA-Z_][\w-]*(?:\.[\w*:-]+)+$/;
    expect(
      unknown(
        dotted,
        ({ text }) =>
          allKeys.some((key) => isWithin(text, key)) || isPair(text) || isNamed(text) || MANAGED.includes(text),
      ),
    ).toEqual([]);
  });

  test('members, by their own name', () => {
    expect(unknown(/^[a-z]+(?:[A-Z][a-z0-9]*)+$/, ({ text }) => isNamed(text))).toEqual([]);
  });

  test('calls', () => {
    const fits = (text: string) => {
      if (forwarded.includes(text)) return true;
      const plain = applyBrand(text, tokens);
      // A gateway forwards any path after its key.
      const isForwarded = / \/(?:\{pathKey\}\/)?\{rest\}$/.test(text);
      return isForwarded || isCall(plain, calls) || isCall(plain.replace(/ \/[^/]+/, ' '), calls);
    };
    expect(unknown(/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \//, ({ text }) => fits(text))).toEqual([]);
  });

  test('error slugs and other names with hyphens', () => {
    const segments = calls.flatMap(({ path }) => path.split('/'));
    expect(
      unknown(
        /^[a-z]+(?:-[a-z0-9]+)+$/,
        ({ text }) => slugs.includes(text) || segments.includes(text) || isNamed(text),
      ),
    ).toEqual([]);
  });

  test('managed policies', () => {
    expect(
      unknown(new RegExp(`^(?:${services.join('|')})\\.(?:read|write|access|admin|all)\\w*$`), ({ text }) =>
        MANAGED.includes(text),
      ),
    ).toEqual([]);
  });

  test('DID methods', () => {
    expect(unknown(/^did:[a-z0-9]+/, ({ text }) => [...didMethods, 'example'].includes(text.split(/[:?]/)[1]))).toEqual(
      [],
    );
  });
});

/** Keys of the service that a page is about, or of all services. */
function keysFor(route: string): string[] {
  const service = /\/services\/(\w+)(?:\/|$)/.exec(route)?.[1] ?? '';
  return configurationKeys.get(service) ?? allKeys;
}

function isPair(name: string): boolean {
  const segments = name.split('.');
  const pairs = segments.slice(1).map((segment, index) => `${segments[index]}.${segment}`);
  return pairs.every((pair) => published.pairs.has(pair) || shown.pairs.has(pair));
}

describe('what the data names has its place on a page:', () => {
  const on = (route: string) => names.filter(({ page }) => page.route.startsWith(route)).map(({ text }) => text);

  test.each(services)('keys of the %s configuration', (service) => {
    const routes = [`/reference/services/${service}/configuration`, '/reference/configuration/'];
    const sections = new Map<string, string[]>();
    for (const { text, heading, page } of names.filter((name) =>
      routes.some((route) => name.page.route.startsWith(route)),
    )) {
      const section = `${page.route} ${heading}`;
      // Pages about shared objects speak of any key that holds one.
      const shared = page.route.startsWith('/reference/configuration/') ? ['cors', 'serviceRole', ...REFERENCES] : [];
      if (!sections.has(section)) sections.set(section, [...heading.split(' '), ...shared]);
      sections.get(section)?.push(text);
    }
    const keys = configurationKeys.get(service) ?? [];
    const leaves = keys.filter((key) => !key.endsWith('*') && !keys.some((other) => other.startsWith(`${key}.`)));
    expect(leaves.length).toBeGreaterThanOrEqual(8);
    expect(leaves.filter((key) => ![...sections.values()].some((texts) => describes(texts, key)))).toEqual([]);
  });

  test('operations', () => {
    const reports = docs.pages.map((page) => checkPage(samplesOf([page]).filter(({ noCheck }) => !noCheck)));
    const sampled = new Set(reports.flatMap(({ operations }) => [...operations]));
    const prose = callsIn(docs.pages).map((text) => applyBrand(text, tokens));
    const missed = calls.filter(
      (call) => !sampled.has(`${call.method} ${call.path}`) && !prose.some((text) => isCall(text, [call])),
    );
    expect(missed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('errors', () => {
    const routes = docs.pages.map(({ route }) => route);
    expect(slugs.filter((slug) => !routes.includes(`/reference/errors/${slug}`))).toEqual([]);
  });

  test('policies', () => {
    const texts = on('/reference/services/');
    expect(policies.filter((policy) => !texts.includes(policy))).toEqual([]);
  });

  test('actions', () => {
    const texts = on('/reference/iam/');
    expect(actions.filter((action) => !texts.includes(action))).toEqual([]);
  });

  test('DID methods', () => {
    const texts = on('/reference/services/resolver/supported-did-methods');
    expect(didMethods.filter((method) => !texts.includes(`did:${method}`))).toEqual([]);
  });
});
