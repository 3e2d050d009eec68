import type { RequestTemplates } from '../../tools-core/buildQuery/index.ts';
import type { Api } from '../openapi/readApis.ts';
import { curlSample } from '../openapi/samples/curl.ts';
import { sampleRequest } from '../openapi/samples/sampleRequest.ts';
import { typescriptSample } from '../openapi/samples/typescript.ts';

/** The request that creates an authorization as its API page shows it, with `%body%` in place of the body. */
export function requestTemplates(apis: Iterable<Api>): RequestTemplates | undefined {
  for (const { document, operations } of apis) {
    const operation = operations.find(({ id }) => id === 'createAuthorization');
    const request = operation && sampleRequest(document, operation);
    if (!request?.body) continue;
    const marked = { ...request, body: { ...request.body, value: '%body%' } };
    return { curl: curlSample(marked), TypeScript: typescriptSample(marked) };
  }
  return undefined;
}
