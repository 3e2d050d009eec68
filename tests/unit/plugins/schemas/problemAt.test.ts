import { expect, test } from 'vitest';
import { positionOfPointer } from '../../../../plugins/schemas/problemAt.ts';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';

const text = `{
  "list": [
    { "alone": 1 },
    {
      "id": "a",
      "tags": [
        "b"
      ],
      "title": "A"
    },
    {
      "id": "c",
      "tags": [
        "d"
      ]
    }
  ]
}`;
const { json } = parseJsonFile('a.json', text);
const lineOf = (pointer: string) => positionOfPointer(json, pointer).line;

test('a missing member has the place of the object that lacks it', () => {
  expect(lineOf('/list/2/title')).toBe(11);
  expect(lineOf('/list/0/title')).toBe(3);
  expect(lineOf('/other')).toBe(1);
  expect(lineOf('/list/2/tags/1')).toBe(13);
});
