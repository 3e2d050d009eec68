import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import type { Api as Description } from '../plugins/openapi/readApis.ts';
import { valueAt } from '../plugins/openapi/specFiles.ts';
import type { Answer } from './call.ts';

/** A request as it arrived. */
export interface RawRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What a server has to decide itself; the rest is in the description. */
export interface Decisions {
  /** Whether the request has a key that may do this; a status in place of an answer refuses it. */
  authorize(): true | 401 | 403;
  /** The answer, or undefined where the example of the description will do. */
  answer(): Promise<Answer | undefined>;
  /** Told why a request is not as documented. */
  onInvalid(reasons: string[]): void;
}

/** A description that answers requests: it routes, checks the key, validates and answers with its examples. */
export type Api = (request: RawRequest, decisions: Decisions) => Promise<Answer>;

/** Makes a server of a description. */
export async function serveDescription({ document, operations }: Description): Promise<Api> {
  const example = (context: Context, status: number): Answer => {
    const { operationId = '', responses = {} } = context.operation;
    const described = responses[status] ?? responses[`${String(status)[0]}XX`] ?? {};
    const [type] = 'content' in described ? Object.keys(described.content ?? {}) : [];
    if (type === undefined) return { status };
    const { mock } = context.api.mockResponseForOperation(operationId, { code: status, mediaType: type });
    return { status, body: mock, type: type === '*/*' ? 'application/json' : type };
  };
  const decisions = (args: unknown[]) => args[0] as Decisions;
  const answer = async (context: Context, ...args: unknown[]): Promise<Answer> => {
    const own = await decisions(args).answer();
    if (own?.body !== undefined || own?.status === 204 || own?.headers) return own;
    const success = Object.keys(context.operation.responses ?? {}).find((status) => status.startsWith('2'));
    return example(context, own?.status ?? Number(success));
  };
  const takesKeys = valueAt(document, ['components', 'securitySchemes', 'bearer']) !== undefined;
  const api = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    // The rules of `npm run check` hold the descriptions against OpenAPI 3.1 already.
    quick: true,
    coerceTypes: true,
    customizeAjv: (_ajv, options) => {
      const ajv = new Ajv2020({ ...options, strict: false, validateSchema: false });
      addFormats.default(ajv);
      return ajv as unknown as typeof _ajv;
    },
    securityHandlers: takesKeys ? { bearer: (_context, ...args) => decisions(args).authorize() === true } : {},
    handlers: {
      ...Object.fromEntries(operations.map(({ id }) => [id, answer])),
      unauthorizedHandler: (context, ...args) => example(context, decisions(args).authorize() as number),
      validationFail: (context, ...args) => {
        const errors = context.validation.errors ?? [];
        decisions(args).onInvalid(errors.map(({ instancePath, message }) => `${instancePath || '(whole)'} ${message}`));
        return example(context, 400);
      },
      notFound: () => ({ status: 404, body: { message: 'There is nothing at this address.' } }),
      methodNotAllowed: () => ({ status: 405, body: { message: 'This method is not supported here.' } }),
    },
  });
  await api.init();
  return ({ body, ...request }, choices) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const parsed = isForm ? Object.fromEntries(new URLSearchParams(body)) : body;
    return api.handleRequest({ ...request, body: parsed }, choices);
  };
}
