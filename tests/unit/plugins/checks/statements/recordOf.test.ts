import { expect, test } from 'vitest';
import { parseStatements, recordOf } from '../../../../../plugins/checks/statements/recordedStatements.ts';

const list = [
  '/first',
  '  One says ü.',
  '/first/below',
  '  /way a=1 b=2',
  '  Two.',
  '/twice',
  '  Three.',
  '/empty',
  '/twice',
  '  Four.',
  '/last',
  '  Five.',
];

test.each([`${list.join('\n')}\n`, list.join('\n')])('a part of the list is read as the whole is', (text) => {
  const all = parseStatements(text);
  expect(all.get('/twice')).toEqual(['Four.']);
  for (const [name, statements] of all) expect(recordOf(Buffer.from(text), name)).toEqual(statements);
  expect(recordOf(Buffer.from(text), '/below')).toEqual([]);
});
