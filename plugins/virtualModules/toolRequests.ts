import type { RequestTemplates } from '../../tools-core/buildQuery/index.ts';
import type { Api } from '../openapi/readApis.ts';
import { curlSample } from '../openapi/samples/curl.ts';
import { sampleRequest } from '../openapi/samples/sampleRequest.ts';
import { typescriptSample } from '../openapi/samples/typescript.ts';

/** The requests that tools write for a reader. */
export interface ToolRequests {
  /** The request that creates an authorization as its API page shows it, with `%body%` instead of the body. */
  templates?: RequestTemplates;
  /** Path of the operation that verifies a credential. */
  verifyPath?: string;
}

/** Reads the requests from API descriptions, as far as they have the operations. */
export function toolRequests(apis: Iterable<Api>): ToolRequests {
  const requests: ToolRequests = {};
  for (const { document, operations } of apis) {
    const find = (name: string) => operations.find(({ id }) => id === name);
    const create = find('createAuthorization');
    const request = create && sampleRequest(document, create);
    if (request?.body) {
      const marked = { ...request, body: { ...request.body, value: '%body%' } };
      requests.templates = { curl: curlSample(marked), TypeScript: typescriptSample(marked) };
    }
    const path = find('verifyCredential')?.path;
    if (path) requests.verifyPath = path;
  }
  return requests;
}
