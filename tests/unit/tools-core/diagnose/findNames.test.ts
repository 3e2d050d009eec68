import { expect, test } from 'vitest';
import { decodeError } from '../../../../tools-core/diagnose/index.ts';
import { facts } from './platform.ts';

const found = (text: string) =>
  decodeError(text, facts).sections.flatMap((section) =>
    section.kind === 'checks'
      ? section.checks
          .filter(({ place }) => place)
          .map(({ title, quote, place }) => ({ title, quote, at: text.slice(place?.start, place?.end) }))
      : [],
  );

test.each([
  ['its slug', 'x: proof-invalid, y', 'proof-invalid'],
  ['its title, in any case', 'it says PROOF IS NOT VALID here', 'PROOF IS NOT VALID'],
  ['a name in capitals', 'PROOF_INVALID', 'PROOF_INVALID'],
  ['a name with a slip', ' proof-invald ', 'proof-invald'],
  ['a name in words', 'Proof Invalid', 'Proof Invalid'],
])('an error is known by %s', (_, text, at) => {
  expect(found(text)).toEqual([{ title: 'Proof is not valid', quote: text.trim(), at }]);
});

test.each([
  ['a part of a longer name', 'my-proof-invalid'],
  ['a beginning of one', 'it is proof-invalid-x'],
  ['a slip in a sentence', 'it is proof-invald'],
  ['a name with three slips', 'prof-nvlid'],
  ['one word', 'prof'],
])('%s is none', (_, text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['https://www.w3.org/ns/did#NOT_FOUND', 'ns/did#NOT_FOUND'],
  ['resolver quote NOT_FOUND', 'NOT_FOUND'],
  ['error notFound', 'notFound'],
])('an error of a DID is known by its name: %s', (text, at) => {
  expect(found(text)).toEqual([{ title: 'NOT_FOUND', quote: text, at }]);
});

test('a name of a DID error that no page explains is none', () => {
  expect(found('it was INVALID_THING')).toEqual([]);
});

test('errors come in the order of the text, each once, with the line that names it', () => {
  const text = 'one date-expired a\ntwo proof-invalid\nthree Date is past';
  expect(found(text)).toEqual([
    { title: 'Date is past', quote: 'one date-expired a', at: 'date-expired' },
    { title: 'Proof is not valid', quote: 'two proof-invalid', at: 'proof-invalid' },
  ]);
});

test('the white space around a line is not told', () => {
  expect(found('one\n  two proof-invalid \t\nthree')).toEqual([
    { title: 'Proof is not valid', quote: 'two proof-invalid', at: 'proof-invalid' },
  ]);
});

test('of a long line 300 characters are told, 150 of them before the name', () => {
  const [{ quote }] = found(`${'a'.repeat(400)} proof-invalid ${'b'.repeat(400)}`);
  expect(quote).toHaveLength(300);
  expect(quote?.indexOf('proof-invalid')).toBe(150);
});
