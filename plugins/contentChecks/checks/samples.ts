import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseSampleSchema } from '../../reference/sampleSchema.ts';
import { ELLIPSIS, saysShortened } from '../../reference/shortened.ts';
import { parseJsonFile } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Page } from '../page.ts';

/** A fenced sample with its place. */
export interface Sample {
  page: Page;
  language: string;
  title: string | undefined;
  /** Why nothing checks this sample, from the meta `nocheck="…"`. */
  noCheck: string | undefined;
  /** What the sample is a value of, from the meta `schema="…"`. */
  schema: string | undefined;
  meta: string;
  code: string;
  /** Line of the first line of code. */
  line: number;
}

/** Lists the fenced samples of the pages, in order. */
export function samplesOf(pages: Page[]): Sample[] {
  return pages.flatMap((page) => {
    const samples: Sample[] = [];
    visit(page.tree, 'code', (node: Code) => {
      const meta = node.meta ?? '';
      samples.push({
        page,
        language: node.lang ?? '',
        title: /title="([^"]*)"/.exec(meta)?.[1],
        noCheck: /nocheck="([^"]*)"/.exec(meta)?.[1],
        schema: /schema="([^"]*)"/.exec(meta)?.[1],
        meta,
        code: node.value,
        line: (node.position?.start.line ?? 0) + 1,
      });
    });
    return samples;
  });
}

/**
 * Rule `samples/*`: a sample names its language and what it is; JSON parses; HTTP has the form of a message; what is the
 * body of an operation names one that there is.
 * @param operations IDs of all operations
 */
export function checkSamples(pages: Page[], operations: readonly string[]): Problem[] {
  return samplesOf(pages).flatMap((sample) => [
    ...checkLabels(sample),
    ...checkOperation(sample, operations),
    ...checkSyntax(sample),
  ]);
}

function at(sample: Sample, rule: string, message: string, mend: string, line = sample.line - 1): Problem {
  return { file: sample.page.file, line, column: 1, rule, message, mend };
}

function checkLabels(sample: Sample): Problem[] {
  if (sample.language === '') {
    return [at(sample, 'samples/language', 'This sample names no language.', 'Write it after the backticks: ```json')];
  }
  if (!sample.title) {
    const mend = 'Write title="Request" or the like after the language.';
    return [at(sample, 'samples/title', 'This sample does not say what it is.', mend)];
  }
  if (sample.code.includes(ELLIPSIS) && !saysShortened(sample.title)) {
    const mend = `Write title="${sample.title}, shortened", or show the whole value.`;
    return [at(sample, 'samples/shortened', 'Values of this sample are cut off, and its title does not say so.', mend)];
  }
  return [];
}

function checkOperation(sample: Sample, operations: readonly string[]): Problem[] {
  const schema = parseSampleSchema(sample.schema ?? '');
  if (!schema || schema.is === 'schema' || operations.includes(schema.operation)) return [];
  const guess = nearest(schema.operation, operations);
  const mend = guess ? `Did you mean ${guess}?` : 'Write the operationId that docs/public/spec/openapi has.';
  return [at(sample, 'samples/operation', `No operation is called ${schema.operation}.`, mend)];
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
  const bad = head.slice(1).findIndex((line) => !headerLine.test(line));
  if (bad !== -1) {
    const message = `"${head[bad + 1]}" is not a header.`;
    const mend = 'Write "Name: value", and a blank line before the body.';
    return [at(sample, 'samples/http', message, mend, sample.line + bad + 1)];
  }
  const isJson = head.some((line) => /^content-type: .*json/i.test(line));
  if (blank === -1 || !isJson) return [];
  return checkJson(sample, lines.slice(blank + 1).join('\n'), sample.line + blank + 1);
}
