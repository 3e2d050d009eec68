import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { askFor } from '../../../../tools-core/buildQuery/index.ts';
import { typeIri } from '../../../../tools-core/buildQuery/writeQueries.ts';

const settings = {
  evaluator: async () => '/evaluator',
  templates: { curl: `--data '"%body%"'`, TypeScript: "  body: JSON.stringify('%body%')," },
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sdJwt = (claims: JsonObject) =>
  `${part({ alg: 'ES256' })}.${part({ vct: 'https://example.com/card', ...claims })}.c2ln~`;

/** The claims that are offered, and the texts that come of all of them. */
async function askAll(input: string) {
  const { choices = [] } = (await askFor(input, [], settings)) ?? {};
  const claims = choices.flatMap((one) => one.claims);
  const { sections = [] } =
    (await askFor(
      input,
      claims.map(({ key }) => key),
      settings,
    )) ?? {};
  const textOf = (title: string) =>
    sections.flatMap((one) => (one.kind === 'text' && one.title === title ? one.text : []))[0];
  const checks = sections.flatMap((one) => (one.kind === 'checks' ? one.checks : []));
  return { claims, checks, textOf, dcql: JSON.parse(textOf('DCQL')) };
}

test('claims about the credential itself are not offered', async () => {
  const { claims } = await askAll(sdJwt({ iss: 'a', exp: 1, cnf: {}, status: {}, 'vct#integrity': 'x', name: 'Alex' }));
  expect(claims).toEqual([{ key: '0/name', name: 'name', value: 'Alex' }]);
});

test('objects and lists of objects are entered, and other lists are one claim', async () => {
  const claims = {
    cnf: {},
    address: { street: 'A', 'post code': 'B' },
    roles: ['x', 'y'],
    degrees: [{ type: 'M' }, { type: 'B' }],
  };
  const { dcql, textOf, checks } = await askAll(sdJwt(claims));
  const paths = [['address', 'street'], ['address', 'post code'], ['roles'], ['degrees', null, 'type']];
  expect(dcql.credentials[0].claims).toEqual(paths.map((path) => ({ path })));
  expect(textOf('Presentation Exchange')).toContain(`"path": ["$.address['post code']"]`);
  expect(textOf('Presentation Exchange')).toContain('"path": ["$.degrees[*].type"]');
  expect(checks.map(({ outcome }) => outcome)).toEqual(['success', 'success']);
});

test('a credential without a key of its holder is asked for without a proof of the holder', async () => {
  const { dcql, checks } = await askAll(sdJwt({ name: 'Alex' }));
  expect(dcql.credentials[0].require_cryptographic_holder_binding).toBe(false);
  expect(checks.map(({ outcome }) => outcome)).toEqual(['success', 'success']);
});

test('two credentials of a type have two queries with IDs of their own', async () => {
  const { dcql } = await askAll([sdJwt({ cnf: {}, a: 1 }), sdJwt({ cnf: {}, b: 1 })].join('\n\n'));
  expect(dcql.credentials.map(({ id }: JsonObject) => id)).toEqual(['card', 'card_2']);
});

test('the body is quoted for the shell, and indented in TypeScript', async () => {
  const { textOf } = await askAll(sdJwt({ cnf: {}, "it's": 1 }));
  expect(textOf('curl')).toContain(`{ "path": ["it'\\''s"] }`);
  expect(textOf('TypeScript')).toContain('stringify({\n    "responseMode"');
});

test.each(['', '{"keys":[]}', sdJwt({})])('nothing is offered for %j', async (input) => {
  expect(await askFor(input, ['0/name'], settings)).toBeUndefined();
});

test('claims of another input are passed over', async () => {
  expect((await askFor(sdJwt({ name: 'Alex' }), ['0/other'], settings))?.sections).toEqual([]);
});

test.each<[type: string, contexts: Parameters<typeof typeIri>[1], iri: string]>([
  ['Card', [{ Card: 'https://example.com/#Card' }, { '@vocab': 'https://example.org/' }], 'https://example.com/#Card'],
  ['Card', [{ Card: { '@id': 'ex:Card' }, ex: 'https://example.com/' }], 'https://example.com/Card'],
  ['Card', [{ Card: 'https://example.com/1' }, { Card: 'https://example.com/2' }], 'https://example.com/2'],
  ['Card', [{ '@vocab': 'https://example.org/' }], 'https://example.org/Card'],
  ['https://example.com/Card', [{ '@vocab': 'https://example.org/' }], 'https://example.com/Card'],
  ['Card', [], 'Card'],
])('the type %s becomes an IRI by its contexts', (type, contexts, iri) => {
  expect(typeIri(type, contexts)).toBe(iri);
});
