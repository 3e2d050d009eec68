import { expect, test } from 'vitest';
import { expandShortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { SchemaSet } from '../../../../plugins/schemas/schemaSet.ts';
import { listConfigurationKeys } from '../../../../plugins/shortcodes/render/listConfigurationKeys.ts';
import { renderConfigurationKeys } from '../../../../plugins/shortcodes/renderConfigurationKeys.ts';

const document: JsonObject = {
  $id: 'https://docs.example.com/spec/json-schema/x.json',
  type: 'object',
  properties: {
    wait: { type: 'integer', description: 'Waits {x} milliseconds.', minimum: 1, default: 5, examples: [7] },
    resolver: {
      description: 'Names one.',
      oneOf: [
        { description: 'Ours.', type: 'object', properties: { type: { const: 'managed' } }, required: ['type'] },
        {
          description: 'Yours, or `bad-key`.',
          type: 'object',
          properties: { type: { const: 'own' }, id: { type: 'string', description: 'Names it.', const: 'a' } },
          required: ['type', 'id'],
        },
      ],
    },
  },
};
const set = new SchemaSet([document]);
const place = set.document('x.json');
const page = { name: 'x', route: '/x', schema: 'x.json', keys: listConfigurationKeys(set, place) };
const part = renderConfigurationKeys(new Map([['x', page]]), set, [{ slug: 'bad-key' }]);

test('each key is a heading with facts and description', () => {
  expect(part({ of: 'x' })).toBe(
    [
      '<div className="fields">',
      '### `wait` \\{#wait}',
      'integer, ms · default `5` · at least 1 · for example `7`',
      'Waits \\{x\\} milliseconds.',
      '### `resolver` \\{#resolver}',
      'object',
      'Names one.',
      '#### `resolver.type` \\{#resolver-type}',
      'string · required · allowed `managed`, `own`',
      'Determines which other members are allowed.',
      '- `managed`: Ours.\n- `own`: Yours, or [`bad-key`](/reference/errors/bad-key).',
      '#### `resolver.id` \\{#resolver-id}',
      'string · required if `type` is `own` · always `a`',
      'Names it.',
      '</div>',
    ].join('\n\n'),
  );
});

test.each([
  [{ under: '/resolver' }, ['resolver', 'resolver-type', 'resolver-id']],
  [{ key: '/resolver' }, ['resolver']],
  [{ below: '/resolver' }, ['resolver-type', 'resolver-id']],
  [{ under: '/resolver/id' }, ['resolver-id']],
])('%j picks its keys', (attributes, ids) => {
  const text = part({ of: 'x', ...attributes });
  expect([...text.matchAll(/\{#(.+)\}/g)].map(([, id]) => id)).toEqual(ids);
});

test.each([
  ['of="y"', 'Nothing known is called "y".'],
  ['of="x" under="/resolv"', 'There is no key at under="/resolv".'],
  ['of="x" below="/wait"', 'There is no key at below="/wait".'],
  ['of="x" under="" ', 'There is no key at under="".'],
  ['of="x" key="/wait" below="/resolver"', 'Use only one of under, key and below.'],
])('%s is refused', (attributes, message) => {
  const { faults } = expandShortcodes(`<Keys ${attributes}/>`, { Keys: part });
  expect(faults).toMatchObject([{ line: 1, message }]);
});
