import type { RequestTemplates } from '../../tools-core/buildQuery/index.ts';
import type { Api } from '../openapi/readApis.ts';
import { curlSample } from '../openapi/samples/curl.ts';
import { sampleRequest } from '../openapi/samples/sampleRequest.ts';
import { typescriptSample } from '../openapi/samples/typescript.ts';

/**
 * Reads what tools write for a reader from API descriptions, as far as they have the operations: the request that
 * creates an authorization, with `%body%` instead of the body, and the path of the operation that verifies a credential.
 */
export function toolRequests(apis: Iterable<Api>) {
  const all = [...apis].flatMap(({ document, operations }) => operations.map((one) => ({ document, operation: one })));
  const find = (id: string) => all.find(({ operation }) => operation.id === id);
  const create = find('createAuthorization');
  const request = create && sampleRequest(create.document, create.operation);
  const marked = request?.body && { ...request, body: { ...request.body, value: '%body%' } };
  const templates: RequestTemplates | undefined = marked && {
    curl: curlSample(marked),
    TypeScript: typescriptSample(marked),
  };
  return { templates, verifyPath: find('verifyCredential')?.operation.path };
}
