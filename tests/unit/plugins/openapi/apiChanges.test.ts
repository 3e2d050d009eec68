import { describe, expect, test } from 'vitest';
import { differencesOf, surfaceOf } from '../../../../plugins/openapi/apiChanges.ts';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';

const description = (): JsonObject => ({
  info: { version: '1.0', title: 'API' },
  paths: {
    '/a': {
      parameters: [{ name: 'x', in: 'query' }],
      post: { summary: 'Does a', security: [], responses: { 200: { description: 'Done' } } },
    },
  },
  components: {
    schemas: {
      Thing: {
        description: 'A thing',
        required: ['title'],
        patternProperties: { '^[ab]$': {} },
        properties: { title: { type: 'string', title: 'Title' }, kind: { enum: ['a', 'b'] } },
      },
    },
  },
});

/** Differences after an edit of the description. */
function after(edit: (changed: ReturnType<typeof editable>) => void) {
  const changed = editable();
  edit(changed);
  return differencesOf('x', surfaceOf(description()), surfaceOf(changed as unknown as JsonObject)).map(
    ({ kind, subject, place, before, after }) => [kind, subject, place, before, after],
  );
}

const editable = () =>
  description() as unknown as Record<string, Record<string, Record<string, Record<string, never>>>>;

describe('differences between two descriptions', () => {
  const rows: [name: string, edit: Parameters<typeof after>[0], differences: string[][]][] = [
    ['nothing', () => {}, []],
    ['prose', ({ paths }) => Object.assign(paths['/a'].post, { summary: 'Other words' }), []],
    ['a new operation', ({ paths }) => Object.assign(paths['/a'], { get: {} }), [['added', 'GET /a', '', '', '']]],
    ['a removed path', ({ paths }) => delete (paths as JsonObject)['/a'], [['removed', '/a', '', '', '']]],
    [
      'a parameter of a path',
      ({ paths }) => Object.assign(paths['/a'].parameters[0], { in: 'header' }),
      [['changed', '/a', '/parameters/0/in', '"query"', '"header"']],
    ],
    [
      'a new status',
      ({ paths }) => Object.assign(paths['/a'].post.responses, { 404: {} }),
      [['added', 'POST /a', '/responses/404', '', '']],
    ],
    [
      'a removed member that is called like prose',
      ({ components }) => delete (components.schemas.Thing.properties as JsonObject).title,
      [['removed', 'Thing', '/properties/title', '', '']],
    ],
    [
      'another value, another order',
      ({ components }) => Object.assign(components.schemas.Thing.properties, { kind: { enum: ['c', 'a'] } }),
      [
        ['removed', 'Thing', '/properties/kind/enum', '"b"', ''],
        ['added', 'Thing', '/properties/kind/enum', '', '"c"'],
      ],
    ],
    [
      'a member that becomes required',
      ({ components }) => Object.assign(components.schemas.Thing, { required: ['title', 'kind'] }),
      [['added', 'Thing', '/required', '', '"kind"']],
    ],
    [
      'another pattern of names',
      ({ components }) => Object.assign(components.schemas.Thing, { patternProperties: { '^[a-c]$': {} } }),
      [['changed', 'Thing', '/patternProperties', '"^[ab]$"', '"^[a-c]$"']],
    ],
    [
      'another version',
      ({ info }) => Object.assign(info, { version: '1.1' }),
      [['changed', '', '/info/version', '"1.0"', '"1.1"']],
    ],
  ];
  test.each(rows)('%s', (_name, edit, differences) => {
    expect(after(edit)).toEqual(differences);
  });
});
