import { expect, test } from 'vitest';
import { checkDataText } from '../../../../plugins/checks/rules/dataTexts.ts';
import { termFinder } from '../../../../plugins/checks/rules/terms.ts';

test('a name of others in the data is told there, but not in what the platform says of an error', () => {
  const findTerms = termFinder([
    { term: 'trust anchor', not: ['trusted root'] } as unknown as Parameters<typeof termFinder>[0][number],
  ]);
  const text =
    '{\n  "title": "Ends at a trusted root",\n  "detail": "Ends at no trusted root",\n  "note": "No *trusted root*"\n}';
  const told = checkDataText('docs/public/spec/errors.json', text, { tokens: {}, findTerms });
  expect(told.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['2 terms/one-name']);
});

test('so is one in a definition of the glossary, but not where its entry rules it out', () => {
  const findTerms = termFinder([
    { term: 'usage log', not: ['access log'] } as unknown as Parameters<typeof termFinder>[0][number],
  ]);
  const text =
    '[{\n  "definition": "The access log of one.",\n  "not": ["access log"]\n}, {\n  "not": [\n    "Access log of one"\n  ]\n}]';
  const told = checkDataText('docs/_glossary.json', text, { tokens: {}, findTerms });
  expect(told.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['2 terms/one-name']);
});

test('a longer name of another thing may hold a name of others', () => {
  const findTerms = termFinder([
    { term: 'status list', not: ['revocation list'], others: ['certificate revocation list'] } as unknown as Parameters<
      typeof termFinder
    >[0][number],
  ]);
  expect(findTerms('A certificate revocation list. Certificate revocation lists.')).toEqual([]);
  expect(findTerms('A revocation list of the certificate.').map(({ index }) => index)).toEqual([2]);
});
