import { expect, test } from 'vitest';
import { checkOrder } from '../../../../plugins/data/checkOrder.ts';
import type { PolicyEntry } from '../../../../plugins/data/publishedData.ts';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';

/** What is said of policies of the verifier, and of one of another service behind them. */
function told(...orders: number[]): [line: number, fix: string][] {
  const policies = [...orders.map((order) => ({ service: 'verifier', order })), { service: 'validator', order: 1 }];
  const rows = policies.map((policy) => JSON.stringify(policy));
  const { json } = parseJsonFile('a.json', `{"policies":[\n${rows.join(',\n')}\n]}`);
  return checkOrder(json, policies as PolicyEntry[]).map(({ line, fix }) => [line, fix]);
}

test.each([
  ['a number twice, which is meant to be the next', [1, 2, 2, 4], [[4, 'Write 3.']]],
  ['a number too high', [1, 3], [[3, 'Write 2.']]],
  ['a first one that is not', [2, 2, 3], [[2, 'Write 1.']]],
] as const)('%s', (_name, orders, problems) => expect(told(...orders)).toEqual(problems));

test.each([[[1, 2, 3]], [[1, 2, 2]]])('%j is an order', (orders) => expect(told(...orders)).toEqual([]));
