import { type Operation, responseKey } from '../openapi/operations.ts';
import { newShell } from '../requests/curl.ts';
import { callOf, parseHttpMessage, statusOf } from '../requests/httpMessage.ts';
import { matchOperation } from '../requests/matchOperation.ts';
import { readShell } from '../requests/shell.ts';
import { isBody, isBodyTitle, parseSampleSchema } from '../schemas/sampleSchema.ts';
import { type ApiPage, REQUEST } from '../shortcodes/render/apiFields.ts';

/** A sample of a page. */
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
 * makes, and the response below it.
 */
export class ShownBodies {
  private readonly pages: readonly ApiPage[];
  private readonly brand: (text: string) => string;
  private readonly shell = newShell();
  private call: { page: ApiPage; operation: Operation } | undefined;

  /** @param brand replaces the tokens of hosts */
  constructor(pages: Iterable<ApiPage>, brand: (text: string) => string) {
    this.pages = [...pages];
    this.brand = brand;
  }

  /** Has to be called with each sample of the page, in order. */
  next({ language, title, code, schema }: PageSample): ShownBody | undefined {
    const named = parseSampleSchema(schema ?? '');
    if (isBody(named)) return this.named(named);
    const status = language === 'http' ? statusOf(parseHttpMessage(code)) : undefined;
    if (status !== undefined) return this.response(status);
    if (language === 'http' || language === 'bash') return this.request(language, code);
    if (language === 'json' && isBodyTitle(title) && !/^result entry\b/i.test(title)) {
      if (/^request body/i.test(title)) return this.call && { ...this.call, sides: [REQUEST] };
      return this.response(Number(/\b([1-5]\d\d)\b/.exec(title)?.[1] ?? 0));
    }
    this.call = undefined;
    return undefined;
  }

  private named(named: { is: 'request' | 'response'; operation: string; status?: number }): ShownBody | undefined {
    const call = this.pages
      .flatMap((page) => page.api.operations.map((operation) => ({ page, operation })))
      .find(({ operation }) => operation.id === named.operation);
    if (!call) return undefined;
    if (named.is === 'request') return { ...call, sides: [REQUEST] };
    return { ...call, sides: sidesOf(call.operation, named.status) };
  }

  private request(language: string, code: string): ShownBody | undefined {
    const views = language === 'bash' ? readShell(this.brand(code), this.shell) : [];
    // A sample with several calls is none: it isn't clear whose response follows.
    const view = views.length === 1 ? views[0] : undefined;
    const request = view?.call ?? (language === 'http' ? callOf(parseHttpMessage(this.brand(code))) : undefined);
    const url = request && URL.canParse(request.url) ? new URL(request.url) : undefined;
    const apis = this.pages.map(({ api }) => api);
    const found = request && url && matchOperation(apis, request.method, url);
    const page = this.pages.find(({ api }) => api === found?.description);
    const call = found && page && { page, operation: found.operation };
    this.call = view?.shows === 'none' ? undefined : call;
    return call && { ...call, sides: [REQUEST] };
  }

  private response(status: number): ShownBody | undefined {
    return this.call && { ...this.call, sides: sidesOf(this.call.operation, status) };
  }
}

function sidesOf(operation: Operation, status: number | undefined): string[] {
  const all = Object.keys((operation.value.responses ?? {}) as object);
  if (!status) return all.filter((key) => key.startsWith('2'));
  const key = responseKey(operation, status);
  return key === undefined ? [] : [key];
}
