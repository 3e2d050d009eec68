import { expect, test } from 'vitest';
import { pushToMeilisearch } from '../../../../../plugins/search/services/meilisearch.ts';
import { ServiceError } from '../../../../../plugins/search/services/serviceClient.ts';

test('each name stands for all others of its groups, in small letters', async () => {
  const otherNames = [['Key', 'API key'], ['key', 'secret'], ['alone']];
  const calls: [request: string, body: unknown][] = [];
  await pushToMeilisearch(
    async (method, path, body) => {
      calls.push([`${method} ${path}`, body]);
      if (path.startsWith('/tasks/')) return { status: 'succeeded' };
      if (method === 'GET') throw new ServiceError(path, 404, '');
      return { taskUid: 1 };
    },
    { name: 'docs', documents: [], otherNames },
    async () => {},
  );
  expect(calls.map(([request]) => request).filter((request) => !request.startsWith('GET'))).toEqual([
    'POST /indexes',
    'PATCH /indexes/docs-filling/settings',
    'POST /indexes',
    'POST /swap-indexes',
    'DELETE /indexes/docs-filling',
  ]);
  expect(Object.fromEntries(calls)['PATCH /indexes/docs-filling/settings']).toMatchObject({
    synonyms: { key: ['api key', 'secret'], 'api key': ['key'], secret: ['key'], alone: [] },
  });
});
