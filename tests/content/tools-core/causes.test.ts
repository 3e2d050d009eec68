import { describe, expect, test } from 'vitest';
import { errorCatalog, readDiagnosis } from '../../../plugins/data/diagnosis.ts';
import { publishedData } from '../../../plugins/data/publishedData.ts';
import { readSpec } from '../../../plugins/schemas/readSpec.ts';
import { callerError, decide, readPolicy, readRequest } from '../../../tools-core/access/index.ts';
import { plain } from '../../../tools-core/base/index.ts';
import { decodeError, EMPTY_CATALOG } from '../../../tools-core/diagnose/index.ts';
import { evaluateQuery } from '../../../tools-core/query/index.ts';
import { INSPECTED, inspect, merged } from '../../../tools-core/verify/index.ts';
import { studioOf } from '../../unit/tools-core/configure/studios.ts';
import { routes } from '../apiDescriptions.ts';
import { docsDir, root, tokens } from '../spec.ts';
import { ANSWERS, INSPECTED_SAMPLES, LAYER_SAMPLES, QUERY_SAMPLES, type Sample } from './causeSamples.ts';
import { core, material, publishedErrors, settingsOf } from './samples.ts';

// Each tool finds the cause of an error, or the error, in an input that shows it. Writers may change the texts.

const { errors } = publishedData(readSpec(docsDir, root, tokens));
const data = readDiagnosis(docsDir);
const catalog = data ? errorCatalog(errors, data) : EMPTY_CATALOG;
const textOf = (slug: string, cause: string) => publishedErrors[slug]?.causes.find(({ id }) => id === cause)?.text;

const inspected = Object.entries(INSPECTED).flatMap(([slug, causes]) => causes.map((cause) => ({ slug, cause })));

test('every cause that the inspector knows has an input that shows it', () => {
  expect(Object.keys(INSPECTED_SAMPLES).sort()).toEqual(inspected.map(({ cause }) => cause).sort());
});

describe('the inspector shows the cause', () => {
  test.each(inspected)('$slug: $cause', async ({ slug, cause }) => {
    const sample = INSPECTED_SAMPLES[cause] as Sample;
    const { checks } = await inspect(sample.input, {
      ...settingsOf(''),
      configuration: merged(core, { policies: sample.policies ?? {} }),
      expected: sample.expected ?? {},
      material: sample.only ?? [...(sample.beside ?? []), ...material],
    });
    const expected = { slug, key: cause, cause: textOf(slug, cause), fix: expect.stringMatching(/./) };
    expect(checks.map(({ fault }) => fault)).toContainEqual(expect.objectContaining(expected));
    // Where a policy fails, its first word is the one that counts.
    const failed = checks.filter(({ state }) => state === 'failed');
    if (failed.length > 0) expect(failed[0]?.fault).toMatchObject(expected);
  });
});

describe('the query evaluator links the error', () => {
  test.each(Object.entries(QUERY_SAMPLES))('%s', async (_, { error, query, credentials = '', says }) => {
    const { report } = await evaluateQuery(JSON.stringify(query), credentials);
    expect(report.outcome).toBe('error');
    const checks = JSON.stringify(report.sections.filter(({ kind }) => kind === 'checks'));
    expect(checks).toContain(says);
    expect(checks).toContain(`"/reference/errors/${error}"`);
  });
});

test.each(Object.entries(LAYER_SAMPLES))('the configuration studio knows the error of %s', (_, { error, custom }) => {
  const { custom: layer, samples } = studioOf('validator').study({ custom: JSON.stringify(custom), inline: '' });
  expect([...layer.faults, ...samples.map(({ now }) => now)]).toContainEqual(expect.objectContaining({ error }));
});

test('the policy simulator knows the error of a verifier whose role may not resolve', () => {
  const policy = {
    version: '1.0',
    permissions: [
      {
        effect: 'allow',
        scope: 'service',
        actions: ['list-methods'],
        resources: [{ region: 'eu', service: 'resolver', resourceType: 'instance', resourceId: 'resolver-eu-1' }],
      },
    ],
  };
  const request = 'GET /did:web:example.com:issuers:42 HTTP/1.1\nHost: resolver-eu-1.resolver.service.eu.example';
  const [asked] = readRequest(request, routes) ?? [];
  const statements = readPolicy(JSON.stringify(policy));
  expect(asked && decide([{ name: 'role', statements }], asked).allowed).toBe(false);
  expect(asked && callerError(asked)).toBe('proof-resolve-issuer');
});

describe('the error decoder shows the cause', () => {
  test.each(ANSWERS.filter(([slug, cause]) => textOf(slug, cause)))('%s: %s', (slug, cause, answer) => {
    const [section] = decodeError(answer, catalog).sections;
    const first = section?.kind === 'checks' ? section.checks[0] : undefined;
    expect(first?.links?.[0]?.href).toBe(`/reference/errors/${slug}`);
    expect(first?.checks?.[0]?.title).toBe(`Likely cause: ${plain(String(textOf(slug, cause)))}`);
  });
});
