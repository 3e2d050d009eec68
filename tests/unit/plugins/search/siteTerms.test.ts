import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSiteTerms } from '../../../../plugins/search/siteTerms.ts';

const root = mkdtempSync(path.join(tmpdir(), 'terms-'));
afterAll(() => rmSync(root, { recursive: true }));
const docs = path.join(root, 'docs');
cpSync(path.resolve(import.meta.dirname, '../../../fixtures/smallSite/docs'), docs, { recursive: true });
const method = {
  method: 'web',
  syntax: 'did:web:{host}',
  specification: { name: 'did:web' },
  operations: { resolve: '' },
};
writeFileSync(path.join(docs, 'public/spec/did-methods.json'), JSON.stringify({ methods: [method] }));

test('the names of a site come from the glossary, the errors, the DID methods and the APIs', () => {
  const { defines, cards, synonyms } = readSiteTerms(docs, { '%brand.docs%': 'https://a.example/docs' });
  expect(Object.fromEntries(defines)).toMatchObject({
    '/reference/errors/proof-too-old': ['proof-too-old', 'Proof is too old'],
    '/reference/services/resolver/supported-did-methods': ['did:web'],
    '/reference/services/resolver/': ['createInstance'],
  });
  expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['error', 'method', 'key', 'operation', 'status']));
  expect(synonyms).toEqual([]);
});
