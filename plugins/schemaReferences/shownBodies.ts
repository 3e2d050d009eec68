import { type Operation, responseKey } from '../openapi/operations.ts';
import { newShell } from '../requests/curl.ts';
import { callOf, parseHttpMessage, statusOf } from '../requests/httpMessage.ts';
import { matchOperation } from '../requests/matchOperation.ts';
import { readShell } from '../requests/shell.ts';
import { type BodySchema, isBody, isBodyTitle, isEntryTitle, parseSampleSchema } from '../schemas/sampleSchema.ts';
import { type ApiPage, REQUEST } from '../shortcodes/render/apiFields.ts';

export interface PageSample {
  language: string;
  title: string;
  code: string;
  /** What its fence says that it is, if it does. */
  schema?: string;
}

/** A body of an operation that a sample shows. */
export interface ShownBody {
  page: ApiPage;
  operation: Operation;
  /** `request`, or the statuses of the description that the response may have. */
  sides: string[];
}

/**
 * Finds from top to bottom which bodies the samples of a page show: what the fence names, the request that a sample
 * makes, and the response below it. What it returns has to be called with each sample of the page, in order.
 * @param brand replaces the tokens of hosts
 */
export function shownBodies(pages: readonly ApiPage[], brand: (text: string) => string) {
  const shell = newShell();
  let call: { page: ApiPage; operation: Operation } | undefined;
  const response = (status: number) => call && { ...call, sides: sidesOf(call.operation, status) };
  const request = (language: string, code: string): ShownBody | undefined => {
    const views = language === 'bash' ? readShell(brand(code), shell) : [];
    // A sample with several calls is none: it isn't clear whose response follows.
    const view = views.length === 1 ? views[0] : undefined;
    const shown = view?.call ?? (language === 'http' ? callOf(parseHttpMessage(brand(code))) : undefined);
    const url = shown && URL.canParse(shown.url) ? new URL(shown.url) : undefined;
    const apis = pages.map(({ api }) => api);
    const found = shown && url && matchOperation(apis, shown.method, url);
    const page = pages.find(({ api }) => api === found?.description);
    const own = found && page && { page, operation: found.operation };
    call = view?.shows === 'none' ? undefined : own;
    return own && { ...own, sides: [REQUEST] };
  };
  return ({ language, title, code, schema }: PageSample): ShownBody | undefined => {
    const named = parseSampleSchema(schema ?? '');
    if (isBody(named)) return namedBody(pages, named);
    const status = language === 'http' ? statusOf(parseHttpMessage(code)) : undefined;
    if (status !== undefined) return response(status);
    if (language === 'http' || language === 'bash') return request(language, code);
    if (language === 'json' && isBodyTitle(title) && !isEntryTitle(title)) {
      if (/^request body/i.test(title)) return call && { ...call, sides: [REQUEST] };
      return response(Number(/\b([1-5]\d\d)\b/.exec(title)?.[1] ?? 0));
    }
    call = undefined;
    return undefined;
  };
}

function namedBody(pages: readonly ApiPage[], named: BodySchema): ShownBody | undefined {
  const page = pages.find(({ api }) => api.operations.some(({ id }) => id === named.operation));
  const operation = page?.api.operations.find(({ id }) => id === named.operation);
  if (!page || !operation) return undefined;
  return { page, operation, sides: named.is === 'request' ? [REQUEST] : sidesOf(operation, named.status) };
}

function sidesOf(operation: Operation, status: number | undefined): string[] {
  const all = Object.keys((operation.value.responses ?? {}) as object);
  if (!status) return all.filter((key) => key.startsWith('2'));
  const key = responseKey(operation, status);
  return key === undefined ? [] : [key];
}
