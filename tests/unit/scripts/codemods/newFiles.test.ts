import { expect, test } from 'vitest';
import { type NewOptions, newFiles } from '../../../../scripts/codemods/new/index.ts';
import { siteOf, writtenTo } from './fixtureSite.ts';

const site = siteOf({
  'docs/a.mdx': '# A\n\nText.\n\n## Related\n\n- [B](/b)\n',
  'docs/b.mdx': '# B\n\nAll 1 DID methods.\n\n<ConfigurationKeys of="resolver" key="/methods" />\n\n## Related\n',
  'docs/_glossary.json': '[{ "term": "key", "definition": "K.", "page": "/a" }]\n',
  'docs/_diagrams/old.svg': '<svg/>',
  'docs/public/spec/json-schema/resolver.configuration.json':
    '{ "properties": { "methods": { "properties": { "web": { "properties": {} } } }, "cors": { "$ref": "cors.json" } } }\n',
  'docs/public/spec/configuration/resolver.core.json': '{ "methods": { "web": {} } }\n',
  'docs/public/spec/did-methods.json':
    '{ "methods": [{ "method": "web", "group": "web", "key": "web", "options": ["/methods/web/enabled"] }] }\n',
  'docs/public/spec/policies.json':
    '{ "policies": [{ "service": "verifier", "id": "proof", "page": "/a", "errors": [] }] }\n',
  'docs/public/spec/errors.json': '{ "errors": [] }\n',
  'docs/public/spec/iam-actions.json': '{ "actions": [{ "scope": "service", "action": "read" }] }\n',
  'docs/public/spec/openapi/logs.yaml':
    'paths:\n  /all:\n    get:\n      operationId: readAll\ncomponents:\n  schemas: {}\n',
});

test('an error stands beside those that it is like, wherever errors stand', () => {
  const entry = (slug: string, policies: string[]) => ({
    slug,
    policies,
    raisedBy: ['verifier'],
    fixes: [{ concerns: [] }],
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
    { title: 'Proof is new', by: 'verifier', policy: 'proof' },
  );
  const written = (file: string) => writtenTo(changes, file) ?? '';
  const slugs = JSON.parse(written('docs/public/spec/errors.json')).errors.map((one: { slug: string }) => one.slug);
  expect(slugs).toEqual(['proof-old', 'proof-new', 'format-old', 'any']);
  const [policy] = JSON.parse(written('docs/public/spec/policies.json')).policies;
  expect(policy.errors).toEqual(['proof-old', 'proof-new', 'any']);
  expect(Object.keys(JSON.parse(written('docs/_diagnosis.json')).signs)).toEqual(['proof-old', 'proof-new', 'any']);
  const rows = [...written('docs/reference/values.mdx').matchAll(/^\| `([\w-]+)`/gm)].map(([, slug]) => slug);
  expect(rows).toEqual(['proof-old', 'proof-new', 'any']);
});

test.each<[what: string, names: string[], options: NewOptions, words: string]>([
  ['an unknown kind', ['chapter', 'x'], {}, 'npm run new -- page <address>'],
  ['a term that is there', ['term', 'Key'], { page: '/a' }, '"Key" is a name of "key" already.'],
  ['a term without a page', ['term', 'nonce'], {}, '--page'],
  [
    'an error of no policy',
    ['error', 'x'],
    { title: 'X', by: 'verifier', policy: 'y' },
    '--by verifier --policy proof',
  ],
])('%s is rejected', (_, names, options, words) => expect(() => newFiles(site, names, options)).toThrow(words));
