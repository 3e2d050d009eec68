import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseResolver, createConfig, lint, Source } from '@redocly/openapi-core';
import core from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { checkSpecFiles } from '../../plugins/openapi/checkSpecFiles.ts';
import { dereference, type Operation, requestBodies } from '../../plugins/openapi/operations.ts';
import { isObject, type Json, type JsonObject, pointerOf, valueAt } from '../../plugins/openapi/specFiles.ts';
import { applyBrand } from '../../plugins/shared/brand.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { type Description, descriptions, spec, tokens } from './apiDescriptions.ts';
import { platformOperations } from './platformOperations.ts';
import { docsDir } from './site.ts';

const folder = path.join(docsDir, 'public/spec/openapi');

/**
 * Reads what the site publishes. The linter follows references by file, so the `$id` of a schema would name it twice,
 * and it takes `#` for the part of a schema that it looks at.
 */
class PublishedFiles extends BaseResolver {
  override async loadExternalRef(file: string): Promise<Source> {
    const text = applyBrand(readFileSync(file, 'utf8'), tokens);
    if (!file.endsWith('.json')) return new Source(file, text);
    const byFile = text.replace(/^ {2}"\$id": .*\n/m, '').replaceAll('"$ref": "#"', `"$ref": "${path.basename(file)}"`);
    return new Source(file, byFile);
  }
}

/**
 * With its own setting Redocly refuses members that `if` and `then` do not name, although the schema around them does.
 * The test of the examples below refuses unknown members in a way that knows of both.
 */
const exampleRule = { severity: 'warn', allowAdditionalProperties: true } as const;
const exampleRules = {
  'no-invalid-media-type-examples': exampleRule,
  'no-invalid-parameter-examples': exampleRule,
  'no-invalid-schema-examples': exampleRule,
};

/** Shared parts have no operations, and not every description uses all of them. */
const rulesOfShared = { 'no-empty-servers': 'off', 'no-unused-components': 'off' } as const;

test.each(['common', ...descriptions.map(({ name }) => name)])(
  '%s passes the recommended rules of Redocly',
  async (name) => {
    const rules = { ...exampleRules, ...(name === 'common' ? rulesOfShared : {}) };
    const config = await createConfig({ extends: ['recommended'], rules });
    const found = await lint({
      ref: path.join(folder, `${name}.yaml`),
      config,
      externalRefResolver: new PublishedFiles(),
    });
    expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  },
);

describe('a second linter, Spectral', () => {
  const linter = new core.Spectral();
  // The site says whom to ask; a description names no person.
  const rules = { 'info-contact': 'off' } as const;
  linter.setRuleset({ extends: [rulesets.oas as unknown as core.RulesetDefinition], rules });
  const run = async (document: JsonObject) =>
    (await linter.run(structuredClone(document))).map(
      ({ code, message, path: at }) => `${code}: ${message} ${at.join('/')}`,
    );

  test.each(descriptions.map(({ name, document }) => [name, document] as const))('%s passes', async (_, document) => {
    expect(await run(document)).toEqual([]);
  });

  test('finds an array that does not say of what', async () => {
    const [{ document }] = descriptions;
    const components = document.components as { schemas: JsonObject };
    const schemas = { ...components.schemas, Extra: { type: ['string', 'array'] } };
    const found = await run({ ...document, components: { ...components, schemas } });
    expect(found).toContainEqual(expect.stringContaining('array-items'));
  });
});

test('every reference leads somewhere, every operation says what it does, every body has an example', () => {
  expect(formatProblems([...spec.problems, ...checkSpecFiles(spec.files)])).toBe('');
  expect(spec.files.size).toBeGreaterThan(descriptions.length);
});

/** Everything that carries examples: bodies, parameters, headers and schemas. */
interface Examples {
  schema: string;
  values: [pointer: string, value: Json][];
}

function examplesOf(document: JsonObject): Examples[] {
  const found: Examples[] = [];
  const visit = (value: Json, keys: string[]): void => {
    if (Array.isArray(value))
      value.forEach((item, index) => {
        visit(item, [...keys, String(index)]);
      });
    if (!isObject(value)) return;
    const at = pointerOf(keys);
    if ('schema' in value) {
      const values: [string, Json][] = 'example' in value ? [[`${at}/example`, value.example]] : [];
      for (const [name, example] of Object.entries((value.examples ?? {}) as JsonObject)) {
        const { value: target, pointer } = dereference(document, example, `${at}/examples/${name}`);
        values.push([`${pointer}/value`, (target as JsonObject).value]);
      }
      found.push({ schema: `${at}/schema`, values });
    } else if (Array.isArray(value.examples)) {
      found.push({ schema: at, values: value.examples.map((item, index) => [`${at}/examples/${index}`, item]) });
    }
    for (const [key, child] of Object.entries(value))
      if (key !== 'example' && key !== 'value') visit(child, [...keys, key]);
  };
  visit(document, []);
  return found.filter(({ values }) => values.length > 0);
}

describe.each(descriptions.map((description) => [description.name, description] as const))(
  '%s',
  (name, description) => {
    test('every example follows its schema', () => {
      const found = examplesOf(description.document);
      expect(found.length).toBeGreaterThan(5);
      const wrong = found.flatMap(({ schema, values }) =>
        values.flatMap(([pointer, value]) =>
          description
            .validate(schema, value, true)
            .map((finding) => `${name}${pointer}${finding.pointer} ${finding.message}`),
        ),
      );
      expect(wrong).toEqual([]);
    });

    test('the document names itself', () => {
      const info = description.document.info as JsonObject;
      expect(Object.keys(info)).toEqual(['title', 'version', 'summary', 'description', 'license']);
      expect(description.document.openapi).toBe('3.1.0');
    });
  },
);

const operations = descriptions.flatMap((description) =>
  description.operations.map((operation) => [`${description.name} ${operation.id}`, description, operation] as const),
);
const statusesOf = ({ value }: Operation) => Object.keys(value.responses as JsonObject);
const takesKey = ({ security }: Operation) => (security ?? []).length > 0;

/** Operations without a key in the facts: routes for wallets, health, and everything of a gateway. */
const keyless =
  /^(?:gateway .*|\w+ checkHealth|authorizer (?:fetchRequestObject|postWalletAnswer|postEncryptedWalletAnswer|readOpenIdConfiguration|readKeySet))$/;

describe.each(operations)('%s', (title, description: Description, operation) => {
  const statuses = statusesOf(operation);

  test('has a tag and a success', () => {
    expect(operation.value.tags).toHaveLength(1);
    const tags = (description.document.tags as JsonObject[]).map((tag) => tag.name);
    expect(tags).toContain((operation.value.tags as string[])[0]);
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
  });

  test('states its security, and its errors follow from it', () => {
    expect(operation.security).toBeDefined();
    expect(takesKey(operation)).toBe(!keyless.test(title));
    expect(statuses.includes('401')).toBe(takesKey(operation));
    if (takesKey(operation))
      expect(statuses).toEqual(expect.arrayContaining(['403', '429', '500', '502', '503', '504']));
  });

  test('refuses bodies that are wrong, too large or of another type', () => {
    if (description.name === 'gateway' || requestBodies(description.document, operation).length === 0) return;
    expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
  });

  test('carries the request ID in every answer of its own', () => {
    if (description.name === 'gateway') return;
    for (const status of statuses) {
      const answer = dereference(description.document, (operation.value.responses as JsonObject)[status]).value;
      expect(Object.keys((answer as JsonObject).headers ?? {}), status).toContain('X-Request-Id');
    }
  });
});

test('the operations are those of the platform, with their answers', () => {
  expect(operations.map(([title]) => title)).toEqual(expect.arrayContaining(Object.keys(platformOperations)));
  for (const [title, , operation] of operations.filter(([name]) => name in platformOperations)) {
    const [call, statuses] = platformOperations[title];
    expect(`${operation.method} ${operation.path}`, title).toBe(call.replace('/acme/', `/${tokens['%brand.slug%']}/`));
    expect(statusesOf(operation), title).toEqual(expect.arrayContaining(statuses.split(' ')));
    const successes = statuses.split(' ').filter((status) => /^[23]/.test(status));
    expect(
      statusesOf(operation).filter((status) => /^[23]/.test(status)),
      title,
    ).toEqual(successes);
  }
});

test('the hosts are those of the platform', () => {
  const hosts = new Set(operations.flatMap(([, , { servers }]) => servers.map((server) => String(server.url))));
  const domain = tokens['%brand.apiDomain%'];
  expect([...hosts]).toEqual([
    ...['resolver', 'verifier', 'validator', 'authorizer', 'gateway'].map(
      (service) => `https://{instanceResourceId}.${service}.service.{region}.${domain}`,
    ),
    `https://{service}.management.{region}.${domain}`,
    `https://iam.management.global.${domain}`,
    `https://logs.management.{region}.${domain}`,
    `https://trail.management.global.${domain}`,
  ]);
});

test('a bundled description refers to itself only', () => {
  for (const { name, document } of descriptions) {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1]);
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      expect(reference, name).toMatch(/^#\//);
      expect(valueAt(document, dereferenced(reference)), `${name} ${reference}`).toBeDefined();
    }
  }
});

function dereferenced(reference: string): string[] {
  return reference
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}
