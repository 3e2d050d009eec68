import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorCatalog, readDiagnosis } from '../../../plugins/data/diagnosis.ts';
import { publishedData } from '../../../plugins/data/publishedData.ts';
import { readSpec } from '../../../plugins/schemas/readSpec.ts';
import { callerError, decide, readPolicy, readRequest } from '../../../tools-core/access/index.ts';
import { decodeError, EMPTY_CATALOG } from '../../../tools-core/diagnose/index.ts';
import { evaluateQuery, QUERY_CAUSES } from '../../../tools-core/query/index.ts';
import { CAUSES, inspect, merged } from '../../../tools-core/verify/index.ts';
import { studioOf } from '../../unit/tools-core/configure/studios.ts';
import { routes } from '../apiDescriptions.ts';
import { docsDir, root, tokens } from '../spec.ts';
import {
  type AccessSample,
  type AnswerSample,
  CAUSE_SAMPLES,
  type LayerSample,
  type QuerySample,
  type Sample,
} from './causeSamples.ts';
import { core, material, publishedErrors, settingsOf } from './samples.ts';

// Each tool names the cause of an error in an input that shows it.

const file = path.join(docsDir, 'public/spec/errors.json');
const catalogue = JSON.parse(readFileSync(file, 'utf8')).errors as { slug: string; causes: string[] }[];

const { errors } = publishedData(readSpec(docsDir, root, tokens));
const data = readDiagnosis(docsDir);
const facts = data ? errorCatalog(errors, data) : EMPTY_CATALOG;

const textOnPage = (slug: string, index: number) => catalogue.find((error) => error.slug === slug)?.causes[index] ?? '';

/** The inspector and the decoder take the text of a cause from the catalogue, by its place. The other tools have their own. */
const rows = Object.entries(CAUSE_SAMPLES).flatMap(([slug, causes]) =>
  Object.entries(causes).map(([cause, sample], index) => ({
    slug,
    cause: 'input' in sample || 'answer' in sample ? textOnPage(slug, index) : cause,
    sample,
  })),
);
type Row<Kind> = { slug: string; cause: string; sample: Kind };
const rowsWith = <Kind>(member: string) => rows.filter(({ sample }) => member in sample) as unknown as Row<Kind>[];
const inspected = rowsWith<Sample>('input');
const queried = rowsWith<QuerySample>('query');
const configured = rowsWith<LayerSample>('custom');
const refused = rowsWith<AccessSample>('policy');
const answered = rowsWith<AnswerSample>('answer');

test('every cause that the inspector knows and a page lists has an input that shows it', () => {
  const shown = new Set(inspected.map(({ slug, cause }) => `${slug}: ${cause}`));
  const known = Object.entries(CAUSES).filter(([, { cause }]) => typeof cause === 'number');
  expect(
    known
      .filter(([, { slug, cause }]) => !shown.has(`${slug}: ${publishedErrors[slug]?.causes[Number(cause)]}`))
      .map(([key]) => key),
  ).toEqual([]);
});

describe('the inspector names the cause', () => {
  test.each(inspected)('$slug: $cause', async ({ slug, cause, sample }) => {
    const { checks } = await inspect(sample.input, {
      ...settingsOf(''),
      configuration: merged(core, { policies: sample.policies ?? {} }),
      expected: sample.expected ?? {},
      material: sample.only ?? [...(sample.beside ?? []), ...material],
    });
    const faults = checks.flatMap(({ fault }) => (fault ? [{ slug: fault.slug, cause: fault.cause }] : []));
    expect(faults).toContainEqual({ slug, cause });
    // Where a policy fails, its first word is the one that counts.
    const failed = checks.filter(({ state }) => state === 'failed');
    if (failed.length > 0) expect(failed[0]?.fault).toMatchObject({ slug, cause });
  });
});

describe('the query evaluator names the cause', () => {
  test.each(queried)('$slug: $cause', async ({ slug, cause, sample: { query, credentials = '', says } }) => {
    const { report } = await evaluateQuery(JSON.stringify(query), credentials);
    expect(report.outcome).toBe('error');
    const checks = JSON.stringify(report.sections.filter(({ kind }) => kind === 'checks'));
    expect(checks).toContain(says);
    expect(Object.values(QUERY_CAUSES)).toContainEqual({ slug, cause });
    expect(checks).toContain(`Cause: ${cause.replaceAll('`', '')}`);
  });
});

describe('the configuration studio names the cause', () => {
  test.each(configured)('$slug: $cause', ({ slug, cause, sample: { service, custom } }) => {
    const { custom: layer, samples } = studioOf(service).study({ custom: JSON.stringify(custom), inline: '' });
    const errors = [...layer.faults.map(({ error }) => error), ...samples.map(({ now }) => now.error)];
    expect(errors).toContainEqual({ slug, cause });
  });
});

describe('the policy simulator names the cause', () => {
  test.each(refused)('$slug: $cause', ({ slug, cause, sample: { policy, request } }) => {
    const [asked] = readRequest(request, routes) ?? [];
    const statements = readPolicy(JSON.stringify(policy));
    expect(asked && decide([{ name: 'role', statements }], asked).allowed).toBe(false);
    expect(asked && callerError(asked)).toMatchObject({ slug, cause });
  });
});

describe('the error decoder names the cause', () => {
  test.each(answered)('$slug: $cause', ({ slug, cause, sample: { answer } }) => {
    const [section] = decodeError(answer, facts).sections;
    const first = section?.kind === 'checks' ? section.checks[0] : undefined;
    expect(first?.links?.[0]?.href).toBe(`/reference/errors/${slug}`);
    expect(first?.checks?.[0]?.title).toBe(`Likely cause: ${cause}`.replaceAll('`', ''));
  });
});
