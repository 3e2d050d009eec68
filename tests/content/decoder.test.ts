import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { errorCatalog, readDiagnosis } from '../../plugins/data/diagnosis.ts';
import { publishedData } from '../../plugins/data/publishedData.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import type { Check, Report } from '../../tools-core/base/index.ts';
import { decodeError, EMPTY_CATALOG, readResponse } from '../../tools-core/diagnose/index.ts';
import { changedTexts, fuzz, PATIENCE, RUNS } from '../unit/tools-core/fuzzing.ts';
import { docsDir, root, tokens } from './spec.ts';

const { errors: entries } = publishedData(readSpec(docsDir, root, tokens));
const data = readDiagnosis(docsDir);
const facts = data ? errorCatalog(entries, data) : EMPTY_CATALOG;

/** Pages that moved since a body was added. */
const redirects: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'redirects.json'), 'utf8'));

interface Body {
  name: string;
  /** Route of the page that a reader should be led to first; null for an input that reports no error. */
  page: string | null;
  text: string;
}
const titleOf = (slug: string) => entries.find((entry) => entry.slug === slug)?.title ?? slug;
const written: Body[] = parse(readFileSync(path.join(import.meta.dirname, 'decoder/bodies.yaml'), 'utf8'));
const bodies = written.map((body) => ({
  ...body,
  text: body.text.replace(/%title of ([\w-]+)%/g, (_, slug) => titleOf(slug)),
}));

const checksOf = ({ sections }: Report): Check[] =>
  sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
const firstOf = (report: Report): Check | undefined => checksOf(report)[0];

test.each(bodies)('$name leads to $page', ({ page, text }) => {
  const report = decodeError(text, facts);
  if (page === null) {
    expect(report.outcome).not.toBe('error');
    return;
  }
  const check = firstOf(report);
  expect(check?.links?.[0].href).toBe(page.replace(/^[^#]+/, (route) => redirects[route] ?? route));
  if (check?.place && check.quote && text.includes(check.quote)) {
    expect(text.slice(check.place.start, check.place.end).length).toBeGreaterThan(0);
  }
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

/** Problems by RFC 9457 and errors by OAuth that no page here names: the report quotes them beside the status. */
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
    expect(firstOf(report)?.links).toEqual([{ title: data?.credential?.title, href: data?.credential?.page }]);
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
      expect(['response', 'unreadable']).toContain(readResponse(text).state);
    });
  },
  PATIENCE,
);
