import { expect, test } from 'vitest';
import { newShell } from '../../../plugins/requests/curl.ts';
import { matchOperation } from '../../../plugins/requests/matchOperation.ts';
import { checkRequest } from '../../../plugins/requests/requests.ts';
import { readShell } from '../../../plugins/requests/shell.ts';
import { toolRequests } from '../../../plugins/virtualModules/toolRequests.ts';
import { askFor, type RequestTemplates } from '../../../tools-core/buildQuery/index.ts';
import { evaluateQuery } from '../../../tools-core/query/index.ts';
import { descriptions } from '../apiDescriptions.ts';
import { index, read } from '../examples/published.ts';

const settings = { templates: toolRequests(descriptions).templates as RequestTemplates, evaluator: async () => '' };
const credentials = index.files.filter(
  ({ kind, proof }) => proof && (kind === 'credential' || kind === 'presentation'),
);

test('every format of credentials is among the examples', () => {
  expect(new Set(credentials.map(({ proof }) => proof))).toContain('COSE_Sign1');
});

test.each(credentials)('$path: each claim makes queries that the credential meets', async ({ path }) => {
  const input = read(path);
  const asked = await askFor(input, [], settings);
  expect(asked?.sections).toEqual([]);
  const keys = asked?.choices.flatMap(({ claims }) => claims.map(({ key }) => key)) ?? [];
  expect(keys.length).toBeGreaterThan(1);
  for (const chosen of [keys, ...keys.map((key) => [key])]) {
    const { sections = [] } = (await askFor(input, chosen, settings)) ?? {};
    const texts = new Map(sections.map((one) => [one.title, one.kind === 'text' ? one.text : '']));
    const [checks] = sections.flatMap((one) => (one.kind === 'checks' ? [one.checks] : []));
    expect(checks.at(-1)?.outcome).toBe('success');
    for (const title of ['DCQL', 'Presentation Exchange']) {
      const { results, report } = await evaluateQuery(texts.get(title) ?? '', input);
      expect([title, report.outcome, results[0]?.problems]).toEqual([title, 'success', []]);
    }
    const [view] = readShell(texts.get('curl') ?? '', newShell());
    const match = matchOperation(descriptions, view.call.method, new URL(view.call.url));
    expect(match && checkRequest(match as never, view.call)).toEqual([]);
  }
});
