import { isJson } from '../openapi/mediaTypes.ts';
import type { Sample } from '../pages/samplesOf.ts';
import { isBody, isBodyTitle, parseSampleSchema } from '../schemas/sampleSchema.ts';
import { applyBrand } from '../shared/brand.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RequestContext } from './apiValidation.ts';
import { type Call, newShell } from './curl.ts';
import { Exchanges, textBelow } from './exchanges.ts';
import { callOf, headerOf, parseHttpMessage, statusOf } from './httpMessage.ts';
import { requestProblem } from './requestProblems.ts';
import { readShell } from './shell.ts';

/**
 * Rule `samples/request`: checks the requests and responses in the samples of one page, from top to bottom.
 * @param unread samples that are none of their language
 */
export function checkRequests(
  samples: Sample[],
  context: RequestContext,
  unread: ReadonlySet<Sample> = new Set(),
): Problem[] {
  return new PageChecker(context).check(samples, unread);
}

/** Reads each sample in its language, and hands on the requests and responses that it shows. */
class PageChecker {
  private readonly exchanges: Exchanges;
  private readonly tokens: RequestContext['tokens'];
  private readonly shell = newShell();

  constructor(context: RequestContext) {
    this.exchanges = new Exchanges(context);
    this.tokens = context.tokens;
  }

  check(samples: Sample[], unread: ReadonlySet<Sample>): Problem[] {
    for (const sample of samples) {
      try {
        if (unread.has(sample)) this.exchanges.isLost = true;
        else this.read(sample, applyBrand(sample.code, this.tokens));
      } catch {
        // A different rule reports a body that isn't JSON and a message of another form; what follows may belong to it.
        this.exchanges.isLost = true;
      }
    }
    this.exchanges.checkKeys();
    return this.exchanges.problems;
  }

  private read(sample: Sample, code: string): void {
    if (sample.language === 'http') this.readHttp(sample, code);
    else if (sample.language === 'bash') this.readBash(sample, code);
    else if (sample.language === 'json') this.readJson(sample, code);
    else if (sample.language === 'text') this.readText(sample, code);
  }

  private readHttp(sample: Sample, code: string): void {
    const message = parseHttpMessage(code);
    if (message.headers.some(([name]) => !/^[\w-]+$/.test(name))) throw new Error("One line isn't a header.");
    const status = statusOf(message);
    if (status !== undefined) {
      const response = { status, type: headerOf(message.headers, 'Content-Type'), body: message.body };
      this.exchanges.takeResponse(sample, response, textBelow(sample, message.body, message.bodyLine));
      return;
    }
    const call = callOf(message);
    const { headers, body, bodyLine } = message;
    if (call) this.exchanges.takeRequest(sample, { ...call, headers, body }, textBelow(sample, body, bodyLine));
  }

  private readBash(sample: Sample, code: string): void {
    const views = readShell(code, this.shell);
    this.exchanges.scripts.push(sample);
    const isRead = views.length > 0 || !/^\s*curl /m.test(code);
    const fix = 'Close its quotes, and separate its options.';
    if (!isRead) this.exchanges.problems.push(requestProblem(sample, sample, "this curl command can't be read.", fix));
    for (const view of views) {
      const known = this.exchanges.all.find((pending) => pending.view?.call === view.call);
      if (!known && this.isBodyBroken(sample, view.call)) continue;
      if (known) Object.assign(known, { view, hasResponse: false });
      this.exchanges.pending =
        known ?? this.exchanges.takeRequest(sample, view.call, this.exchanges.bodyOf(view.call), view);
    }
  }

  /** Whether the JSON that a call sends does not parse; then this is reported, and belongs to no operation. */
  private isBodyBroken(sample: Sample, call: Call): boolean {
    // A variable that no sample sets may be any JSON.
    if (!isJson(headerOf(call.headers, 'Content-Type') ?? '') || !call.body || call.body.includes('$')) return false;
    const [fault] = parseJsonFile(sample.page.file, call.body).problems;
    if (!fault) return false;
    const place = this.exchanges.bodyOf(call);
    const line = place ? place.line + fault.line - 1 : sample.line + call.line;
    this.exchanges.problems.push({ ...fault, line });
    this.exchanges.isLost = true;
    return true;
  }

  /** JSON right below a request is its response, unless it says that it is the body of another request. */
  private readJson(sample: Sample, code: string): void {
    const title = sample.title ?? '';
    const schema = parseSampleSchema(sample.schema ?? '');
    if (isBody(schema)) this.exchanges.takeNamed(sample, code, schema);
    else if (/^request body/i.test(title)) this.exchanges.takeRequestBody(sample, code);
    else if (isBodyTitle(title) && !isEntry(title) && this.exchanges.pending) {
      const shown = /\b([1-5]\d\d)\b/.exec(title)?.[1];
      const status = shown === undefined ? this.exchanges.pending.status : Number(shown);
      if (this.exchanges.pending.view?.shows !== 'none')
        this.exchanges.takeResponse(sample, { status, type: undefined, body: code }, textBelow(sample, code, 0));
    } else this.exchanges.pending = undefined;
  }

  /** A status that a sample prints; what it prints below is text for people. */
  private readText(sample: Sample, code: string): void {
    const status = /^([1-5]\d\d)\b/m.exec(code)?.[1];
    if (this.exchanges.pending?.view?.call.printsStatus && status !== undefined) {
      this.exchanges.pending.status = Number(status);
      this.exchanges.takeResponse(sample, { status: Number(status), type: undefined, body: undefined }, undefined);
    }
    // What follows is no longer the response, unless another command shows it.
    this.exchanges.pending = undefined;
  }
}

/** An entry of the results is a part of a response, and checked as such. */
const isEntry = (title: string): boolean => /^result entry\b/i.test(title);
