import { expect, test } from 'vitest';
import { firstFacts, readDiagnosis } from '../../plugins/data/diagnosis.ts';
import { answersOf } from '../../plugins/openapi/answers.ts';
import { readApis } from '../../plugins/openapi/readApis.ts';
import { examplesOf } from '../../plugins/openapi/samples/sampleRequest.ts';
import { isObject, type Json, type JsonObject } from '../../plugins/openapi/specFiles.ts';
import { errorEntries } from '../../plugins/schemas/errorCatalogue.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { diagnose, NO_FACTS, readAnswer } from '../../tools-core/diagnose/index.ts';
import { docsDir, root, tokens } from './spec.ts';

const { errors } = readSpec(docsDir, root, tokens);
const entries = errors ? errorEntries(errors) : [];
const data = readDiagnosis(docsDir);
const known = data ? firstFacts(entries, data) : NO_FACTS;

interface Case {
  name: string;
  status: number;
  value: Json;
  /** Page that a reader should be led to; undefined for an answer without an error. */
  page: RegExp | undefined;
}

/** Pages by status, for refusals without a page of their own. */
const PAGES: Record<number, RegExp> = {
  401: /create-api-key$/,
  403: /iam\/scopes$/,
  503: /instances\/state$/,
};

/** Those of the gateway itself, which takes no key and knows paths. */
const GATEWAY_PAGES: Record<number, RegExp> = {
  403: /iam\/service-roles#what-goes-wrong$/,
  404: /gateway\/configuration#paths$/,
};

/** APIs without an instance that could be stopped. */
const OF_HOSTS = ['iam', 'logs', 'management'];

/** What a person would open, told from where the answer stands in the descriptions and not from how it is read. */
function pageOf(status: number, value: Json, api: string): RegExp | undefined {
  const slug = /"platformType":"([^"]+)"/.exec(JSON.stringify(value))?.[1];
  if (slug) return new RegExp(`/reference/errors/${slug}$`);
  if (status < 400) return undefined;
  const text = JSON.stringify(value);
  if (text.includes('Proof is not valid')) return /\/proof-verification-failed$/;
  if (/didResolutionMetadata|dereferencingMetadata/.test(text)) return /resolution-errors$/;
  if (api === 'gateway' && GATEWAY_PAGES[status]) return GATEWAY_PAGES[status];
  const isOfInstance = status !== 503 || !OF_HOSTS.includes(api);
  return (isOfInstance && PAGES[status]) || /\/reference\/api\/#shared-rules$/;
}

const examples: Case[] = [...readApis(docsDir, root, tokens).values()].flatMap((api) =>
  api.operations.flatMap((operation) =>
    answersOf(api, operation).flatMap(({ status, value }) =>
      Object.values((value.content ?? {}) as JsonObject).flatMap((body) =>
        !isObject(body) || !/^\d{3}$/.test(status)
          ? []
          : examplesOf(api.document, body)
              .filter((example) => isObject(example.value))
              .map((example) => ({
                name: `${api.name} ${operation.id} ${status} ${example.name}`,
                status: Number(status),
                value: example.value,
                page: pageOf(Number(status), example.value, operation.path === '/health' ? '' : api.name),
              })),
      ),
    ),
  ),
);

const problems: Case[] = entries.map(({ slug, status, example }) => ({
  name: slug,
  status,
  value: example as unknown as Json,
  page: new RegExp(`/reference/errors/${slug}$`),
}));

/** Cases whose first cause leads to another page than it should. */
function misled(cases: Case[], write: (one: Case) => string): string[] {
  return cases
    .filter((one) => {
      const reading = readAnswer(write(one));
      if (reading.state === 'unreadable') return true;
      const page = diagnose(reading.answer, known)[0]?.page;
      return one.page === undefined ? page !== undefined : page === undefined || !one.page.test(page);
    })
    .map(({ name, value }) => `${name}: ${JSON.stringify(value).slice(0, 120)}`);
}

const pretty = ({ value }: Case) => JSON.stringify(value, undefined, 2);
const all = [...examples, ...problems];

test('there are examples of every kind', () => {
  expect(examples.length).toBeGreaterThan(500);
  expect(problems.length).toBeGreaterThanOrEqual(15);
  expect(new Set(examples.map(({ page }) => String(page))).size).toBeGreaterThanOrEqual(7);
});

test('with its status line, every answer of the descriptions and the catalogue leads to its page', () => {
  expect(misled(all, (one) => `HTTP/2 ${one.status} \ncontent-type: application/json\n\n${pretty(one)}`)).toEqual([]);
});

test('without its status, at least 95 of 100 do', () => {
  const wrong = misled(all, pretty);
  expect(wrong.length / all.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

test('an answer that is cut off anywhere is never taken for a whole one', () => {
  for (const one of problems) {
    const text = pretty(one);
    for (let end = 2; end < text.length; end += 7) {
      expect(readAnswer(text.slice(0, end)), text.slice(0, end)).toEqual({
        state: 'unreadable',
        reason: expect.stringContaining('cut off'),
      });
    }
  }
});
