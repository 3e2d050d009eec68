import { describe, expect, test } from 'vitest';
import { checkJsonSamples } from '../../plugins/schemas/checkJsonSamples.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { mutationsOf } from './mutations.ts';
import { isNeededByPlatform } from './platformRules.ts';
import { samples, services, spec, tokens } from './spec.ts';

const report = checkJsonSamples(samples, spec, tokens);
const { problems } = report;
/** Those of the platform; standardSamples.test.ts has the others. */
const checked = report.checked.filter(({ kind }) => kind.is !== 'schema' && kind.is !== 'json schema');
const place = ({ page, line }: { page: { file: string }; line: number }) => `${page.file}:${line}`;

test('JSON on the pages follows its schemas', () => {
  expect(formatProblems(problems)).toBe('');
});

test('every kind of sample is there', () => {
  const count = (name: string) => checked.filter(({ kind }) => kind.is === name).length;
  for (const [kind, least] of [
    ['configuration', 45],
    ['cors', 7],
    ['policy document', 10],
    ['policy result', 40],
  ] as const) {
    expect(count(kind), kind).toBeGreaterThanOrEqual(least);
  }
});

test('every service shows its core configuration', () => {
  const shown = checked.flatMap(({ kind }) => (kind.is === 'configuration' && kind.core ? kind.service : []));
  expect(shown.sort()).toEqual(services);
});

test('no sample that sounds like one of ours goes unchecked', () => {
  const seen = new Set(checked.map(({ sample }) => sample));
  const ours =
    /configuration|policy document|problem|result entr|reference$|role$|^platform error|^gateway path|^answer body/i;
  // What names its own schema is a body of an operation or a value of a standard, and checked as such.
  const unnamed = samples.filter(({ language, schema }) => language === 'json' && schema === undefined);
  const missed = unnamed.filter((sample) => ours.test(sample.title ?? '') && !seen.has(sample) && !sample.noCheck);
  expect(missed.map((sample) => `${place(sample)} ${sample.title}`)).toEqual([]);
});

describe('spoiled samples', () => {
  /** Places where a survivor is right, with the reason and the kind of sample. */
  const EXPLAINED: [reason: string, kind: RegExp, pointer: RegExp][] = [
    ['any name or text', /^configuration$/, /\/(?:clientName|challenge|domain)$/],
    ['any ID', /^policy document$/, /\/resources\/\d+\/resourceId$/],
    ['any ID', /^results$/, /^\/authorizationId$/],
    ['text for people', /^platform error$/, /^\/(?:message|action|code|type)$/],
    [
      'text for people',
      /^policy result$|^results$/,
      /\/(?:error|warnings\/\d+)(?:\/errors\/\d+|\/external\/\w+)?\/(?:title|detail|code)$/,
    ],
    ['a way may hold any name or number', /^policy result$/, /^\/path\/\d+$/],
    ['a way may hold any name or number', /^results$/, /^\/data\/\d+\/path\/\d+$/],
    ['facts differ from policy to policy', /^policy result$/, /^\/data\//],
    ['facts differ from policy to policy', /^results$/, /^\/data\/\d+\/data\//],
  ];
  const tried = checked.flatMap(({ sample, kind, value, validate }) =>
    mutationsOf(value).map(({ kind: change, pointer, value: spoiled }) => ({
      sample,
      kind,
      change,
      pointer,
      spoiled,
      findings: validate(spoiled),
    })),
  );
  const show = ({ sample, kind, pointer }: (typeof tried)[number]) => `${place(sample)} ${kind.is} ${pointer}`;

  test('are refused, but for those that are explained', () => {
    expect(tried.length).toBeGreaterThan(10_000);
    const survivors = tried.filter(({ change, findings }) => change !== 'removed member' && findings.length === 0);
    const unexplained = survivors.filter(
      ({ kind, pointer }) => !EXPLAINED.some(([, name, at]) => name.test(kind.is) && at.test(pointer)),
    );
    expect(unexplained.map(show)).toEqual([]);
  });

  test('are refused where a member is missing if and only if it is required', () => {
    const wrong = tried.filter(({ kind, change, pointer, spoiled, findings }) => {
      if (change !== 'removed member') return false;
      return isNeededByPlatform(kind, pointer, spoiled) !== findings.length > 0;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('are refused at the place that was spoiled', () => {
    const astray = tried.filter(
      ({ pointer, findings }) => findings.length > 0 && !findings.some((finding) => finding.pointer === pointer),
    );
    expect(astray.map(show)).toEqual([]);
  });
});
