import type { Sample } from '../pages/samplesOf.ts';
import type { Call, View } from './curl.ts';
import type { Description, RequestContext } from './describedApi.ts';
import { headerOf } from './httpMessage.ts';
import { behindGateway, hostOfOtherPlane, isOurs, isPublishedAddress, matchOperation } from './matchOperation.ts';
import { emptyReport, type Pending } from './pageReport.ts';
import { addressLine, operationOf, type PlacedText, placeOf, textBelow } from './places.ts';
import {
  type Answer,
  checkAnswer,
  checkRequest,
  checkRequestBody,
  findAnswer,
  nameOf,
  type Result,
} from './requests.ts';
import { fixOfOperation, NO_KEY, problemAt, problemOf, type Shown } from './tellFindings.ts';

const JSON_HEADERS: Call['headers'] = [['Content-Type', 'application/json']];

/** The requests of one page in their order, each with the answers that stand below it. */
export class Exchanges {
  readonly report = emptyReport();
  private readonly context: RequestContext;
  /** The samples that the shell has read. */
  readonly scripts: Sample[] = [];
  readonly all: Pending[] = [];
  pending: Pending | undefined;
  /** Hosts of which it was told that they are others. */
  private readonly hosts = new Set<string>();
  /** True below a sample that could not be read. */
  isLost = false;

  constructor(context: RequestContext) {
    this.context = context;
  }

  /** Says which requests lack a key that they need. */
  tellMissingKeys(): void {
    for (const { sample, match, hasKey, status, line } of this.all) {
      const needsKey = (match.operation.security ?? []).length > 0;
      if (needsKey && !hasKey && status !== 401)
        this.report.problems.push(problemOf({ sample, match, line, body: undefined }, NO_KEY));
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
    if (address && this.isOther(sample, address)) return undefined;
    const line = view ? addressLine(view.call, sample, this.scripts) : sample.line;
    const match = address && matchOperation(this.context.descriptions, method, address);
    const target = match && behindGateway(match, address, this.context);
    if (!match || !target) {
      this.pending = undefined;
      const meant = address && hostOfOtherPlane(method, address, this.context);
      if (meant) return this.sayHost(sample, line, address, meant);
      const fix = fixOfOperation(method, address, this.context);
      this.sayUnknown(sample, line, `${method} ${url}: no description has this operation.`, fix);
      return undefined;
    }
    this.report.requests++;
    for (const { operation } of [match, target]) this.report.operations.add(`${operation.method} ${operation.path}`);
    // A body that a command makes is known when the command runs, as tests/content/run.test.ts does.
    const isUnknown = view?.call.bodyFile !== undefined;
    const result = isUnknown ? { findings: [], checked: [] } : checkRequest(target, { headers, body });
    this.note({ sample, match: target, line, body: placed }, result);
    this.pending = {
      sample,
      line,
      match,
      target,
      accept: headerOf(headers, 'Accept'),
      hasKey: headerOf(headers, 'Authorization') !== undefined,
      view,
      status: undefined,
      isAnswered: false,
    };
    this.all.push(this.pending);
    return this.pending;
  }

  /** Published files, a server of the reader's own and hosts of others have no description. */
  private isOther(sample: Sample, address: URL): boolean {
    if (isPublishedAddress(address, this.context) || address.host === 'localhost:8080') this.report.matched.add(sample);
    else if (!isOurs(address, this.context)) this.report.elsewhere.push(address.origin);
    else return false;
    return true;
  }

  /** A body whose fence names the operation. It shows no address, so no parameter of the path can be missing. */
  takeNamed(
    sample: Sample,
    code: string,
    schema: { is: 'request' | 'answer'; operation: string; status?: number },
  ): void {
    const match = operationOf(schema.operation, this.context);
    if (!match) {
      const message = `no operation is called ${schema.operation}.`;
      this.sayUnknown(sample, sample.line - 1, message, 'Write an operationId.');
      return;
    }
    if (schema.is === 'request') this.report.requests++;
    else this.report.answers++;
    const result =
      schema.is === 'request'
        ? checkRequestBody(match, { headers: JSON_HEADERS, body: code })
        : checkAnswer(match, { status: schema.status, type: undefined, body: code }, undefined);
    this.note({ sample, match, line: sample.line, body: textBelow(sample, code, 0) }, result);
  }

  takeRequestBody(sample: Sample, code: string): void {
    const last = this.all.findLast(({ target }) => target.operation.value.requestBody !== undefined);
    if (!last) return;
    this.report.requests++;
    const result = checkRequest(last.target, { headers: JSON_HEADERS, body: code });
    this.note({ sample, match: last.target, line: sample.line, body: textBelow(sample, code, 0) }, result);
    this.pending = { ...last, view: undefined, status: undefined, isAnswered: false };
  }

  takeAnswer(sample: Sample, answer: Answer, body: PlacedText | undefined): void {
    if (this.isLost) return;
    this.report.answers++;
    const { pending } = this;
    if (pending) {
      const result = checkAnswer(pending.target, answer, pending.accept);
      const isSecond = pending.isAnswered && result.findings.length > 0;
      if (!isSecond || !this.takeLooseAnswer(sample, answer, [pending.target.description])) {
        this.note({ sample, match: pending.target, line: sample.line, body }, result);
      }
      pending.status ??= answer.status;
      pending.isAnswered = true;
    } else if (!this.takeLooseAnswer(sample, answer, this.context.descriptions)) {
      const fix = 'Show a status and a body that an operation gives, such as HTTP/1.1 200 OK.';
      this.sayUnknown(sample, body?.line ?? sample.line, 'no operation gives this answer.', fix);
    }
  }

  /** An answer that stands for itself has to be one that some operation gives. */
  private takeLooseAnswer(sample: Sample, answer: Answer, among: readonly Description[]): boolean {
    const given = findAnswer(among, answer);
    if (given) this.note({ sample, match: given.match, line: sample.line, body: undefined }, given.result);
    return given !== undefined;
  }

  private note(shown: Shown, { findings, checked }: Result): void {
    const operation = nameOf(shown.match);
    const place = placeOf(shown.sample, shown.body?.line ?? shown.line);
    this.report.matched.add(shown.sample);
    for (const entry of checked) this.report.checked.push({ ...entry, place, operation });
    this.report.problems.push(...findings.map((finding) => problemOf(shown, finding)));
  }

  say(sample: Sample, line: number, message: string, fix: string): void {
    this.report.problems.push(problemAt(sample, { line }, message, fix));
  }

  /** A host is told once, where the page writes it first; every call of it fails alike. */
  private sayHost(sample: Sample, line: number, { hostname }: URL, meant: string): undefined {
    const own = (host: string) => host.slice(0, -this.context.tokens['%brand.apiDomain%'].length - 1);
    const written = [...this.scripts, sample].flatMap(({ code, line }) => {
      const row = code.split('\n').findIndex((text) => text.includes(`//${own(hostname)}.`));
      return row === -1 ? [] : [line + row];
    });
    const message = `${own(hostname)} is not the host of these operations.`;
    if (!this.hosts.has(hostname)) this.sayUnknown(sample, written[0] ?? line, message, `Write ${own(meant)}.`);
    this.hosts.add(hostname);
    return undefined;
  }

  /** Says that no description has something, where all of them are known. */
  private sayUnknown(sample: Sample, line: number, message: string, fix: string): void {
    if (!this.context.isPartial) this.say(sample, line, message, fix);
  }
}
