import { mermaidFaults } from '../../mermaid/mermaidSvg.ts';
import { statusText } from '../../openapi/responses.ts';
import type { Page } from '../../pages/page.ts';
import { type Sample, samplesOf } from '../../pages/samplesOf.ts';
import { isBody, parseSampleSchema } from '../../schemas/sampleSchema.ts';
import { ELLIPSIS, saysShortened } from '../../schemas/shortened.ts';
import { parseJsonFile } from '../../shared/jsonFile.ts';
import { suggestion } from '../../shared/nearest.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';

/**
 * Rules of samples that need no data: titles, syntax of JSON and HTTP, and names of operations.
 * @param operations IDs of all operations
 */
export function checkSamples(page: Page, operations: readonly string[] | undefined): Problem[] {
  return samplesOf([page]).flatMap((sample) => [
    ...checkTitle(sample),
    ...checkOperation(sample, operations),
    ...checkSyntax(sample),
  ]);
}

/** A problem in a sample, at a line of its code, from 0; the fence has -1. */
export const sampleProblem = ({ page, line }: Sample, row: number, ...finding: Finding) =>
  problemIn(page.file, { line: line + row }, ...finding);

const SHORTENED = new RegExp(`${ELLIPSIS}|[\\w-]{4,}\\.\\.\\.(?=["'\\s]|$)`);

function checkTitle(sample: Sample): Problem[] {
  const { title, code, language } = sample;
  if (language === '' || language === 'mermaid') return [];
  if (!title)
    return [
      sampleProblem(sample, -1, 'samples/title', 'This sample has no title.', 'Write title="Request" or the like.'),
    ];
  const row = code.split('\n').findIndex((text) => SHORTENED.test(text));
  if (row < 0 || saysShortened(title)) return [];
  const fix = `Write title="${title} (shortened)", or show the whole value.`;
  return [sampleProblem(sample, row, 'samples/title', "This value is shortened, but the title doesn't say so.", fix)];
}

function checkOperation(sample: Sample, operations: readonly string[] | undefined): Problem[] {
  const schema = parseSampleSchema(sample.schema ?? '');
  if (!schema || !isBody(schema) || !operations || operations.includes(schema.operation)) return [];
  const fix = suggestion(schema.operation, operations, 'Write the operationId of an API description.');
  return [sampleProblem(sample, -1, 'samples/schema-name', `There is no operation ${schema.operation}.`, fix)];
}

function checkSyntax(sample: Sample): Problem[] {
  if (sample.language === 'mermaid')
    return mermaidFaults(sample.code).map(({ row, rule, message, fix }) =>
      sampleProblem(sample, row - 1, rule, message, fix),
    );
  if (sample.noCheck) return [];
  if (sample.language === 'json') return checkJson(sample, sample.code, 0);
  return sample.language === 'http' ? checkHttp(sample) : [];
}

function checkJson(sample: Sample, text: string, row: number): Problem[] {
  const { problems } = parseJsonFile(sample.page.file, text);
  return problems.map((one) => ({ ...one, line: one.line + sample.line + row - 1 }));
}

const START = /^(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ (\d{3})(?: (.*))?)$/;

function checkHttp(sample: Sample): Problem[] {
  const [head, ...body] = sample.code.split(/\n\n/);
  const [first, ...headers] = head.split('\n');
  const report = (row: number, message: string, fix: string, edit?: Problem['edit']) => [
    sampleProblem(sample, row, 'samples/syntax', message, fix, edit),
  ];
  const [start, status, reason] = START.exec(first) ?? [];
  if (start === undefined)
    return report(0, 'This is not a request or status line.', 'Write "GET /path HTTP/1.1" or "HTTP/1.1 200 OK".');
  const found = `${status} ${reason}`;
  if (reason && statusText(status) !== found) {
    const edit = { from: found, to: statusText(status) };
    return report(0, `"${reason}" is not the name of ${status}.`, `Write "${edit.to}".`, edit);
  }
  const bad = headers.findIndex((line) => !/^[A-Za-z][\w-]*: .+$/.test(line));
  if (bad >= 0)
    return report(
      bad + 1,
      `"${headers[bad]}" is not a header.`,
      'Write "Name: value"; the body follows an empty line.',
    );
  const isJson = headers.some((line) => /^content-type: .*json/i.test(line));
  return body.length > 0 && isJson ? checkJson(sample, body.join('\n\n'), headers.length + 2) : [];
}
