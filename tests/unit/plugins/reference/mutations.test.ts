import { expect, test } from 'vitest';
import { closedSchema } from '../../../../plugins/schemas/closedSchema.ts';
import { mutationsOf } from '../../../content/mutations.ts';

test('spoils each place in each way, and leaves the value alone', () => {
  const value = { a: 1, b: ['x'] };
  const mutations = mutationsOf(value);
  const has = (kind: string, pointer: string, changed: unknown) =>
    expect(mutations).toContainEqual({ kind, pointer, value: changed });
  has('wrong type', '', null);
  has('wrong type', '/a', { a: 1.5, b: ['x'] });
  has('wrong type', '/b', { a: 1, b: {} });
  has('wrong type', '/b/0', { a: 1, b: [7] });
  has('unlisted value', '/a', { a: -1, b: ['x'] });
  has('unlisted value', '/b/0', { a: 1, b: ['unlisted value'] });
  has('unknown key', '/unknownKey', { a: 1, b: ['x'], unknownKey: true });
  has('removed member', '/a', { b: ['x'] });
  expect(value).toEqual({ a: 1, b: ['x'] });
});

test('never puts a value of the same type', () => {
  const wrong = mutationsOf(1.5).filter(({ kind }) => kind === 'wrong type');
  expect(wrong.map(({ value }) => typeof value)).not.toContain('number');
});

test('writes pointers by RFC 6901', () => {
  expect(mutationsOf({ 'a/b~c': 1 }).map(({ pointer }) => pointer)).toContain('/a~1b~0c');
});

test('a closed schema takes described members only, and keeps free objects free', () => {
  const free = { type: 'object' };
  const open = {
    type: 'object',
    properties: { data: free, more: { $ref: '#', type: 'object', properties: { data: false } } },
  };
  expect(closedSchema(open)).toEqual({ ...open, additionalProperties: false });
});
