import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { checkSchemas } from '../../plugins/schemas/checkSchemas.ts';
import type { JsonObject, JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { schemaDefaults } from '../../plugins/schemas/schemaDefaults.ts';
import { schemaNodes } from '../../plugins/schemas/schemaProperties.ts';
import { SchemaValidator } from '../../plugins/schemas/schemaValidator.ts';
import { withDiscriminators } from '../../plugins/schemas/taggedUnions.ts';
import { type Brand, brandTokens } from '../../plugins/shared/brand.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { mutationsOf } from './mutations.ts';
import { core, docsAddress, docsDir, documents, isRequired, root, services, set, spec } from './spec.ts';

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const validator = new SchemaValidator(documents.map((document) => withDiscriminators(set, document)));
const judge = (name: string) => validator.compile(set.document(name).base);

/** A validator of the published files as they are, with the options of the library alone. */
function plainAjv(options: { useDefaults?: boolean } = {}) {
  const ajv = new Ajv2020({ strict: true, ...options });
  addFormats(ajv);
  for (const document of documents) ajv.addSchema(document);
  return ajv;
}

test('every file has an address, compiles, describes every place and accepts its own examples and defaults', () => {
  expect(formatProblems([...spec.problems, ...checkSchemas(spec, docsAddress)])).toBe('');
});

test('the same holds for another brand', () => {
  const brand = {
    name: 'Zephyr',
    slug: 'zephyr',
    docsOrigin: 'https://learn.zephyr.test',
    homepage: 'https://zephyr.test',
    dashboard: 'https://app.zephyr.test',
    support: 'https://help.zephyr.test',
    apiDomain: 'zephyr.test',
  } as Brand;
  const tokens = brandTokens(brand, BASE);
  const other = readSpec(docsDir, root, tokens);
  expect(formatProblems([...other.problems, ...checkSchemas(other, tokens['%brand.docs%'])])).toBe('');
});

test('the published schemas are those that pages and other schemas refer to', () => {
  expect(spec.schemas.map(({ file }) => file.replace(/.*\//, ''))).toEqual(
    [
      ...['authorizer.configuration', 'cors', 'credential-standards', 'did-methods', 'error-catalogue'],
      ...[
        'gateway.configuration',
        'iam-actions',
        'outcome',
        'platform-error',
        'policies',
        'policy-document',
        'policy-name',
        'policy-result',
        'problem',
      ],
      ...['resolver.configuration', 'service-instance', 'service-name', 'service-role', 'standards'],
      ...['validator.configuration', 'verifier.configuration'],
    ].map((name) => `${name}.json`),
  );
  expect([...spec.cores.keys()]).toEqual(services);
});

test('the description of a property is one plain sentence', () => {
  const odd = documents.flatMap((document) =>
    schemaNodes(document)
      .filter(({ kind }) => kind === 'property')
      .map(({ pointer, schema }) => ({ place: `${document.$id}#${pointer}`, text: String(schema.description) }))
      .filter(({ text }) => !/^[A-Z].*[^.]\.$/.test(text) || /\. [A-Z]/.test(text)),
  );
  expect(odd).toEqual([]);
});

describe.each(services)('the core configuration of the %s', (service) => {
  const name = `${service}.configuration.json`;

  test('is valid and is what the defaults of the schema give', () => {
    expect(judge(name)(core(service))).toEqual([]);
    expect(core(service)).toEqual(schemaDefaults(set, set.document(name)));
  });

  test('is also what a JSON Schema library makes of an empty configuration', () => {
    const value: JsonObject = {};
    expect(plainAjv({ useDefaults: true }).getSchema(set.document(name).base)?.(value)).toBe(true);
    expect(value).toEqual(core(service));
  });
});

describe('spoiled values', () => {
  const answers = /problem|policy-result|error-catalogue/;
  /** Places where a survivor is right, with the reason. */
  const EXPLAINED: [reason: string, kinds: string[], schema: RegExp, pointer: RegExp][] = [
    ['any name', ['unlisted value'], /^authorizer/, /\/clientName$/],
    ['any text', ['unlisted value'], /^verifier/, /\/authentication\/(?:challenge|domain)$/],
    ['judged when it is loaded', ['unlisted value'], /^validator/, /\/\d+\/cbor$/],
    ['any ID', ['unlisted value'], /^policy-document/, /\/resources\/\d+\/resourceId$/],
    ['text for people', ['unlisted value'], answers, /\/(?:title|detail|code|parameter|header|when|text|causes\/\d+)$/],
    [
      'text for people, or a name that other rules check',
      ['unlisted value'],
      /^(?:did-methods|iam-actions|policies|standards)/,
      /\/(?:name|note|notes\/0|networks|operations\/\w+|keyTypes|relationships|services|paths|allows|region|holds|form|resultName|keys|standard|query|question|text|finding|effect|member|meaning|when|fix|detail|title)$|\/(?:queryNames|names|inputs|steps|needs)\/0$/,
    ],
    ['a body has the members of its operation', ['unknown key'], /^policies/, /\/request\/body\//],
    ['new members may come', ['unknown key'], /^policies/, /\/results\//],
    ['text for people', ['unlisted value'], /^platform-error/, /^\/(?:type|code|message|action)$/],
    ['a way may hold any name or number', ['unlisted value', 'wrong type'], /^policy-result/, /^\/path\/\d+$/],
    [
      'facts differ from policy to policy',
      ['wrong type', 'unlisted value', 'unknown key'],
      /^policy-result/,
      /^\/data\//,
    ],
    ['new members may come', ['unknown key'], /^(?:problem|platform-error|policy-result)/, /./],
    ['new members may come', ['unknown key'], /^error-catalogue/, /\/example\//],
  ];
  const values = [
    ...services.map((service) => [`${service}.configuration.json`, core(service)] as const),
    ...documents.flatMap((document) => {
      const name = String(document.$id).replace(/.*\//, '');
      return ((document.examples ?? []) as JsonValue[]).map((example) => [name, example] as const);
    }),
  ];
  const plain = plainAjv();
  const tried = values.flatMap(([name, value]) => {
    const validate = judge(name);
    const isValid = plain.getSchema(set.document(name).base);
    return mutationsOf(value).map((mutation) => ({
      name,
      ...mutation,
      findings: validate(mutation.value),
      agrees: isValid?.(mutation.value) === (validate(mutation.value).length === 0),
    }));
  });

  test('are many', () => {
    expect(tried.length).toBeGreaterThan(4000);
  });

  test('are refused, but for those that are explained', () => {
    const survivors = tried.filter(({ kind, findings }) => kind !== 'removed member' && findings.length === 0);
    const unexplained = survivors.filter(
      ({ name, kind, pointer }) =>
        !EXPLAINED.some(([, kinds, schema, place]) => kinds.includes(kind) && schema.test(name) && place.test(pointer)),
    );
    expect(unexplained.map(({ name, kind, pointer }) => `${name} ${kind} ${pointer}`)).toEqual([]);
  });

  test('are refused where a member is missing if and only if it is required', () => {
    const removed = tried.filter(({ kind }) => kind === 'removed member');
    const wrong = removed.filter(({ name, pointer, value, findings }) => {
      // With credentials, the origins have to be in the same layer.
      const isOrigin = /(?:^|\/cors)\/origin$/.test(pointer) && JSON.stringify(value).includes('"credentials":true');
      return (isRequired(name, pointer) || isOrigin) !== findings.length > 0;
    });
    expect(wrong.map(({ name, pointer, findings }) => ({ name, pointer, findings }))).toEqual([]);
  });

  test('are refused at the place that was spoiled', () => {
    const astray = tried.filter(
      ({ findings, pointer }) => findings.length > 0 && !findings.some((finding) => finding.pointer === pointer),
    );
    expect(astray.map(({ name, kind, pointer, findings }) => ({ name, kind, pointer, findings }))).toEqual([]);
  });

  test('are judged alike by the schemas as they are published', () => {
    expect(
      tried.filter(({ agrees }) => !agrees).map(({ name, kind, pointer }) => `${name} ${kind} ${pointer}`),
    ).toEqual([]);
  });
});
