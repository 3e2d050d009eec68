import { expect, test } from 'vitest';
import { type NewOptions, newFiles } from '../../../../scripts/codemods/new/index.ts';
import { jsonIn, siteOf } from './fixtureSite.ts';

const site = siteOf({
  'docs/a.mdx': '# A\n',
  'docs/_glossary.json': '[{ "term": "key", "definition": "K.", "page": "/a" }]\n',
});

test('a term is in its place in the alphabet, with the page that explains it', () => {
  const { changes } = newFiles(site, ['term', 'issuer'], { page: 'docs/a.mdx', text: 'Who signs.' });
  const [first] = jsonIn(changes, 'docs/_glossary.json');
  expect(first).toEqual({ term: 'issuer', definition: 'Who signs.', page: '/a' });
});

test.each<[what: string, names: string[], options: NewOptions, words: string]>([
  ['an unknown kind', ['chapter', 'x'], {}, 'npm run new -- page <address>'],
  ['a term that is there', ['term', 'Key'], { page: '/a' }, '"Key" is a name of "key" already.'],
  ['a term without a page', ['term', 'nonce'], {}, '--page'],
])('%s is rejected', (_, names, options, words) => expect(() => newFiles(site, names, options)).toThrow(words));
