import { expect, test } from 'vitest';
import { listOperations } from '../../../../plugins/openapi/operations.ts';

test('a parameter of an operation takes the place of that of its path', () => {
  const parameter = (name: string, place: string, example: string) => ({ name, in: place, example });
  const [operation] = listOperations({
    paths: {
      '/{id}': {
        parameters: [parameter('id', 'path', 'path'), parameter('id', 'query', 'query')],
        get: { operationId: 'read', parameters: [parameter('id', 'path', 'own')] },
      },
    },
  });
  expect(operation.parameters.map(({ in: place, example }) => `${place} ${example}`)).toEqual([
    'query query',
    'path own',
  ]);
});
