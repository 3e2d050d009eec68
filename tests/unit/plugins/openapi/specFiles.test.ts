import { expect, test } from 'vitest';
import { parseSpecFile } from '../../../../plugins/openapi/specFiles.ts';
import { file } from './keyApi.ts';

test('the place of a value, or of what is around it', () => {
  expect(file.placeOf(['info', 'title'])).toEqual({ line: 2, column: 16 });
  expect(file.placeOf(['tags', '1', 'name'])).toEqual({ line: 3, column: 56 });
  expect(file.placeOf(['paths', '/token', 'get'])).toEqual({ line: 45, column: 5 });
  expect(file.placeOf(['gone'])).toEqual({ line: 1, column: 1 });
});

test.each([
  ['a: [', 1, 'Check the indentation, quotes and colons around this place.'],
  ['- a', 1, 'Check the indentation, quotes and colons around this place.'],
  ['a: 1\n b: 2\n', 2, 'Check the indentation, quotes and colons around this place.'],
  ['a: 1\nb: *New*\n', 2, 'Check the indentation, quotes and colons around this place.'],
])('%j cannot be read', (text, line, fix) => {
  const { problems } = parseSpecFile('a.yaml', text) as { problems: unknown[] };
  expect(problems).toMatchObject([{ file: 'a.yaml', line, rule: 'openapi/valid', fix: expect.stringContaining(fix) }]);
});
