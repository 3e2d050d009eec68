import { expect, test } from 'vitest';
import { type NewOptions, newFiles } from '../../../../scripts/codemods/new/index.ts';
import { jsonIn, siteOf, writtenTo } from './fixtureSite.ts';

const site = siteOf({
  'docs/a.mdx': '# A\n',
  'docs/_glossary.json': '[{ "term": "key", "definition": "K.", "page": "/a" }]\n',
  'docs/public/spec/policies.json':
    '{ "policies": [{ "service": "verifier", "id": "proof", "page": "/a", "errors": [] }] }',
  'docs/public/spec/errors.json': '{ "errors": [{ "slug": "proof-old" }] }',
});

test('a term is in its place in the alphabet, with the page that explains it', () => {
  const { changes } = newFiles(site, ['term', 'issuer'], { page: 'docs/a.mdx', text: 'Who signs.' });
  const [first] = jsonIn(changes, 'docs/_glossary.json');
  expect(first).toEqual({ term: 'issuer', definition: 'Who signs.', page: '/a' });
});

test('an error is behind the similar one, wherever errors are listed', () => {
  const entry = (slug: string, policies: string[]) => ({
    slug,
    policies,
    raisedBy: ['verifier'],
    fixes: [{ concerns: [] }],
    related: ['/a'],
  });
  const errors = [entry('proof-old', ['proof']), entry('format-old', ['format']), entry('any', ['proof', 'format'])];
  const row = (slug: string) => `| \`${slug}\` | 422 | [Old](/reference/errors/${slug}) |\n`;
  const { changes } = newFiles(
    siteOf({
      'docs/a.mdx': '# A\n',
      'docs/public/spec/policies.json': JSON.stringify({
        policies: [{ service: 'verifier', id: 'proof', page: '/a', errors: ['proof-old', 'any'] }],
      }),
      'docs/public/spec/errors.json': JSON.stringify({ errors }),
      'docs/_diagnosis.json': '{ "signs": { "proof-old": [], "any": [] } }',
      'docs/reference/values.mdx': `${row('proof-old')}${row('any')}`,
    }),
    ['error', 'proof-new'],
    { title: 'Proof is new', like: 'proof-old' },
  );
  const slugs = jsonIn(changes, 'docs/public/spec/errors.json').errors.map((one: { slug: string }) => one.slug);
  expect(slugs).toEqual(['proof-old', 'proof-new', 'format-old', 'any']);
  const [policy] = jsonIn(changes, 'docs/public/spec/policies.json').policies;
  expect(policy.errors).toEqual(['proof-old', 'proof-new', 'any']);
  expect(Object.keys(jsonIn(changes, 'docs/_diagnosis.json').signs)).toEqual(['proof-old', 'proof-new', 'any']);
  const rows = [...(writtenTo(changes, 'docs/reference/values.mdx') ?? '').matchAll(/^\| `([\w-]+)`/gm)].map(
    ([, slug]) => slug,
  );
  expect(rows).toEqual(['proof-old', 'proof-new', 'any']);
});

test.each<[what: string, names: string[], options: NewOptions, words: string]>([
  ['an unknown kind', ['chapter', 'x'], {}, 'npm run new -- page <address>'],
  ['a term that is there', ['term', 'Key'], { page: '/a' }, '"Key" is a name of "key" already.'],
  ['a term without a page', ['term', 'nonce'], {}, '--page'],
  ['an error like none', ['error', 'x'], { title: 'X', like: 'y' }, 'There is no error y. There are:\n  proof-old'],
  ['an error with capitals', ['error', 'X'], { title: 'X', like: 'proof-old' }, 'use small letters'],
])('%s is rejected', (_, names, options, words) => expect(() => newFiles(site, names, options)).toThrow(words));
