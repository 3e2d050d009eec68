import { expect, test } from 'vitest';
import { parseSpecFile } from '../../../../plugins/openapi/specFiles.ts';
import { file } from './keyApi.ts';

test('the place of a value, or of what stands around it', () => {
  expect(file.placeOf(['info', 'title'])).toEqual({ line: 2, column: 16 });
  expect(file.placeOf(['tags', '1', 'name'])).toEqual({ line: 3, column: 56 });
  expect(file.placeOf(['paths', '/token', 'get'])).toEqual({ line: 45, column: 5 });
  expect(file.placeOf(['gone'])).toEqual({ line: 1, column: 1 });
});

test.each([
  [
    'a.yaml',
    'a: [',
    [
      {
        file: 'a.yaml',
        line: 1,
        column: 5,
        rule: 'openapi/valid',
        message: 'This is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
        fix: 'Check the indentation, quotes and colons around this place.',
      },
    ],
  ],
  [
    'a.yaml',
    '- a',
    [
      {
        file: 'a.yaml',
        line: 1,
        column: 1,
        rule: 'openapi/valid',
        message: 'This file holds no object.',
        fix: 'Check the indentation, quotes and colons around this place.',
      },
    ],
  ],
  [
    'a.yaml',
    'a:\n<<<<<<< HEAD\n  b: 1\n=======\n  b: 2\n>>>>>>> other',
    [
      {
        file: 'a.yaml',
        line: 2,
        column: 1,
        rule: 'openapi/valid',
        message: 'A merge is not finished here.',
        fix: 'Keep one of the two sides, and take out the lines <<<<<<<, ======= and >>>>>>>.',
      },
    ],
  ],
  [
    'a.json',
    '{ "a": 1, "a": 2 }',
    [
      {
        file: 'a.json',
        line: 1,
        column: 11,
        rule: 'json/duplicate-key',
        message: 'The key "a" stands twice; the first is on line 1.',
        fix: 'Keep one of the two rows.',
      },
    ],
  ],
  [
    'a.json',
    '[]',
    [
      {
        file: 'a.json',
        line: 1,
        column: 1,
        rule: 'openapi/valid',
        message: 'This file holds no object.',
        fix: 'Check the indentation, quotes and colons around this place.',
      },
    ],
  ],
])('%s of %j cannot be read', (name, text, problems) => expect(parseSpecFile(name, text)).toEqual({ problems }));
