import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allFacts, readDiagnosis } from '../../plugins/data/diagnosis.ts';
import { readTools } from '../../plugins/data/tools.ts';
import { errorEntries } from '../../plugins/schemas/errorCatalogue.ts';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import type { Check, Report } from '../../tools-core/base/index.ts';
import { decodeError, findAnswers, NO_FACTS, readAnswer } from '../../tools-core/diagnose/index.ts';
import { innerAnswers } from '../../tools-core/diagnose/innerAnswers.ts';
import { changedTexts, fuzz, PATIENCE, RUNS } from '../unit/tools-core/fuzzing.ts';
import { validatorOf } from './rules.ts';
import { docs, docsDir, root, tokens } from './spec.ts';

// The samples stand beside the site, as its writers add to them.
const beside = path.join(docsDir, '../tests/content/decoder');
const folder = existsSync(beside) ? beside : path.join(import.meta.dirname, 'decoder');
const read = (file: string) => parse(readFileSync(path.join(folder, file), 'utf8'));

const { errors } = readSpec(docsDir, root, tokens);
const entries = errors ? errorEntries(errors) : [];
const data = readDiagnosis(docsDir);
const facts = data ? allFacts(entries, data) : NO_FACTS;

type Sample = string | [detail: string, pointer?: string, code?: string];
const causes: Record<string, Sample[]> = read('causes.yaml');
const fixes: Record<string, (string | null)[]> = read('fixes.yaml');

/** All that the verifier runs on a credential where a request names none, in their order. */
const verifierPolicies = ['format', 'proof', 'notBefore', 'notAfter', 'credentialStatus', 'credentialSchema'];

interface Body {
  name: string;
  /** Route of the page that a reader should be led to first; null for an input that reports no error. */
  page: string | null;
  /** Words of the cause that has to come first. */
  cause?: string;
  text: string;
}
const bodies: Body[] = read('bodies.yaml');

const checksOf = ({ sections }: Report): Check[] =>
  sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
const firstOf = (report: Report): Check | undefined => checksOf(report)[0];

function answerOf(slug: string, sample: Sample): string {
  const [detail, pointer, code] = typeof sample === 'string' ? [sample] : sample;
  const entry = entries.find((one) => one.slug === slug);
  const { errors: _, external: __, ...example } = entry?.example ?? {};
  const error = { ...example, detail, ...((pointer || code) && { errors: [{ detail, pointer, code }] }) };
  return JSON.stringify({ data: [{ path: [], policy: 'x', service: 'x', error }] }, null, 2);
}

test('every cause on every error page has a sample', () => {
  const count = Object.fromEntries(entries.map(({ slug, causes: all }) => [slug, all.length]));
  expect(Object.fromEntries(Object.entries(causes).map(([slug, all]) => [slug, all.length]))).toEqual(count);
  expect(Object.fromEntries(Object.entries(data?.signs ?? {}).map(([slug, all]) => [slug, all.length]))).toEqual(count);
});

test.each(
  Object.entries(causes).flatMap(([slug, samples]) => samples.map((sample, index) => [slug, index, sample] as const)),
)('%s: its cause %i comes first for %j', (slug, index, sample) => {
  const check = firstOf(decodeError(answerOf(slug, sample), facts));
  expect(check?.links?.[0].href).toBe(`/reference/errors/${slug}`);
  const cause = entries.find((one) => one.slug === slug)?.causes[index].replaceAll('`', '');
  expect(check?.checks?.[0]).toMatchObject({ outcome: 'warning', title: `Likely cause: ${cause}` });
});

test.each(Object.entries(fixes).flatMap(([slug, words]) => words.map((word, index) => [slug, index, word] as const)))(
  '%s: what is next for its cause %i is about %j',
  (slug, index, word) => {
    expect(fixes[slug]).toHaveLength(causes[slug].length);
    if (word === null) return;
    const check = firstOf(decodeError(answerOf(slug, causes[slug][index]), facts));
    expect(check?.checks?.[0].points?.join()).toContain(word);
  },
);

test('there are 60 realistic inputs at least, each with a name of its own', () => {
  expect(bodies.length).toBeGreaterThanOrEqual(60);
  expect(new Set(bodies.map(({ name }) => name)).size).toBe(bodies.length);
});

test.each(bodies)('$name leads to $page', ({ page, cause, text }) => {
  const report = decodeError(text, facts);
  if (page === null) {
    expect(report.outcome).not.toBe('error');
    return;
  }
  const check = firstOf(report);
  expect(check?.links?.[0].href).toBe(page);
  if (cause) expect(JSON.stringify([check?.checks?.[0], check?.points])).toContain(cause);
  if (check?.place && check.quote && text.includes(check.quote)) {
    expect(text.slice(check.place.start, check.place.end).length).toBeGreaterThan(0);
  }
});

/** Bodies in the examples that the page offers: what they show is taken for how the services answer. */
const shown = Object.entries(readTools(docsDir, tokens).get('error-decoder')?.examples ?? {}).flatMap(
  ([id, { input }]) =>
    findAnswers(input)
      .flatMap(({ answer }) => innerAnswers(answer))
      .map(({ body }) => [id, body as JsonObject] as const),
);

test('examples of the decoder show answers', () => {
  expect(shown.map(([id]) => id)).toEqual(['tampered', 'stack-trace', 'log', 'verified']);
});

test.each(shown)('the answer in the example %s has the form of the published data', (_, body) => {
  if (!Array.isArray(body.data)) {
    expect(validatorOf('platform-error.json')(body)).toEqual([]);
    // At the services the kind of an error is its `type`; `code` is that of the management hosts.
    expect(body).not.toHaveProperty('code');
    return;
  }
  const results = body.data as JsonObject[];
  expect(results.flatMap(validatorOf('policy-result.json'))).toEqual([]);
  expect(results.map(({ policy }) => policy)).toEqual(verifierPolicies);
  const found = results.find(({ policy }) => policy === 'proof')?.data;
  if (found) expect(Object.keys(found)).toEqual(['verificationMethod', 'proofType', 'cryptosuite']);
});

test('every page that the data of the decoder names is there', () => {
  const routes = new Set(docs.pages.map(({ route }) => route));
  const pages = JSON.stringify(facts).match(/"page":"[^"]+"/g) ?? [];
  expect(pages.length).toBeGreaterThan(30);
  const gone = pages.map((page) => JSON.parse(`{${page}}`).page.split('#')[0]).filter((page) => !routes.has(page));
  expect(gone).toEqual([]);
});

test('a place is that of the words that it quotes', () => {
  for (const { text } of bodies) {
    for (const { place, quote } of checksOf(decodeError(text, facts))) {
      if (!place) continue;
      expect(place.end).toBeGreaterThan(place.start);
      expect(place.end).toBeLessThanOrEqual(text.length);
      const found = text.slice(place.start, place.end);
      if (quote && text.includes(quote) && quote.length < 100)
        expect(found.includes(quote) || quote.includes(found)).toBe(true);
    }
  }
});

/** Problems by RFC 9457 and errors by OAuth that no page here names: their own words are told beside the status. */
test.each([
  [
    '{"type":"https://example.com/quota","title":"The quota is used up.","detail":"30 left, 50 needed."}',
    '30 left, 50 needed.',
  ],
  ['{"type":"https://example.com/quota","title":"The quota is used up."}', 'The quota is used up.'],
  ['{"error":"invalid_token","error_description":"The token was revoked."}', 'The token was revoked.'],
  ['{"error":"unsupported_credential_type"}', 'unsupported_credential_type'],
])('a refusal quotes what a foreign problem says: %s', (body, quote) => {
  const report = decodeError(`HTTP/1.1 403 Forbidden\nContent-Type: application/problem+json\n\n${body}`, facts);
  expect(firstOf(report)).toMatchObject({ title: 'Status 403', quote });
});

test('the description beside an error in an address is quoted', () => {
  const text = 'https://client.example.org/cb?error=access_denied&error_description=The%20user+declined&state=x';
  expect(firstOf(decodeError(text, facts))?.quote).toBe('The user declined');
});

test.each(['employee.json', 'employee.vc.jwt', 'employee.sd-jwt', 'employee-v1.json'])(
  'the credential %s is no answer that reports no error: it leads to the inspector',
  (file) => {
    const report = decodeError(readFileSync(path.join(docsDir, 'public/examples/credentials', file), 'utf8'), facts);
    expect(report.outcome).toBe('warning');
    expect(firstOf(report)?.links).toEqual([
      { title: 'Credential inspector', href: '/reference/tools/credential-inspector' },
    ]);
  },
);

test('each policy of an answer is named once, however many credentials it is about', () => {
  const data = ['a', 'b', 'c'].flatMap((id) => [
    { path: [id], policy: 'format', service: 'verifier', data: {} },
    { path: [id], policy: 'proof', service: 'verifier', data: {} },
  ]);
  const { sections } = decodeError(JSON.stringify({ data }), facts);
  const table = sections.find((section) => section.kind === 'table');
  expect(table).toMatchObject({ rows: [['Policies reported', 'format, proof']] });
});

test.each([
  'Proof Verification Failed',
  'PROOF_VERIFICATION_FAILED',
  'proof-verifcation-failed',
  'proof verification failed',
])('the error that %s means is found', (name) => {
  expect(JSON.stringify(decodeError(name, facts))).toContain('/reference/errors/proof-verification-failed');
});

test.each(['status: rejected', 'it does not work', 'hello world'])('%s is taken for no error', (text) => {
  expect(JSON.stringify(decodeError(text, facts))).not.toContain('/reference/errors/p');
});

test(
  `no input breaks or holds the decoder: ${RUNS} of them`,
  () => {
    const texts = bodies.map(({ text }) => text);
    const cut = fc.tuple(changedTexts(texts), fc.nat({ max: 400 })).map(([text, end]) => text.slice(0, end + 1));
    const parts = fc.array(cut, { minLength: 1, maxLength: 2 }).map((all) => all.join(''));
    fuzz(parts, (text) => {
      if (text.trim() === '') return;
      expect(decodeError(text, facts).sections.length).toBeGreaterThan(0);
      expect(['answer', 'unreadable']).toContain(readAnswer(text).state);
    });
  },
  PATIENCE,
);

test.each([
  ['brackets', '{'.repeat(500_000)],
  ['quotes', '{"'.repeat(300_000)],
  ['a log of a million characters', '{"level":"info","msg":"ok 200"}\n'.repeat(32_000)],
  ['words', 'word '.repeat(200_000)],
])('%s take less than two seconds of a processor', (_, text) => {
  const start = process.cpuUsage();
  decodeError(text, facts);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000_000).toBeLessThan(2);
});
