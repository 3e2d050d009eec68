import { describe, expect, test } from 'vitest';
import { policyData, readPublishedData } from '../../plugins/data/publishedData.ts';
import { isObject, type JsonObject, valueAt } from '../../plugins/schemas/jsonValue.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';
import { descriptions } from './apiDescriptions.ts';
import { docs, docsDir, documents, root, spec, tokens } from './spec.ts';

const page = docs.pages.find(({ route }) => route === '/reference/values');

/** Values in the first column of the table below a heading, and in other columns by number. */
function column(heading: string, at = 0): string[] {
  const [, section = ''] = (page?.source ?? '').split(new RegExp(`^### ${heading}$`, 'm'));
  const [, table = ''] = section.split(/^#/m)[0].split(/^\| ---.*$/m);
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => row.split(' | ')[at].replace(/[|` ]/g, ''));
}

/** A schema of an API description by its name. */
function schema(api: string, name: string): JsonObject {
  const { document } = descriptions.find((description) => description.name === api) ?? {};
  const schemas = (document?.components as JsonObject | undefined)?.schemas as JsonObject | undefined;
  const found = schemas?.[name];
  if (!isObject(found)) throw new Error(`${api} has no schema ${name}.`);
  return found;
}

const property = (value: JsonObject, name: string) => (value.properties as Record<string, JsonObject>)[name];
const published = (name: string) => documents.find(({ $id }) => String($id).endsWith(`/${name}`)) as JsonObject;

/** Every constant of a member at any depth of a description. */
function constants(value: unknown, member: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => constants(item, member));
  if (!isObject(value)) return [];
  const own = isObject(value[member]) ? (value[member] as JsonObject).const : undefined;
  const inner = Object.values(value).flatMap((item) => constants(item, member));
  return typeof own === 'string' ? [own, ...inner] : inner;
}

const documentOf = (api: string) => descriptions.find(({ name }) => name === api)?.document;
const sorted = (values: unknown) => [...new Set(values as string[])].sort();

/** Schemas of what a client has sent itself, and gets back as it was. */
const ECHOED = /Configuration|PolicyDocument|Cors/;
/** What holds a schema of the same member, and what holds no value that is ever sent. */
const [INNER, ABSENT] = [/^(?:items|anyOf|oneOf|allOf|properties|schema|\d+)$/, /^(?:examples?|description|not|if)$/];

/** Every fixed value that an answer of a description may hold, by its API and member or schema. */
function answerValues(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name: api, document, operations } of descriptions) {
    const seen = new Set<unknown>();
    const walk = (value: unknown, name: string): void => {
      if (Array.isArray(value)) for (const item of value) walk(item, name);
      if (!isObject(value) || seen.has(value)) return;
      seen.add(value);
      if (typeof value.$ref === 'string') {
        const path = value.$ref.split('/').slice(1);
        const schema = String(path.at(-1));
        if (!ECHOED.test(schema)) walk(valueAt(document, path), schema);
        return;
      }
      const own = Array.isArray(value.enum) ? value.enum : [value.const];
      for (const one of own.filter((item) => typeof item === 'string')) {
        const key = `${api} ${name}`;
        found.set(key, (found.get(key) ?? new Set()).add(one));
      }
      for (const [key, inner] of Object.entries(value))
        if (!ABSENT.test(key)) walk(inner, INNER.test(key) ? name : key);
    };
    for (const { id, value } of operations) walk(value.responses, id);
  }
  return found;
}

describe('nothing is missing on the page on values', () => {
  const shown = pageParts({ docsDir, root }).expand(page?.source ?? '').text;
  const values = answerValues();
  /** Values that no client has to know, with the reason. */
  const elsewhere: Record<string, string> = {
    'resolver type': 'names of a standard',
    'resolver kty': 'names of a standard',
    'authorizer kty': 'names of a standard',
  };
  const noPolicies = ['accounts', 'gateway', 'iam', 'library', 'logs', 'resolver', 'trail'];

  test('the descriptions are read', () => {
    expect(values.get('authorizer status')).toContain('expired');
    expect(values.get('management Status')).toContain('RUNNING');
    expect(values.size).toBeGreaterThan(12);
    expect(Object.keys(elsewhere).filter((name) => !values.has(name))).toEqual([]);
  });

  test.each([...values].filter(([name]) => !elsewhere[name]))('%s', (name, set) => {
    const needed = [...set].filter((value) => !(name.endsWith(' ServiceName') && noPolicies.includes(value)));
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.filter((value) => !shown.includes(`\`${value}\``))).toEqual([]);
  });

  test('data.format', () => {
    const { formats } = policyData(readPublishedData(docsDir, root, tokens).policies);
    expect(formats.length).toBeGreaterThan(4);
    const [, section = ''] = shown.split('### data.format');
    const names = formats.map(({ resultName }) => `\`${resultName}\``);
    expect(names.filter((name) => !section.split('\n## ')[0].includes(name))).toEqual([]);
  });
});

describe('the page on values names each set as the published data has it', () => {
  const errors = valueAt(spec.errors?.value as JsonObject, ['errors']) as JsonObject[];
  const rows: [heading: string, values: unknown][] = [
    ['policy', published('policy-name.json').enum],
    ['service', policyData(readPublishedData(docsDir, root, tokens).policies).policies.map(({ service }) => service)],
    ['Policy type', schema('iam', 'PolicyType').enum],
    ['Scope of a log entry', property(schema('logs', 'EntryMetadata'), 'scope').enum],
    ['Names of checks', (schema('verifier', 'Checks').items as JsonObject).enum],
    ['Authorization', property(schema('authorizer', 'StatusAnswer'), 'status').enum],
    ['Instance', schema('management', 'Status').enum],
    ['Outcomes in configurations', published('outcome.json').enum],
    ['Browser protocols', schema('authorizer', 'BrowserProtocol').enum],
    [
      'Response modes',
      ['WalletAuthorizationRequest', 'BrowserAuthorizationRequest'].flatMap(
        (name) => property(schema('authorizer', name), 'responseMode').enum as string[],
      ),
    ],
  ];
  test.each(rows)('%s', (heading, values) => {
    expect(column(heading)).not.toEqual([]);
    expect(sorted(column(heading))).toEqual(sorted(values));
  });

  test('query types', () => {
    const types = ['QueryDcql', 'QueryPresentationExchange', 'QueryScopeAlias'].map(
      (name) => property(schema('authorizer', name), 'type').const,
    );
    const validator = constants((documentOf('validator') as JsonObject).components, 'type');
    expect(sorted(column('Query types'))).toEqual(
      sorted([...types, ...validator.filter((type) => /DCQL|\./.test(type))]),
    );
  });

  test('final states of an authorization', () => {
    const final = column('Authorization', 1);
    const states = column('Authorization').filter((_, at) => final[at] === 'yes');
    expect(sorted(states)).toEqual(sorted(schema('authorizer', 'FinalStatus').enum));
  });

  test('platformType: the catalogue with its statuses, and the errors of single policies', () => {
    const statuses = column('platformType', 1).map(Number);
    expect(column('platformType').map((slug, at) => [slug, statuses[at]])).toEqual(
      errors.map(({ slug, status }) => [slug, status]),
    );
    const policies = policyData(readPublishedData(docsDir, root, tokens).policies).policies;
    const own = policies.flatMap(({ ownErrors }) => ownErrors.map(({ platformType }) => platformType));
    expect(own.length).toBeGreaterThan(0);
    expect(column('Errors of single policies')).toEqual(own);
  });
});
