import type { Sample } from '../pages/samplesOf.ts';
import type { Problem } from '../shared/problem.ts';
import type { RequestContext } from './apiValidation.ts';
import type { Call, View } from './curl.ts';
import { headerOf } from './httpMessage.ts';
import { behindGateway, isOurs, isPublishedAddress, type Match, matchById, matchOperation } from './matchOperation.ts';
import { fixOfOperation, type PlacedText, problemOf, requestProblem, type Shown } from './requestProblems.ts';
import {
  checkRequest,
  checkRequestBody,
  checkResponse,
  isResponseOf,
  NO_KEY,
  type RequestFinding,
  type ShownResponse,
} from './requests.ts';

const JSON_HEADERS: Call['headers'] = [['Content-Type', 'application/json']];

/** A request that waits for the responses below it. */
export interface Pending {
  sample: Sample;
  line: number;
  called: Match;
  /** The operation behind a gateway, or the called one itself. */
  match: Match;
  accept: string | undefined;
  hasKey: boolean;
  view: View | undefined;
  status: number | undefined;
  hasResponse: boolean;
}

/** A text of a sample, from one of its lines to its end. */
export function textBelow({ line }: Sample, text: string | undefined, from: number): PlacedText | undefined {
  return text === undefined ? undefined : { text, line: line + from, column: 1 };
}

/** The requests of one page in their order, each with the responses below it. */
export class Exchanges {
  readonly problems: Problem[] = [];
  readonly all: Pending[] = [];
  pending: Pending | undefined;
  /** True below a sample that could not be read. */
  isLost = false;
  private readonly context: RequestContext;

  constructor(context: RequestContext) {
    this.context = context;
  }

  /** Reports the requests that lack a key. */
  checkKeys(): void {
    for (const { sample, called: match, hasKey, status, line } of this.all) {
      const needsKey = (match.operation.security ?? []).length > 0;
      if (needsKey && !hasKey && status !== 401)
        this.problems.push(problemOf({ sample, match, line, body: undefined }, NO_KEY));
    }
  }

  takeRequest(
    sample: Sample,
    { method, url, headers, body }: Pick<Call, 'method' | 'url' | 'headers' | 'body'>,
    placed: PlacedText | undefined,
    view?: View,
  ): Pending | undefined {
    const address = URL.canParse(url) ? new URL(url) : undefined;
    this.isLost = false;
    // Published files, a server of the reader's own and hosts of others have no description.
    const isOther = address && (isPublishedAddress(address, this.context) || !isOurs(address, this.context));
    if (isOther) return undefined;
    // The line with the address of a call, otherwise that of the call: its headers are beside it.
    const line = sample.line + (view ? (view.call.urlPlace?.line ?? view.call.line) : 0);
    const called = address && matchOperation(this.context.apis, method, address);
    const match = called && behindGateway(called, address, this.context);
    if (!called || !match) {
      this.pending = undefined;
      const fix = fixOfOperation(method, address, this.context);
      return this.addUnknown(sample, line, `${method} ${url}: no API description has this operation.`, fix);
    }
    // A body that a command makes is known when the command runs.
    if (view?.call.bodyFile === undefined)
      this.add({ sample, match, line, body: placed }, checkRequest(match, { headers, body }));
    const hasKey = /^Bearer \S/i.test(headerOf(headers, 'Authorization') ?? '');
    const accept = headerOf(headers, 'Accept');
    this.pending = { sample, line, called, match, accept, hasKey, view, status: undefined, hasResponse: false };
    this.all.push(this.pending);
    return this.pending;
  }

  /** A body whose fence names the operation. It shows no address, so no parameter of the path can be missing. */
  takeNamed(sample: Sample, code: string, schema: { is: string; operation: string; status?: number }): void {
    const match = matchById(schema.operation, this.context);
    if (!match) {
      const message = `no operation is called ${schema.operation}.`;
      this.addUnknown(sample, sample.line - 1, message, 'Write an operationId.');
      return;
    }
    const result =
      schema.is === 'request'
        ? checkRequestBody(match, { headers: JSON_HEADERS, body: code })
        : checkResponse(match, { status: schema.status, type: undefined, body: code });
    this.add({ sample, match, line: sample.line, body: textBelow(sample, code, 0) }, result);
  }

  takeRequestBody(sample: Sample, code: string): void {
    const last = this.all.findLast(({ match }) => match.operation.value.requestBody !== undefined);
    if (!last) return;
    const result = checkRequest(last.match, { headers: JSON_HEADERS, body: code });
    this.add({ sample, match: last.match, line: sample.line, body: textBelow(sample, code, 0) }, result);
    this.pending = { ...last, view: undefined, status: undefined, hasResponse: false };
  }

  takeResponse(sample: Sample, response: ShownResponse, body: PlacedText | undefined): void {
    if (this.isLost) return;
    const { pending } = this;
    if (pending) {
      const { match } = pending;
      // A second response may be one that some other operation gives.
      const isLoose = pending.hasResponse && isResponseOf([match.description], response);
      const result = checkResponse(match, response, pending.accept);
      if (!isLoose) this.add({ sample, match, line: sample.line, body }, result);
      pending.status ??= response.status;
      pending.hasResponse = true;
    } else if (!isResponseOf(this.context.apis, response)) {
      const fix = 'Show a status and a body that an operation returns, such as HTTP/1.1 200 OK.';
      this.addUnknown(sample, body?.line ?? sample.line, 'no operation returns this response.', fix);
    }
  }

  private add(shown: Shown, findings: readonly RequestFinding[]): void {
    this.problems.push(...findings.map((finding) => problemOf(shown, finding)));
  }

  private addUnknown(sample: Sample, line: number, message: string, fix: string): undefined {
    this.problems.push(requestProblem(sample, { line }, message, fix));
    return undefined;
  }
}
