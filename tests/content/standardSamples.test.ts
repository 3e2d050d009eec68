import { describe, expect, test } from 'vitest';
import { checkJsonSamples } from '../../plugins/schemas/checkJsonSamples.ts';
import { isObject, type JsonObject, type JsonValue, valueAt } from '../../plugins/schemas/jsonValue.ts';
import { KindValidators } from '../../plugins/schemas/kindValidators.ts';
import type { Validate } from '../../plugins/schemas/schemaValidator.ts';
import { ELLIPSIS, forgivingShortened } from '../../plugins/schemas/shortened.ts';
import { standardParts } from '../../plugins/schemas/standardParts.ts';
import { descriptions } from './apiDescriptions.ts';
import { index, readJson } from './examples/published.ts';
import { mutationsOf } from './mutations.ts';
import { samples, spec, tokens } from './spec.ts';
import { FREE, isNeeded, REQUIRED } from './standardRules.ts';

/** A value of a standard: in a sample, or an example of a schema. */
interface Shown {
  schema: string;
  isPart: boolean;
  value: JsonValue;
  validate: Validate;
  at: string;
}

const nameOf = (file: string) => file.replace(/^.*\/|\.json$/g, '');
const validators = new KindValidators(spec);

const onPages = checkJsonSamples(samples, spec, tokens).checked.flatMap(
  ({ kind, sample, value, validate }): Shown[] => {
    if (kind.is !== 'schema') return [];
    const schema = kind.definition ? `${kind.name}#${kind.definition}` : kind.name;
    return [{ schema, isPart: kind.part ?? false, value, validate, at: `${sample.page.file}:${sample.line}` }];
  },
);

const examples = spec.standards.flatMap(({ file, value }): Shown[] => {
  const name = nameOf(file);
  const validate = validators.of({ is: 'schema', name }) as Validate;
  const list = (value as JsonObject).examples as JsonValue[];
  return list.map((example) => ({ schema: name, isPart: false, value: example, validate, at: file }));
});

test('objects of standards on the pages are many, and of many kinds', () => {
  expect(onPages.length).toBeGreaterThanOrEqual(50);
  expect(new Set(onPages.map(({ schema }) => schema)).size).toBeGreaterThanOrEqual(15);
});

test('what a standard demands is written down for each of its objects, apart from the schemas', () => {
  const named = [...onPages, ...examples].map(({ schema }) => schema);
  expect([...new Set(named)].filter((schema) => !Object.hasOwn(REQUIRED, schema))).toEqual([]);
});

test('the examples of the schemas show nothing that no schema describes', () => {
  expect(examples.flatMap(({ at, value, validate }) => validate(value).map((finding) => ({ at, ...finding })))).toEqual(
    [],
  );
});

test('a credential with `cnf` names an issuer or a subject (RFC 7800, section 3)', () => {
  const decoded = index.files
    .filter(({ kind, of }) => kind === 'decoded' && of?.includes('.sd-jwt'))
    .map(({ path }): Pick<Shown, 'value' | 'at'> => ({ value: readJson(path).payload as JsonValue, at: path }));
  const credentials = [...decoded, ...[...onPages, ...examples].filter(({ schema }) => schema === 'sd-jwt-vc')].filter(
    ({ value }) => isObject(value) && 'cnf' in value,
  );
  expect(credentials.length).toBeGreaterThanOrEqual(4);
  const nameless = credentials.filter(({ value }) => isObject(value) && !('iss' in value) && !('sub' in value));
  expect(nameless.map(({ at }) => at)).toEqual([]);
});

test('the schemas know of no ellipsis, and their examples are whole', () => {
  expect(
    spec.standards.filter(({ value }) => JSON.stringify(value).includes(ELLIPSIS)).map(({ file }) => file),
  ).toEqual([]);
});

test('the examples of the API descriptions follow the standards too', () => {
  const values = descriptions.flatMap(({ document }) => exampleValues(document as JsonValue));
  const parts = values.flatMap((value) => standardParts(value).map((part) => ({ ...part, value })));
  expect(parts.length).toBeGreaterThanOrEqual(20);
  const findings = parts.flatMap(({ segments, schema, value }) => {
    const validate = validators.of({ is: 'schema', name: schema }) as Validate;
    // The pages that show them say that they are shortened.
    return forgivingShortened(validate)(valueAt(value, segments) as JsonValue).map((finding) => ({
      schema,
      ...finding,
    }));
  });
  expect(findings).toEqual([]);
});

/** Values of the named examples of a description. */
function exampleValues(value: JsonValue): JsonValue[] {
  if (Array.isArray(value)) return value.flatMap(exampleValues);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key !== 'examples' || !isObject(child)) return exampleValues(child);
    return Object.values(child).flatMap((example) => (isObject(example) && 'value' in example ? [example.value] : []));
  });
}

describe('spoiled objects of standards', () => {
  const tried = [...onPages, ...examples].flatMap((shown) =>
    mutationsOf(shown.value).map((mutation) => ({
      ...shown,
      mutation,
      isRefused: shown.validate(mutation.value).length > 0,
    })),
  );
  const show = ({ at, schema, mutation }: (typeof tried)[number]) =>
    `${at} ${schema} ${mutation.kind} ${mutation.pointer}`;

  test('are refused where a member is missing if and only if the standard demands it', () => {
    const removed = tried.filter(({ mutation }) => mutation.kind === 'removed member');
    const wrong = removed.filter(
      ({ schema, mutation, value, isPart, isRefused }) =>
        isNeeded(schema, mutation.pointer, value, isPart) !== isRefused,
    );
    expect(wrong.map(show)).toEqual([]);
    expect(removed.filter(({ isRefused }) => isRefused).length).toBeGreaterThanOrEqual(500);
  });

  test('are refused where a type, a value or a key is wrong, but for those that are explained', () => {
    const others = tried.filter(({ mutation }) => mutation.kind !== 'removed member');
    expect(others.length).toBeGreaterThan(7000);
    const survivors = others.filter(({ isRefused }) => !isRefused);
    const unexplained = survivors.filter(
      ({ schema, mutation }) => !FREE.some(([, name, at]) => name.test(schema) && at.test(mutation.pointer)),
    );
    expect(unexplained.map(show)).toEqual([]);
  });

  test('need each explanation', () => {
    const survivors = tried.filter(({ isRefused, mutation }) => !isRefused && mutation.kind !== 'removed member');
    const unused = FREE.filter(
      ([, name, at]) => !survivors.some(({ schema, mutation }) => name.test(schema) && at.test(mutation.pointer)),
    );
    expect(unused).toEqual([]);
  });
});

test('each property of a standard is named and leads to its section', () => {
  const links = spec.standards.flatMap(({ value }) => linksIn(value as JsonObject));
  expect(links.length).toBeGreaterThan(350);
  for (const link of links)
    expect(link).toMatch(
      /^https:\/\/(?:www\.w3\.org\/TR|www\.rfc-editor\.org|identity\.foundation|openid\.net|datatracker\.ietf\.org)\/\S+#\S+$/,
    );
});

function linksIn(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return [];
  const own = /\]\((\S+)\)\.$/.exec(typeof value.description === 'string' ? value.description : '')?.[1];
  return [...(own ? [own] : []), ...Object.values(value).flatMap(linksIn)];
}
