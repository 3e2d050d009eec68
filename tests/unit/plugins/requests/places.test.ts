import { expect, test } from 'vitest';
import { placeIn } from '../../../../plugins/requests/places.ts';

const body = { text: '{\n  "method": "web",\n  "options": {\n    "enabledx": true\n  }\n}', line: 10, column: 3 };

test.each([
  ['a member of the place', { pointer: '/options', member: 'enabledx' }, { line: 13, column: 5 }],
  [
    'a member of a whole of which this is a part',
    { pointer: '/methods/0/options', member: 'enabledx' },
    { line: 13, column: 5 },
  ],
  ['a value', { pointer: '/method' }, { line: 11, column: 13 }],
  ['an object that lacks a member', { pointer: '/options' }, { line: 12, column: 14 }],
  ['what stands nowhere here', { pointer: '/methods/0', member: 'other' }, { line: 10, column: 3 }],
])('the place of %s', (_, finding, place) => {
  expect(placeIn(body, { message: '', ...finding })).toEqual(place);
});
