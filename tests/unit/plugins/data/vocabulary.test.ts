import { expect, test } from 'vitest';
import { memberPairs, vocabularyOf } from '../../../../plugins/data/vocabulary.ts';

test('names stand in quotes, as keys and values of YAML, and as code', () => {
  const json = '{ "maxAge": { "enum": ["jwk", "two words"], "description": "A `code`, and a word." } }';
  const yaml = 'type: object\nrequired: [one, two.three]\nnext: { inner: 1 }\n- item\n"404":\n  text: Two words\n';
  expect(vocabularyOf([json, yaml])).toEqual(
    ['404', 'code', 'description', 'enum', 'inner', 'item', 'jwk', 'maxAge', 'next', 'object', 'one'].concat([
      'required',
      'text',
      'two.three',
      'type',
    ]),
  );
});

test('members stand in each other in schemas, behind references, and in values', () => {
  const schema = {
    properties: { web: { $ref: 'b.json#/$defs/limits' }, list: { items: { properties: { id: {} } } } },
  };
  const other = { $defs: { limits: { allOf: [{ properties: { timeout: {} } }] } } };
  const files = new Map(
    Object.entries({ '/a.json': schema, '/b.json': other }).map(([file, value]) => [file, { file, value }]),
  );
  const pairs = memberPairs(files as never, [{ proof: [{ created: 'now' }] }]);
  expect(pairs).toEqual(expect.arrayContaining(['web.timeout', 'list.id', 'proof.created']));
  expect(pairs).not.toContain('web.id');
});
