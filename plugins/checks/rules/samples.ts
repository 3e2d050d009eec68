import { statusText } from '../../openapi/answers.ts';
import type { Page } from '../../pages/page.ts';
import { type Sample, samplesOf } from '../../pages/samplesOf.ts';
import { isBody, parseSampleSchema } from '../../schemas/sampleSchema.ts';
import { ELLIPSIS, saysShortened } from '../../schemas/shortened.ts';
import { parseJsonFile } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/rules.ts';

/**
 * Rule `samples/*`: a sample names its language and what it is; JSON parses; HTTP has the form of a message; what is the
 * body of an operation names one that there is.
 * @param operations IDs of all operations
 */
export function checkSamples(page: Page, operations: readonly string[] | undefined): Problem[] {
  return samplesOf([page]).flatMap((sample) => [
    ...checkLabels(sample),
    ...checkOperation(sample, operations),
    ...checkSyntax(sample),
  ]);
}

function at(sample: Sample, rule: RuleName, message: string, fix: string, line = sample.line - 1): Problem {
  return { file: sample.page.file, line, column: 1, rule, message, fix };
}

function checkLabels(sample: Sample): Problem[] {
  if (sample.language === '') {
    return [at(sample, 'samples/language', 'This sample names no language.', 'Write it after the backticks: ```json')];
  }
  if (!sample.title) {
    const fix = 'Write title="Request" or the like after the language.';
    return [at(sample, 'samples/title', 'This sample does not say what it is.', fix)];
  }
  if (sample.code.includes(ELLIPSIS) && !saysShortened(sample.title)) {
    const fix = `Write title="${sample.title}, shortened", or show the whole value.`;
    return [
      at(
        sample,
        'samples/shortened',
        'Values of this sample are cut off, and its title does not say so.',
        fix,
        sample.line + lineOf(sample.code, ELLIPSIS),
      ),
    ];
  }
  return [];
}

/** Number of the line, from 0, that holds a text. */
const lineOf = (code: string, text: string) => code.split('\n').findIndex((row) => row.includes(text));

function checkOperation(sample: Sample, operations: readonly string[] | undefined): Problem[] {
  const schema = parseSampleSchema(sample.schema ?? '');
  if (!schema || !isBody(schema) || !operations || operations.includes(schema.operation)) return [];
  const guess = nearest(schema.operation, operations);
  const fix = guess ? `Did you mean ${guess}?` : 'Write the operationId that docs/public/spec/openapi has.';
  return [at(sample, 'samples/operation', `No operation is called ${schema.operation}.`, fix)];
}

function checkSyntax(sample: Sample): Problem[] {
  if (sample.noCheck) return [];
  if (sample.language === 'json') return checkJson(sample, sample.code, sample.line);
  if (sample.language === 'http') return checkHttp(sample);
  return [];
}

function checkJson(sample: Sample, text: string, firstLine: number): Problem[] {
  return parseJsonFile(sample.page.file, text).problems.map((problem) => ({
    ...problem,
    line: problem.line + firstLine - 1,
  }));
}

const startLine = /^(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}(?: .*)?)$/;
const headerLine = /^[A-Za-z][\w-]*: .+$/;

function checkHttp(sample: Sample): Problem[] {
  const lines = sample.code.split('\n');
  const blank = lines.indexOf('');
  const head = blank === -1 ? lines : lines.slice(0, blank);
  if (!startLine.test(head[0])) {
    const message = `"${head[0]}" is neither a request line nor a status line.`;
    return [at(sample, 'samples/http', message, 'Write "GET https://… HTTP/1.1" or "HTTP/1.1 200 OK".', sample.line)];
  }
  const [, status = '', reason] = /^HTTP\/[\d.]+ (\d{3}) (.+)$/.exec(head[0]) ?? [];
  if (reason && statusText(status) !== `${status} ${reason}`) {
    const message = `${status} has another name than "${reason}" (RFC 9110).`;
    return [at(sample, 'samples/http', message, `Write "${statusText(status)}".`, sample.line)];
  }
  const bad = head.slice(1).findIndex((line) => !headerLine.test(line));
  if (bad !== -1) {
    const message = `"${head[bad + 1]}" is not a header.`;
    const fix = 'Write "Name: value", and a blank line before the body.';
    return [at(sample, 'samples/http', message, fix, sample.line + bad + 1)];
  }
  const isJson = head.some((line) => /^content-type: .*json/i.test(line));
  if (blank === -1 || !isJson) return [];
  return checkJson(sample, lines.slice(blank + 1).join('\n'), sample.line + blank + 1);
}
