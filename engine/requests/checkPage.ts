import { applyBrand } from '../base/brand.ts';
import { nearest } from '../base/nearest.ts';
import type { Json, JsonObject } from '../descriptions/specFiles.ts';
import type { Sample } from '../pages/samplesOf.ts';
import { isBodyTitle } from '../schemas/sampleKinds.ts';
import { parseSampleSchema } from '../schemas/sampleSchema.ts';
import { type Call, newShell, type View } from './curl.ts';
import type { Description, RequestContext } from './describedApi.ts';
import { headerOf, parseHttpMessage, statusOf } from './httpMessage.ts';
import { behindGateway, isOurs, isPublishedAddress, type Match, matchOperation } from './matchOperation.ts';
import { emptyReport, type PageReport, type Pending } from './pageReport.ts';
import { operationOf, placeIn, placeOf } from './places.ts';
import {
  type Answer,
  checkAnswer,
  checkRequest,
  checkRequestBody,
  completeAnswer,
  nameOf,
  type Result,
} from './requests.ts';
import { readShell } from './shell.ts';

/** Checks the requests and answers in the samples of one page, from top to bottom. */
export function checkPage(samples: Sample[], context: RequestContext): PageReport {
  return new PageChecker(context).check(samples);
}

const JSON_HEADERS: Call['headers'] = [['Content-Type', 'application/json']];

/** An entry of the results is a part of an answer, and checked as such. */
const isEntry = (title: string) => /^result entry\b/i.test(title);

class PageChecker {
  private readonly report = emptyReport();
  private readonly context: RequestContext;
  private readonly shell = newShell();
  private readonly all: Pending[] = [];
  private pending: Pending | undefined;

  constructor(context: RequestContext) {
    this.context = context;
  }

  check(samples: Sample[]): PageReport {
    for (const sample of samples) {
      const code = applyBrand(sample.code, this.context.tokens);
      if (sample.language === 'http') this.readHttp(sample, code);
      else if (sample.language === 'bash') this.readBash(sample, code);
      else if (sample.language === 'json') this.readJson(sample, code);
      else if (sample.language === 'text') this.readText(sample, code);
    }
    for (const { sample, match, hasKey, status } of this.all) {
      const needsKey = (match.operation.security ?? []).length > 0;
      if (needsKey && !hasKey && status !== 401) this.problem(sample, sample.line, match, 'the API key is missing');
    }
    return this.report;
  }

  private readHttp(sample: Sample, code: string): void {
    const message = parseHttpMessage(code);
    const status = statusOf(message);
    if (status !== undefined) {
      const answer = { status, type: headerOf(message.headers, 'Content-Type'), body: message.body };
      this.takeAnswer(sample, answer, message.body, message.bodyLine);
      return;
    }
    const [method, target] = message.startLine.split(' ');
    const url = target.startsWith('/') ? `https://${headerOf(message.headers, 'Host')}${target}` : target;
    this.takeRequest(sample, { method, url, headers: message.headers, body: message.body }, message.bodyLine);
  }

  private readBash(sample: Sample, code: string): void {
    const views = readShell(code, this.shell);
    const isRead = views.length > 0 || !/^\s*curl /m.test(code);
    if (!isRead)
      this.say(sample, sample.line, 'this curl cannot be read.', 'Close its quotes, and write each option on its own.');
    for (const view of views) {
      const known = this.all.find((pending) => pending.view?.call === view.call);
      if (known) Object.assign(known, { view, isAnswered: false });
      this.pending = known ?? this.takeRequest(sample, view.call, undefined, view);
    }
  }

  /** JSON right below a request is its answer, unless it says that it is the body of another request. */
  private readJson(sample: Sample, code: string): void {
    const title = sample.title ?? '';
    const schema = parseSampleSchema(sample.schema ?? '');
    if (schema?.is === 'request' || schema?.is === 'answer') this.takeNamed(sample, code, schema);
    else if (/^request body/i.test(title)) this.takeRequestBody(sample, code);
    else if (isBodyTitle(title) && !isEntry(title) && this.pending) {
      const shown = /\b([1-5]\d\d)\b/.exec(title)?.[1];
      const status = shown === undefined ? this.pending.status : Number(shown);
      const body = this.bodyShown(sample, code, status);
      if (body !== undefined) this.takeAnswer(sample, { status, type: undefined, body }, code, 0);
    } else this.pending = undefined;
  }

  /** A status that a sample prints; what it prints below is text for people. */
  private readText(sample: Sample, code: string): void {
    const status = /^([1-5]\d\d)\b/m.exec(code)?.[1];
    if (this.pending?.view?.call.printsStatus && status !== undefined) {
      this.pending.status = Number(status);
      this.takeAnswer(sample, { status: Number(status), type: undefined, body: undefined }, undefined, 0);
    }
    // What follows is no longer the answer, unless another command shows it.
    this.pending = undefined;
  }

  private bodyShown(sample: Sample, code: string, status: number | undefined): string | undefined {
    const view = this.pending?.view;
    if (!this.pending || !view || view.shows === 'body') return code;
    const part: Json = JSON.parse(code);
    const { target, accept } = this.pending;
    const whole =
      view.shows === 'member' &&
      completeAnswer(target, status, accept, String(view.member), view.isItem ? [part] : part);
    if (!whole) this.report.untold.push(`${placeOf(sample, sample.line)} ${sample.title}`);
    return whole || undefined;
  }

  private takeRequest(
    sample: Sample,
    { method, url, headers, body }: Pick<Call, 'method' | 'url' | 'headers' | 'body'>,
    bodyLine: number | undefined,
    view?: View,
  ): Pending | undefined {
    const address = URL.canParse(url) ? new URL(url) : undefined;
    if (address && this.isOther(sample, address)) return undefined;
    const line = sample.line + (view?.call.line ?? 0);
    const match = address && matchOperation(this.context.descriptions, method, address);
    const target = match && behindGateway(match, address, this.context);
    if (!match || !target) {
      this.say(
        sample,
        line,
        `${method} ${url}: no description has this operation.`,
        this.fixOfOperation(method, address),
      );
      this.pending = undefined;
      return undefined;
    }
    this.report.requests++;
    for (const { operation } of [match, target]) this.report.operations.add(`${operation.method} ${operation.path}`);
    // A body that a command makes is known when the command runs, as tests/content/run.test.ts does.
    const isUnknown = view?.call.bodyFile !== undefined;
    const result = isUnknown ? { findings: [], checked: [] } : checkRequest(target, { headers, body });
    const isPlaced = bodyLine !== undefined;
    this.note(sample, target, result, body, isPlaced ? sample.line + bodyLine : line, isPlaced);
    this.pending = {
      sample,
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
  private takeNamed(
    sample: Sample,
    code: string,
    schema: { is: 'request' | 'answer'; operation: string; status?: number },
  ): void {
    const match = operationOf(schema.operation, this.context);
    if (!match) {
      this.say(sample, sample.line - 1, `no operation is called ${schema.operation}.`, 'Write an operationId.');
      return;
    }
    if (schema.is === 'request') this.report.requests++;
    else this.report.answers++;
    const result =
      schema.is === 'request'
        ? checkRequestBody(match, { headers: JSON_HEADERS, body: code })
        : checkAnswer(match, { status: schema.status, type: undefined, body: code }, undefined);
    this.note(sample, match, result, code, sample.line, true);
  }

  private takeRequestBody(sample: Sample, code: string): void {
    const last = this.all.findLast(({ target }) => target.operation.value.requestBody !== undefined);
    if (!last) return;
    this.report.requests++;
    const result = checkRequest(last.target, { headers: JSON_HEADERS, body: code });
    this.note(sample, last.target, result, code, sample.line, true);
    this.pending = { ...last, view: undefined, status: undefined, isAnswered: false };
  }

  private takeAnswer(sample: Sample, answer: Answer, body: string | undefined, bodyLine: number): void {
    this.report.answers++;
    const line = sample.line + bodyLine;
    const { pending } = this;
    if (pending) {
      const result = checkAnswer(pending.target, answer, pending.accept);
      const isSecond = pending.isAnswered && result.findings.length > 0;
      if (!isSecond || !this.takeLooseAnswer(sample, answer, [pending.target.description])) {
        this.note(sample, pending.target, result, body, line, true);
      }
      pending.status ??= answer.status;
      pending.isAnswered = true;
    } else if (!this.takeLooseAnswer(sample, answer, this.context.descriptions)) {
      const fix = 'Show a status and a body that an operation gives, such as HTTP/1.1 200 OK.';
      this.say(sample, line, 'no operation gives this answer.', fix);
    }
  }

  /** An answer that stands for itself has to be one that some operation gives. */
  private takeLooseAnswer(sample: Sample, answer: Answer, among: readonly Description[]): boolean {
    for (const description of among) {
      for (const operation of description.operations) {
        const match: Match = { description, operation, variables: {}, query: new URLSearchParams() };
        const result = checkAnswer(match, answer, undefined);
        if (result.findings.length > 0 || result.checked.length === 0) continue;
        this.note(sample, match, result, undefined, sample.line, false);
        return true;
      }
    }
    return false;
  }

  private note(
    sample: Sample,
    match: Match,
    { findings, checked }: Result,
    body: string | undefined,
    line: number,
    isPlaced: boolean,
  ): void {
    const operation = nameOf(match);
    this.report.matched.add(sample);
    for (const entry of checked) this.report.checked.push({ ...entry, place: placeOf(sample, line), operation });
    for (const finding of findings) {
      const message = `${finding.pointer || '(whole)'} ${finding.message}`;
      // A status stands above its body.
      const isOfBody = isPlaced && body !== undefined && !OTHER_STATUS.test(finding.message);
      const place = isOfBody ? placeIn(body, finding) : { line: 1, column: 1 };
      const start = OTHER_STATUS.test(finding.message) ? sample.line : line;
      this.problem(sample, start + place.line - 1, match, message, place.column);
    }
  }

  private problem(sample: Sample, line: number, match: Match, message: string, column = 1): void {
    this.say(sample, line, `${match.description.name} ${nameOf(match)}: ${message}`, fixOf(message, match), column);
  }

  private say(sample: Sample, line: number, message: string, fix: string, column = 1): void {
    this.report.problems.push({ file: sample.page.file, line, column, rule: 'samples/request', message, fix });
  }

  /** The operation that a request may have meant. */
  private fixOfOperation(method: string, address: URL | undefined): string {
    const all = this.context.descriptions.flatMap(({ operations }) => operations);
    const guess =
      address &&
      nearest(
        `${method} ${address.pathname}`,
        all.map((one) => `${one.method} ${one.path}`),
      );
    return guess ? `Did you mean ${guess}?` : 'Write a host, a path and a method that docs/public/spec/openapi has.';
  }
}

/** What is said of an answer with a status that its operation does not give. */
const OTHER_STATUS = /never answers/;

/** What to write where a request or an answer differs from its operation. */
function fixOf(message: string, { description, operation }: Match): string {
  if (message === 'the API key is missing') return 'Add the header "Authorization: Bearer $API_SECRET".';
  const statuses = Object.keys((operation.value.responses ?? {}) as JsonObject);
  if (OTHER_STATUS.test(message)) return `Write one of ${statuses.join(', ')}.`;
  const parameters = operation.parameters.map(({ name }) => String(name));
  if (/no query parameter/.test(message)) return `It takes ${parameters.join(', ') || 'none'}.`;
  return `Bring it in line with ${operation.id} in docs/public/spec/openapi/${description.name}.yaml.`;
}
