import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Sample } from '../../plugins/pages/samplesOf.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { checkJsonSamples } from '../../plugins/schemas/checkJsonSamples.ts';
import { checkPage } from './httpSamples/checkPage.ts';
import { checkGo, checkPython, checkShell, checkTypeScript, checkYaml } from './languages/checkers.ts';
import { decodeList, jwtProblems } from './languages/encodings.ts';
import { docs, root, samples, spec, tokens } from './spec.ts';

const checkable = samples.filter(({ noCheck }) => !noCheck);
const of = (...languages: string[]) => checkable.filter(({ language }) => languages.includes(language));
const place = ({ page, line, title }: Sample) => `${page.file}:${line - 1} ${title}`;
const folder = (name: string) => path.join(root, 'test-results', 'samples', name);

/** Languages with a check here or in the content rules, and plain text, which the tests of HTTP samples read. */
const known = ['json', 'http', 'bash', 'ts', 'tsx', 'python', 'go', 'yaml', 'text'];

describe('every sample is checked', () => {
  const reports = docs.pages.map((page) => checkPage(samplesOf([page]).filter(({ noCheck }) => !noCheck)));
  const places = (list: Iterable<Sample>) => new Set([...list].map(place));
  const byOperation = places(reports.flatMap(({ matched }) => [...matched]));
  const bySchema = places(checkJsonSamples(samples, spec, tokens).checked.map(({ sample }) => sample));

  test('it is in a language that something checks', () => {
    expect(checkable.filter(({ language }) => !known.includes(language)).map(place)).toEqual([]);
  });

  test('JSON follows a schema or an operation', () => {
    const missed = of('json').filter((sample) => !byOperation.has(place(sample)) && !bySchema.has(place(sample)));
    expect(missed.map(place)).toEqual([]);
  });

  test('requests and answers in HTTP, and each call of curl, belong to an operation', () => {
    const calls = [...of('http'), ...of('bash').filter(({ code }) => /^\s*curl\s/m.test(code))];
    expect(calls.length).toBeGreaterThan(90);
    const defined = calls.filter(({ code }) => !/^\w+\(\) \{[^}]*curl/.test(code));
    expect(defined.filter((sample) => !byOperation.has(place(sample))).map(place)).toEqual([]);
  });

  test('a sample that nothing checks gives a reason', () => {
    const reasons = samples.flatMap(({ noCheck }) => (noCheck === undefined ? [] : [noCheck]));
    for (const reason of reasons) expect(reason.split(' ').length).toBeGreaterThanOrEqual(3);
    expect(reasons.length).toBeLessThan(samples.length / 50);
  });
});

test('shell samples parse', () => {
  expect(of('bash').length).toBeGreaterThan(50);
  expect(checkShell(of('bash'), tokens)).toEqual([]);
});

test('TypeScript samples type-check', () => {
  expect(of('ts', 'tsx').length).toBeGreaterThan(2);
  expect(checkTypeScript(of('ts', 'tsx'), tokens, folder('typescript'), root)).toEqual([]);
});

test('YAML samples parse', () => {
  expect(checkYaml(of('yaml'), tokens)).toEqual([]);
});

test('Python samples compile', ({ skip }) => {
  const result = checkPython(of('python'), tokens, folder('python'));
  if (result === 'not installed') skip('python3 is not installed');
  expect(result).toEqual([]);
});

test('Go samples are well formed', ({ skip }) => {
  const result = checkGo(of('go'), tokens, folder('go'));
  if (result === 'not installed') skip('gofmt is not installed');
  expect(result).toEqual([]);
});

test('what is encoded can be decoded', () => {
  expect(
    checkable.flatMap((sample) => jwtProblems(sample, spec).map((problem) => `${place(sample)} ${problem}`)),
  ).toEqual([]);
  const lists = checkable.flatMap(({ code }) =>
    [...code.matchAll(/"encodedList": "([^"]+)"/g)].map(([, list]) => list),
  );
  expect(lists.length).toBeGreaterThan(0);
  // The standard wants room for 131,072 entries.
  for (const list of lists) expect(decodeList(list).length).toBeGreaterThanOrEqual(131_072 / 8);
});
