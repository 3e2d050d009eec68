import { expect, test } from 'vitest';
import { withoutTexts } from '../../../../plugins/schemas/withoutTexts.ts';

test('texts for readers are left out, at every place of a schema', () => {
  const text = { title: 'Name', description: 'Says who.' };
  const schema = { ...text, type: 'object', properties: { name: { ...text, type: 'string' } }, oneOf: [text] };
  expect(withoutTexts(schema)).toEqual({ type: 'object', properties: { name: { type: 'string' } }, oneOf: [{}] });
  expect(withoutTexts({ paths: { '/keys': { get: { summary: 'List keys', operationId: 'listKeys' } } } })).toEqual({
    paths: { '/keys': { get: { operationId: 'listKeys' } } },
  });
});

test.each([
  ['members of these names', { properties: { title: { type: 'string' }, description: {} }, required: ['title'] }],
  ['values', { default: { title: 'A' }, examples: [{ description: 'B' }], const: { summary: 'C' }, enum: ['title'] }],
  ['examples by name', { examples: { one: { summary: 'One', value: { title: 'A' } } } }],
  ['references by name', { discriminator: { propertyName: 'title', mapping: { title: '#/$defs/title' } } }],
  ['what others define', { 'x-form': { title: 'A' } }],
  ['rules that are told with an error', { $comment: 'Give one of both.', not: { required: ['a', 'b'] } }],
])('%s stay', (_, schema) => {
  expect(withoutTexts(schema)).toEqual(schema);
});
