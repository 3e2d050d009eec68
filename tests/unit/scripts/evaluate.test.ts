import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluate } from '../../../scripts/evaluate.ts';

const examples = path.resolve(import.meta.dirname, '../../../docs/public/examples');
const file = (name: string) => path.join(examples, name);

async function run(...args: string[]): Promise<{ end: number; text: string }> {
  const said: string[] = [];
  const end = await evaluate(args, (text) => said.push(text));
  return { end, text: said.join('\n') };
}

test.each([
  ['a query that is met', ['queries/dcql.json', 'credentials/employee.sd-jwt'], 0, 'The query is met'],
  ['one that is not', ['queries/dcql.json', 'credentials/employee.json'], 1, 'employee: no credential fits'],
  ['no credential', ['queries/dcql.json', 'schemas/employee.json'], 2, 'Not read'],
  ['no query', ['schemas/employee.json', 'credentials/employee.json'], 2, "isn't a query"],
  ['no such file', ['queries/none.json', 'credentials/employee.json'], 2, 'ENOENT'],
])('%s', async (_, names, end, words) => {
  const result = await run(...names.map(file));
  expect(result.end).toBe(end);
  expect(result.text).toContain(words);
});

test('without files it shows how it is called, with every exit code', async () => {
  const { end, text } = await run();
  expect(end).toBe(2);
  expect(text).toMatch(/^npm run evaluate -- .*--json/);
  expect([...text.matchAll(/^ {2}(\d) {2}\S/gm)].map(([, code]) => code)).toEqual(['0', '1', '2']);
});

test('as data it names each part with its candidates, and no claim but those that were asked for', async () => {
  const { end, text } = await run('--json', file('queries/dcql.json'), file('credentials/employee.sd-jwt'));
  expect(end).toBe(0);
  expect(JSON.parse(text).results[0]).toMatchObject({
    language: 'DCQL',
    isMet: true,
    parts: [{ id: 'employee', candidates: [{ format: 'dc+sd-jwt', isMatch: true }] }],
  });
  expect(text).not.toContain('Morgan');
});
