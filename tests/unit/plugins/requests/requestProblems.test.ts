import { expect, test } from 'vitest';
import { placeIn } from '../../../../plugins/requests/requestProblems.ts';

const body = { text: '{\n  "method": "web",\n  "options": {\n    "enabledx": true\n  }\n}', line: 10, column: 3 };

test.each<[string, Parameters<typeof placeIn>[1], object]>([
  ['a member of the place', { pointer: '/options/enabledx', kind: 'unknown' }, { line: 13, column: 5 }],
  [
    'a member of a whole of which this is a part',
    { pointer: '/methods/0/options/enabledx', kind: 'unknown' },
    { line: 13, column: 5 },
  ],
  ['a value', { pointer: '/method' }, { line: 11, column: 13 }],
  ['an object that lacks a member', { pointer: '/options/x', kind: 'missing' }, { line: 12, column: 14 }],
  ['what stands nowhere here', { pointer: '/methods/0/other', kind: 'unknown' }, { line: 10, column: 3 }],
])('the place of %s', (_, finding, place) => {
  expect(placeIn(body, finding)).toEqual(place);
});
