import { expect, test } from 'vitest';
import { findRefusal, type Refused } from '../../../../tools-core/diagnose/diagnose.ts';
import { facts } from './platform.ts';

const refusal = (cause: string, status: number, words: string, around?: string) => ({
  status,
  words,
  cause,
  page: '/page',
  ...(around && { around }),
});
const rejections = [
  refusal('called', 404, 'nothing', '/results'),
  refusal('usual', 404, 'nothing|no host'),
  refusal('path', 404, 'no path'),
  refusal('key', 403, 'key may not'),
  refusal('role', 403, 'role may not'),
];
const found = (refused: Omit<Refused, 'around'> & { around?: string }) => {
  const { refusal: one, isTold } = findRefusal({ ...facts, rejections }, { around: '', ...refused }) ?? {};
  return [one?.cause, isTold];
};

test.each<[what: string, refused: Parameters<typeof found>[0], wanted: unknown[]]>([
  ['its words, beside others of its status', { status: 404, message: 'There is NO PATH.' }, ['path', true]],
  ['its words, where the status is unknown', { message: 'The role may not.' }, ['role', true]],
  ['words around, where nothing is quote', { status: 403, around: 'log: the role may not' }, ['role', true]],
  ['words around, without a status', { around: 'log: the role may not' }, ['role', true]],
  ['the address that was called', { status: 404, message: 'nothing', around: 'GET /results' }, ['called', true]],
  ['the address, where nothing is quote', { status: 404, around: 'GET /results' }, ['called', true]],
  ['the address and its words, without a status', { message: 'nothing', around: 'GET /results' }, ['called', true]],
  ['its words, at another address', { status: 404, message: 'nothing', around: 'GET /' }, ['usual', true]],
  ['other words at that address', { status: 404, message: 'no path', around: 'GET /results' }, ['path', true]],
  ['the first of its status, in words unknown', { status: 403, message: 'a role' }, ['key', false]],
  ['the first without an address, with none', { status: 404, message: 'gone' }, ['usual', false]],
])('a refusal is known by %s', (_, refused, wanted) => {
  expect(found(refused)).toEqual(wanted);
});

test.each<[what: string, refused: Parameters<typeof found>[0]]>([
  ['a status of none', { status: 418, message: 'key may not' }],
  ['words of none', { message: 'gone' }],
  ['words around that the answer does not say', { message: 'gone', around: 'the role may not' }],
  ['an address alone', { around: 'GET /results' }],
])('%s is no refusal', (_, refused) => {
  expect(found(refused)).toEqual([undefined, undefined]);
});
