import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DcqlCredential, DcqlQuery } from 'dcql';
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../tools-core/base/index.ts';
import {
  type Credential,
  checkDcql,
  checkDefinition,
  draftDcql,
  evaluateDcql,
  evaluateQuery,
  readCredentials,
} from '../../tools-core/query/index.ts';
import { docsDir } from './spec.ts';

/**
 * The examples of the standards stay where they are published. Lay copies of the repositories openid/OpenID4VP and
 * decentralized-identity/presentation-exchange into `tests/fixtures/vectors`, or name a folder that holds them in
 * `VECTORS`, and they are evaluated with our code.
 */
const folder = process.env.VECTORS ?? path.resolve(import.meta.dirname, '../fixtures/vectors');
const jsonAt = (place: string) => {
  const whole = path.join(folder, place);
  return existsSync(whole)
    ? readdirSync(whole)
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.join(whole, file))
    : [];
};
const readFile = (file: string): JsonObject => JSON.parse(readFileSync(file, 'utf8'));
const example = (file: string) => readFileSync(path.join(docsDir, 'public/examples', file), 'utf8');

/** The value at a path that a query asks for, with what holds it. */
function valueAt([step, ...rest]: Json[], value: Json): Json {
  if (step === undefined) return value;
  const inner = valueAt(rest, value);
  if (step === null) return [inner];
  return typeof step === 'number' ? Array.from({ length: step + 1 }, () => inner) : { [String(step)]: inner };
}

function merged(one: Json, other: Json): Json {
  if (!isObject(one) || !isObject(other)) return other;
  const all: JsonObject = { ...one };
  for (const [name, value] of Object.entries(other)) all[name] = name in all ? merged(all[name], value) : value;
  return all;
}

/** A credential that has all that a credential query asks for, but for the claim of one index. */
function fitting(query: JsonObject, without = -1): Credential {
  const meta = query.meta as Record<string, Json>;
  const claims = ((query.claims ?? []) as { path: Json[]; values?: Json[] }[])
    .filter((_, index) => index !== without)
    .map((claim) => valueAt(claim.path, claim.values?.[0] ?? 'x'))
    .reduce<Json>(merged, {}) as JsonObject;
  const vct = (meta?.vct_values as string[] | undefined)?.[0];
  return {
    title: String(query.id),
    format: query.format as Credential['format'],
    claims: { ...claims, ...(vct && { vct }) },
    document: claims,
    types: [vct ?? (meta?.doctype_value as string) ?? 'x'],
    isBound: true,
    disclosable: [],
    written: String(query.id),
    place: { input: 'credentials', start: 0, end: 0 },
  };
}

function asOracle({ format, claims, types }: Credential): DcqlCredential {
  const common = { cryptographic_holder_binding: true };
  if (format === 'mso_mdoc')
    return { ...common, credential_format: 'mso_mdoc', doctype: types[0], namespaces: claims as never };
  return { ...common, credential_format: 'dc+sd-jwt', vct: types[0], claims: claims as never };
}

/** Whether both come to the same for each credential query and the whole. */
function expectAgreement(query: JsonObject, credentials: Credential[]): void {
  const ours = evaluateDcql(query, credentials);
  const parsed = DcqlQuery.parse(query as never);
  DcqlQuery.validate(parsed);
  const theirs = DcqlQuery.query(parsed, credentials.map(asOracle) as never);
  const matches = Object.entries(theirs.credential_matches).map(([id, match]) => [id, match.success]);
  expect(ours.parts.map(({ id, chosen }) => [id, chosen !== undefined])).toEqual(matches);
  expect(ours.isMet).toBe(theirs.can_be_satisfied);
}

function holdAgainstOracle(query: JsonObject): void {
  expect(checkDcql(query)).toEqual([]);
  const queries = (query.credentials as JsonObject[]).filter(({ format }) => format !== 'ldp_vc');
  expectAgreement(
    query,
    queries.map((one) => fitting(one)),
  );
  expectAgreement(query, []);
  for (const [index, one] of queries.entries()) {
    const others = queries.filter((_, place) => place !== index).map((other) => fitting(other));
    expectAgreement(query, others);
    for (const claim of ((one.claims ?? []) as Json[]).keys()) expectAgreement(query, [...others, fitting(one, claim)]);
  }
}

test.each(['dcql.json', 'dcql-sets.json'])('our query %s comes to what another implementation finds', (file) => {
  const query = JSON.parse(example(`queries/${file}`));
  holdAgainstOracle({
    ...query,
    credentials: query.credentials.filter(({ format }: JsonObject) => format !== 'ldp_vc'),
    ...(query.credential_sets && { credential_sets: [{ options: [['employee'], ['employee_mdoc']] }] }),
  });
});

test.each([
  ['dcql.json', ['credentials/employee.sd-jwt'], true],
  ['dcql.json', ['queries/dcql-response.json'], true],
  ['dcql.json', ['credentials/employee.json', 'mdoc/issuer-signed.decoded.json'], false],
  ['dcql-sets.json', ['credentials/employee.json'], true],
  ['definition.json', ['credentials/employee.vc.jwt'], true],
  ['definition.json', ['queries/response.json'], true],
  ['definition.json', ['credentials/employee.sd-jwt'], false],
  ['definition-sd-jwt.json', ['credentials/employee.sd-jwt-kb'], true],
  ['definition-requirements.json', ['credentials/employee.vc.jwt'], false],
  ['authorization-request.json', ['credentials/employee.sd-jwt'], true],
] as [string, string[], boolean][])('the published query %s against %j: %s', async (query, files, isMet) => {
  const { results, unread } = await evaluateQuery(example(`queries/${query}`), files.map(example).join('\n\n'));
  expect(unread).toEqual([]);
  expect(results.map((result) => result.isMet)).toEqual([isMet]);
});

test('the answer to a query leaves out what nobody asked for, and still meets it', async () => {
  const query = example('queries/dcql.json');
  const [{ answer }] = (await evaluateQuery(query, example('credentials/employee.sd-jwt'))).results;
  const sent = JSON.stringify(answer);
  expect(sent.split('~')).toHaveLength(4);
  expect((await evaluateQuery(query, sent)).results[0].isMet).toBe(true);
  const { credentials } = readCredentials(sent);
  expect(Object.keys(credentials[0].claims)).toEqual(expect.arrayContaining(['employeeId', 'site']));
  expect(credentials[0].claims).not.toHaveProperty('givenName');
});

const dcqlFiles = ['1.0', '1.1'].flatMap((version) => jsonAt(`OpenID4VP/${version}/examples/query_lang`));
const definitions = jsonAt('presentation-exchange/test/v2.0.0/presentation-definition');

describe.skipIf(dcqlFiles.length === 0)('examples of OpenID4VP', () => {
  test('the folder holds those of 1.0', () => expect(dcqlFiles.length).toBeGreaterThanOrEqual(7));
  test.each(dcqlFiles)('%s', (file) => holdAgainstOracle(readFile(file)));
});

describe.skipIf(definitions.length === 0)('fixtures of DIF Presentation Exchange', () => {
  test('the folder holds those of 2.0.0', () => expect(definitions.length).toBeGreaterThanOrEqual(10));
  test.each(definitions)('%s', (file) => {
    const { presentation_definition: inner, ...whole } = readFile(file);
    // Two of the files hold an input descriptor alone.
    const descriptor = 'constraints' in whole ? { id: 'd', input_descriptors: [whole] } : whole;
    const definition = isObject(inner) ? inner : descriptor;
    // One is about formats, and asks for no credential: section 5 wants at least one descriptor.
    const expected = path.basename(file) === 'format_example.json' ? ['/input_descriptors'] : [];
    expect(checkDefinition(definition).map(({ pointer }) => pointer)).toEqual(expected);
    if (expected.length > 0) return;
    expect(checkDcql(draftDcql(definition).query)).toEqual([]);
  });
});
