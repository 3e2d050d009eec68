import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type NewOptions, newThing } from '../../../../scripts/chores/new/index.ts';
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
const planned = (command: string, options: NewOptions) => newThing(site, command.split(' '), options).changes;

test('a diagram stands before the related links of its page', () => {
  const changes = planned('diagram replay', { title: 'A replay', on: '/a' });
  expect(writtenTo(changes, 'docs/a.mdx')).toBe(
    '# A\n\nText.\n\n<Diagram name="replay" />\n\n## Related\n\n- [B](/b)\n',
  );
  expect(writtenTo(changes, 'docs/_diagrams/replay.svg')).toContain('<title>A replay</title>');
});

test('a setting of a DID method is listed by the method too', () => {
  const changes = planned('key resolver methods.web.retries', { type: 'integer', default: '2' });
  const { methods } = JSON.parse(writtenTo(changes, 'docs/public/spec/did-methods.json') ?? '');
  expect(methods[0].options).toEqual(['/methods/web/enabled', '/methods/web/retries']);
});

test('a key of the first level has a place on the page of its configuration, and one below it has one already', () => {
  const first = planned('key resolver cache', { type: 'boolean', default: 'true' });
  expect(writtenTo(first, 'docs/b.mdx')).toContain(
    'key="/methods" />\n\n<ConfigurationKeys of="resolver" under="/cache" />\n\n## Related',
  );
  const below = planned('key resolver methods.timeout', { type: 'integer', default: '5' });
  expect(JSON.parse(writtenTo(below, 'docs/public/spec/configuration/resolver.core.json') ?? '')).toEqual({
    methods: { web: {}, timeout: 5 },
  });
  expect(writtenTo(below, 'docs/b.mdx')).toBeUndefined();
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
  const { changes } = newThing(
    siteOf({
      'docs/a.mdx': '# A\n',
      'docs/public/spec/policies.json': JSON.stringify({
        policies: [{ service: 'verifier', id: 'proof', page: '/a', errors: ['proof-old', 'any'] }],
      }),
      'docs/public/spec/errors.json': JSON.stringify({ errors }),
      'docs/_diagnosis.json': '{ "signs": { "proof-old": [], "any": [] } }',
      'docs/reference/values.mdx': `${row('proof-old')}${row('any')}`,
      'tests/content/decoder/causes.yaml': 'proof-old:\n  - one\nany:\n  - other\n',
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
  expect(Object.keys(parse(written('tests/content/decoder/causes.yaml')))).toEqual(['proof-old', 'proof-new', 'any']);
  const rows = [...written('docs/reference/values.mdx').matchAll(/^\| `([\w-]+)`/gm)].map(([, slug]) => slug);
  expect(rows).toEqual(['proof-old', 'proof-new', 'any']);
});

test('a method has a switch, and is counted', () => {
  const changes = planned('method new', { group: 'web', address: 'https://www.w3.org/' });
  expect(JSON.parse(writtenTo(changes, 'docs/public/spec/did-methods.json') ?? '').methods).toHaveLength(2);
  expect(JSON.parse(writtenTo(changes, 'docs/public/spec/configuration/resolver.core.json') ?? '')).toEqual({
    methods: { web: {}, new: { enabled: true } },
  });
  expect(writtenTo(changes, 'docs/b.mdx')).toContain('All 2 DID methods.');
});

test('an operation stands after the paths, before what they share', () => {
  const options = { id: 'readOne', title: 'Read one', action: 'none' };
  const { changes } = newThing(site, ['operation', 'logs', 'GET /one/{id}'], options);
  const text = writtenTo(changes, 'docs/public/spec/openapi/logs.yaml') ?? '';
  const { paths, components } = parse(text);
  expect(Object.keys(paths)).toEqual(['/all', '/one/{id}']);
  expect(paths['/one/{id}'].get).toMatchObject({ operationId: 'readOne', security: [], parameters: [{ name: 'id' }] });
  expect(components).toEqual({ schemas: {} });
});

test.each([
  ['GET', '200', { 'application/json': { examples: { found: { value: { id: 'example' } } } } }],
  ['DELETE', '204', undefined],
])('what %s is answered with begins with %s', (method, status, content) => {
  const options = { id: 'readOther', title: 'Other', action: 'none' };
  const { changes } = newThing(site, ['operation', 'logs', `${method} /other`], options);
  const { paths } = parse(writtenTo(changes, 'docs/public/spec/openapi/logs.yaml') ?? '');
  const responses = paths['/other'][method.toLowerCase()].responses;
  expect(Object.keys(responses)[0]).toBe(status);
  if (content) expect(responses[status]).toMatchObject({ content });
  else expect(responses[status]).not.toHaveProperty('content');
});

test.each<[what: string, names: string[], options: NewOptions, words: string]>([
  ['an unknown kind', ['chapter', 'x'], {}, 'npm run new -- page <address>'],
  ['a kind without what it needs', ['diagram', 'x'], {}, 'npm run new -- diagram <name>'],
  ['a term that is there', ['term', 'Key'], { page: '/a' }, '"Key" is a name of "key" already.'],
  ['a term without a page', ['term', 'nonce'], {}, '--page'],
  ['a diagram that is there', ['diagram', 'old'], { title: 'Old', on: '/a' }, 'is there already'],
  ['a diagram for no page', ['diagram', 'new'], { title: 'New', on: '/x' }, 'There is no page at /x'],
  ['an odd name', ['sample', 'My Sample'], { title: 'S', on: '/a' }, 'use small letters, digits and hyphens'],
  ['a key of no service', ['key', 'other', 'a'], { type: 'string', default: '""' }, 'no configuration of "other"'],
  ['a default that is no JSON', ['key', 'resolver', 'a'], { type: 'string', default: 'x' }, 'The default is no JSON'],
  ['a default of another type', ['key', 'resolver', 'a'], { type: 'number', default: '"5"' }, '"5" is no number.'],
  ['a type that is none', ['key', 'resolver', 'a'], { type: 'text', default: '1' }, '--type boolean|string'],
  [
    'a key that is there',
    ['key', 'resolver', 'methods'],
    { type: 'object', default: '{}' },
    'has a key methods already',
  ],
  ['a key that others share', ['key', 'resolver', 'cors.a'], { type: 'string', default: '""' }, 'refers to cors.json'],
  ['a key in nothing', ['key', 'resolver', 'x.a'], { type: 'string', default: '""' }, 'has no x in'],
  ['a method that is there', ['method', 'web'], { group: 'web', address: 'x' }, 'did:web is there already'],
  ['a method of no group', ['method', 'new'], { group: 'x', address: 'x' }, '--group web'],
  ['a method of no address', ['method', 'new'], { group: 'web', address: 'notanaddress' }, 'is no address of a spec'],
  [
    'an error of no policy',
    ['error', 'x'],
    { title: 'X', by: 'verifier', policy: 'y' },
    '--by verifier --policy proof',
  ],
  ['no method', ['operation', 'logs', 'READ /x'], { id: 'a', title: 'A', action: 'read' }, 'Write the operation as'],
  [
    'an ID that is taken',
    ['operation', 'logs', 'GET /x'],
    { id: 'readAll', title: 'A', action: 'read' },
    'is there already',
  ],
  [
    'a path that is taken',
    ['operation', 'logs', 'PUT /all'],
    { id: 'readA', title: 'A', action: 'read' },
    'described already',
  ],
  [
    'an action that nothing allows',
    ['operation', 'logs', 'GET /x'],
    { id: 'readA', title: 'A', action: 'raed' },
    'Did you mean read?',
  ],
])('%s is refused', (_, names, options, words) => expect(() => newThing(site, names, options)).toThrow(words));
