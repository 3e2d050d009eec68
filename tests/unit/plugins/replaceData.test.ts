import { expect, test } from 'vitest';
import { replaceData } from '../../../plugins/replaceData.ts';

test('data are replaced within the code that the dev server adds, and no text of them is a pattern', () => {
  const { code, map } = replaceData(
    'export default {\n  "a": 1\n};\nhot();',
    /^export default \{[\s\S]*?\n\}/m,
    'x = "$&"',
  );
  expect(code).toBe('x = "$&";\nhot();');
  expect(JSON.parse(map).sources).toEqual([]);
});

test('a module of another form is an error, not the old data', () => {
  expect(() => replaceData('module.exports = {};', /^export default/, '')).toThrow('Was Rspress updated?');
});
