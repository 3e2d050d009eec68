import { expect, test } from 'vitest';
import { newShell } from '../../../plugins/requests/curl.ts';
import { matchOperation } from '../../../plugins/requests/matchOperation.ts';
import { checkRequest } from '../../../plugins/requests/requests.ts';
import { readShell } from '../../../plugins/requests/shell.ts';
import { requestTemplates } from '../../../plugins/virtualModules/requestTemplates.ts';
import { askFor, type RequestTemplates } from '../../../tools-core/buildQuery/index.ts';
import { evaluateQuery } from '../../../tools-core/query/index.ts';
import { descriptions } from '../apiDescriptions.ts';
import { index, read } from '../examples/published.ts';

const templates = requestTemplates(descriptions) as RequestTemplates;
const credentials = index.files.filter(
  ({ kind, proof }) => proof && (kind === 'credential' || kind === 'presentation'),
);

test('every format of credentials is among the examples', () => {
  expect(new Set(credentials.map(({ proof }) => proof))).toContain('COSE_Sign1');
});

test.each(credentials)('$path: each claim makes queries that the credential meets', async ({ path }) => {
  const input = read(path);
  const asked = await askFor(input, [], templates);
  expect(asked?.query).toBeUndefined();
  const keys = asked?.choices.flatMap(({ claims }) => claims.map(({ key }) => key)) ?? [];
  expect(keys.length).toBeGreaterThan(1);
  for (const chosen of [keys, ...keys.map((key) => [key])]) {
    const { query } = (await askFor(input, chosen, templates)) ?? {};
    const textOf = (title: string) => query?.texts.find((text) => text.title === title)?.text ?? '';
    expect(query?.isMet).toBe(true);
    for (const title of ['DCQL', 'Presentation Exchange']) {
      const { results, report } = await evaluateQuery(textOf(title), input);
      expect([title, report.outcome, results[0]?.problems]).toEqual([title, 'success', []]);
    }
    const [view] = readShell(textOf('curl'), newShell());
    const match = matchOperation(descriptions, view.call.method, new URL(view.call.url));
    expect(match && checkRequest(match as never, view.call).findings).toEqual([]);
  }
});
