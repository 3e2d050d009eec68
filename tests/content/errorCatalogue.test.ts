import { expect, test } from 'vitest';
import {
  checkErrorCatalogue,
  ERROR_PAGES,
  type ErrorEntry,
  errorEntries,
} from '../../plugins/schemas/errorCatalogue.ts';
import { isObject, type JsonObject, type JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { jsonTexts } from '../../plugins/schemas/sampleTexts.ts';
import { applyBrand } from '../../plugins/shared/brand.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';
import { docs, docsAddress, docsDir, root, samples, spec, tokens } from './spec.ts';

const parts = pageParts({ docsDir, root });
const entries = spec.errors ? errorEntries(spec.errors) : [];
const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));

test('the catalogue keeps its rules', () => {
  const routes = new Set(docs.pages.map(({ route }) => route));
  expect(formatProblems(checkErrorCatalogue(spec, { docs: docsAddress, routes }))).toBe('');
});

/** Measures of the page on a window of 1440 by 900 pixels, rounded to the worse side. */
const FOLD = { window: 900, header: 72, title: 96, line: 28, lettersInLine: 60, box: 96 };

test.each(entries.map(({ slug }) => slug))(
  '%s: the first thing to do stands below the lead, above the fold',
  (slug) => {
    const source = docs.pages.find(({ route }) => route === `${ERROR_PAGES}${slug}`)?.source ?? '';
    const top = /^# .+\n\n(.+)\n\n<ErrorFirstFix of="([^"]+)" \/>\n\n## What it means$/m.exec(source);
    expect(top?.[2]).toBe(slug);
    const box = parts.expand(`<ErrorFirstFix of="${slug}" />\n`).text;
    expect(box).toContain(bySlug.get(slug)?.fixes[0].text);
    const shown = [top?.[1] ?? '', ...box.trimEnd().split('\n').slice(1, -1)].map((line) =>
      line.replace(/\]\([^)]*\)/g, ''),
    );
    const lines = shown.reduce((sum, { length }) => sum + Math.ceil(length / FOLD.lettersInLine), 0);
    expect(FOLD.header + FOLD.title + FOLD.box + lines * FOLD.line).toBeLessThan(FOLD.window);
  },
);

test('the fifteen errors of the platform are there with title, status, services and policies', () => {
  const formats = ({ formats: list }: ErrorEntry) => (list.length === 4 ? 'all' : list.join(' '));
  const rows = entries.map((entry) => [
    entry.slug,
    entry.status,
    entry.raisedBy.join(' '),
    entry.policies.join(' '),
    formats(entry),
  ]);
  const every =
    'format proof notBefore notAfter credentialStatus credentialSchema credentialQuery trustedIssuer validate verify';
  const platform = [
    ['credential-query-evaluation', 422, 'validator', 'credentialQuery', 'all'],
    ['credential-query-format', 422, 'validator', 'credentialQuery', 'all'],
    ['credential-query-unsupported', 422, 'validator', 'credentialQuery', 'all'],
    ['invalid-format', 422, 'verifier validator authorizer', 'format', 'all'],
    ['unsupported-format', 422, 'verifier validator authorizer', 'format', 'all'],
    ['not-allowed-by-configuration', 422, 'verifier validator', 'format proof', 'all'],
    ['proof-cryptographic-error', 422, 'verifier', 'proof', 'all'],
    ['proof-resolve-issuer', 422, 'verifier', 'proof', 'w3c jwt sd-jwt'],
    ['proof-unsupported-feature', 422, 'verifier', 'proof', 'all'],
    ['proof-verification-failed', 422, 'verifier', 'proof', 'all'],
    ['trusted-issuer-configuration-invalid', 422, 'validator', 'trustedIssuer', 'mdoc sd-jwt'],
    ['trusted-issuer-unsupported', 422, 'validator', 'trustedIssuer', 'w3c jwt sd-jwt'],
    ['trusted-issuer-untrusted', 422, 'validator', 'trustedIssuer', 'mdoc sd-jwt'],
    ['trusted-issuer-validation-error', 422, 'validator', 'trustedIssuer', 'mdoc sd-jwt'],
    ['unexpected-error', 500, 'authorizer gateway resolver validator verifier', every, ''],
  ];
  expect(rows).toEqual(expect.arrayContaining(platform));
});

test('every switch of the proof and format policies is named by the fixes for what is switched off', () => {
  const keys = bySlug.get('not-allowed-by-configuration')?.fixes.flatMap(({ concerns }) => concerns) ?? [];
  const named = keys.flatMap((concern) => (concern.in === 'configuration' ? concern.service + concern.key : []));
  expect(new Set(named).size).toBe(11);
});

/** All values of a sample that are problem objects of the catalogue. */
function problemsIn(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(problemsIn);
  if (!isObject(value)) return [];
  const own = typeof value.platformType === 'string' ? [value] : [];
  return [...own, ...Object.values(value).flatMap(problemsIn)];
}

// A fence that shows a file is empty.
const shown = samples.flatMap((sample) =>
  jsonTexts({ ...sample, code: applyBrand(sample.code, tokens) }).flatMap(({ text }) =>
    problemsIn(JSON.parse(text || 'null')).map((problem) => ({ sample, problem })),
  ),
);

test('each error page shows the example of the catalogue', () => {
  const pages = new Map(shown.map(({ sample, problem }) => [sample.page.route, problem]));
  for (const entry of entries) expect(pages.get(ERROR_PAGES + entry.slug), entry.slug).toEqual(entry.example);
});

test('each problem on any page has the type, title and status of its error', () => {
  const known = shown.filter(({ problem }) => bySlug.has(String(problem.platformType)));
  expect(known.length).toBeGreaterThan(15);
  const wrong = known.filter(({ problem }) => {
    const entry = bySlug.get(String(problem.platformType));
    const { type, title, status } = problem;
    return type !== entry?.type || status !== entry.status || (title !== undefined && title !== entry.title);
  });
  expect(wrong.map(({ sample, problem }) => `${sample.page.file}:${sample.line} ${problem.platformType}`)).toEqual([]);
});
