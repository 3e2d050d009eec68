import { isJson } from '../openapi/mediaTypes.ts';
import type { Sample } from '../pages/samplesOf.ts';
import { isBody, isBodyTitle, isEntryTitle, parseSampleSchema } from '../schemas/sampleSchema.ts';
import { applyBrand } from '../shared/brand.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RequestContext } from './apiValidation.ts';
import { type Call, newShell, type View } from './curl.ts';
import { Exchanges, textBelow } from './exchanges.ts';
import { callOf, headerOf, parseHttpMessage, statusOf } from './httpMessage.ts';
import { type PlacedText, requestProblem } from './requestProblems.ts';
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
  const exchanges = new Exchanges(context);
  const shell = newShell();
  for (const sample of samples) {
    try {
      const code = applyBrand(sample.code, context.tokens);
      if (unread.has(sample)) exchanges.isLost = true;
      else if (sample.language === 'http') readHttp(sample, code, exchanges);
      else if (sample.language === 'bash') readBash(sample, readShell(code, shell), exchanges);
      else if (sample.language === 'json') readJson(sample, code, exchanges);
      else if (sample.language === 'text') readText(sample, code, exchanges);
    } catch {
      // A different rule reports a body that isn't JSON and a message of another form; what follows may belong to it.
      exchanges.isLost = true;
    }
  }
  exchanges.checkKeys();
  return exchanges.problems;
}

function readHttp(sample: Sample, code: string, exchanges: Exchanges): void {
  const message = parseHttpMessage(code);
  const { headers, body, bodyLine } = message;
  if (headers.some(([name]) => !/^[\w-]+$/.test(name))) throw new Error("One line isn't a header.");
  const placed = textBelow(sample, body, bodyLine);
  const status = statusOf(message);
  const call = callOf(message);
  if (status !== undefined)
    exchanges.takeResponse(sample, { status, type: headerOf(headers, 'Content-Type'), body }, placed);
  else if (call) exchanges.takeRequest(sample, { ...call, headers, body }, placed);
}

/** @param views what the script shows */
function readBash(sample: Sample, views: readonly View[], exchanges: Exchanges): void {
  const fix = 'Close its quotes, and separate its options.';
  if (views.length === 0 && /^\s*curl /m.test(sample.code))
    exchanges.problems.push(requestProblem(sample, sample, "this curl command can't be read.", fix));
  for (const view of views) {
    const known = exchanges.all.find((pending) => pending.view?.call === view.call);
    if (!known && isBodyBroken(sample, view.call, exchanges)) continue;
    if (known) Object.assign(known, { view, hasResponse: false });
    exchanges.pending = known ?? exchanges.takeRequest(sample, view.call, bodyOf(view.call, sample), view);
  }
}

function bodyOf({ body, bodyPlace }: Call, { line }: Sample): PlacedText | undefined {
  return body && bodyPlace ? { text: body, line: line + bodyPlace.line, column: bodyPlace.column } : undefined;
}

/** Whether the JSON that a call sends does not parse; then this is reported, and belongs to no operation. */
function isBodyBroken(sample: Sample, call: Call, exchanges: Exchanges): boolean {
  // A variable that no sample sets may be any JSON.
  if (!isJson(headerOf(call.headers, 'Content-Type') ?? '') || !call.body || call.body.includes('$')) return false;
  const [fault] = parseJsonFile(sample.page.file, call.body).problems;
  if (!fault) return false;
  const place = bodyOf(call, sample);
  const line = place ? place.line + fault.line - 1 : sample.line + call.line;
  exchanges.problems.push({ ...fault, line });
  exchanges.isLost = true;
  return true;
}

/** JSON right below a request is its response, unless it says that it is the body of another request. */
function readJson(sample: Sample, code: string, exchanges: Exchanges): void {
  const title = sample.title ?? '';
  const schema = parseSampleSchema(sample.schema ?? '');
  const { pending } = exchanges;
  if (isBody(schema)) exchanges.takeNamed(sample, code, schema);
  else if (/^request body/i.test(title)) exchanges.takeRequestBody(sample, code);
  else if (isBodyTitle(title) && !isEntryTitle(title) && pending) {
    const shown = /\b([1-5]\d\d)\b/.exec(title)?.[1];
    const status = shown === undefined ? pending.status : Number(shown);
    if (pending.view?.shows !== 'none')
      exchanges.takeResponse(sample, { status, type: undefined, body: code }, textBelow(sample, code, 0));
  } else exchanges.pending = undefined;
}

/** A status that a sample prints; what it prints below is text for people. */
function readText(sample: Sample, code: string, exchanges: Exchanges): void {
  const status = /^([1-5]\d\d)\b/m.exec(code)?.[1];
  if (exchanges.pending?.view?.call.printsStatus && status !== undefined) {
    exchanges.pending.status = Number(status);
    exchanges.takeResponse(sample, { status: Number(status), type: undefined, body: undefined }, undefined);
  }
  // What follows is no longer the response, unless another command shows it.
  exchanges.pending = undefined;
}
