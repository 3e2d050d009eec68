import { responseBodies, responseKey } from '../../plugins/openapi/operations.ts';
import { examplesOf } from '../../plugins/openapi/samples/sampleRequest.ts';
import type { Match } from '../../plugins/requests/matchOperation.ts';
import type { SimulatedResponse } from './call.ts';

/** The description's own example of a status: the first, unless one is named. */
export function exampleOf({ description, operation }: Match, status: number, name?: string): SimulatedResponse {
  const [body] = responseBodies(description.document, operation, responseKey(operation, status) ?? '');
  if (!body) return { status };
  const examples = examplesOf(description.document, body.value);
  const example = examples.find((one) => one.name === name) ?? examples[0];
  const type = body.mediaType === '*/*' ? 'application/json' : body.mediaType;
  return { status, type, ...(example && { body: example.value }) };
}
