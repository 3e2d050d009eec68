import Ajv from 'ajv';
import { type DcqlCredential, DcqlPresentationResult, DcqlQuery } from 'dcql';
import { query } from 'jsonpath-rfc9535';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { decodeMdoc } from '../platform/verify/mdoc.ts';
import { verifySdJwt } from '../platform/verify/sdJwt.ts';
import { definitionShape, submissionShape } from './examples/exchangeShapes.ts';
import { index, read, readJson, world } from './examples/published.ts';

const payloadOf = (token: string): JsonObject =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Claims that the wallet shows, from the SD-JWT VC with its key binding verified. */
const shown = await verifySdJwt(read('credentials/employee.sd-jwt-kb').trim(), world, world);

interface Field {
  path: string[];
  filter?: JsonObject;
  optional?: boolean;
}

/** The value of a field: the first path that finds one wins (PE 2.1.1, Input Evaluation). */
function foundBy(field: Field, credential: JsonValue): JsonValue | undefined {
  const found = field.path.flatMap((path) => query(credential, path).slice(0, 1));
  return found[0] as JsonValue | undefined;
}

/** True if a credential has what an input descriptor asks for. */
function fits(descriptor: JsonObject, credential: JsonValue): boolean {
  const { fields = [] } = descriptor.constraints as { fields?: Field[] };
  return fields.every((field) => {
    const value = foundBy(field, credential);
    if (value === undefined) return field.optional === true;
    return field.filter === undefined || new Ajv().compile(field.filter)(value);
  });
}

const descriptors = (definition: JsonObject): JsonObject[] => definition.input_descriptors as JsonObject[];

function firstDescriptor(definition: JsonObject): JsonObject {
  const [first] = descriptors(definition);
  if (!first) throw new Error('The definition asks for nothing.');
  return first;
}

describe('Presentation Exchange', () => {
  const definitions = ['definition', 'definition-sd-jwt', 'definition-requirements'];

  test.each(definitions)('%s is well formed', (name) => {
    const definition = readJson(`queries/${name}.json`);
    expect(definitionShape.safeParse(definition).error?.issues).toBeUndefined();
    const ids = descriptors(definition).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['submission', 'submission-sd-jwt'])('%s is well formed and answers its definition', (name) => {
    const submission = readJson(`queries/${name}.json`);
    expect(submissionShape.safeParse(submission).error?.issues).toBeUndefined();
    const definition = readJson(`queries/${name.replace('submission', 'definition')}.json`);
    expect(submission.definition_id).toBe(definition.id);
    const map = submission.descriptor_map as JsonObject[];
    expect(map.map(({ id }) => id)).toEqual(descriptors(definition).map(({ id }) => id));
  });

  test('the submission leads to the credential, which fits the definition', () => {
    const { vp_token: token, presentation_submission: submission } = readJson('queries/response.json');
    expect(submission).toEqual(readJson('queries/submission.json'));
    expect(token).toBe(read('presentations/presentation.vp.jwt').trim());
    const [entry] = (submission as JsonObject).descriptor_map as JsonObject[];
    const [presentation] = query(token as string, String(entry?.path));
    const nested = entry?.path_nested as JsonObject;
    const [credential] = query(payloadOf(String(presentation)), String(nested.path));
    expect(credential).toBe(read('credentials/employee.vc.jwt').trim());
    const descriptor = firstDescriptor(readJson('queries/definition.json'));
    expect(fits(descriptor, payloadOf(String(credential)))).toBe(true);
    expect(fits(descriptor, payloadOf(String(presentation)))).toBe(false);
  });

  test('the SD-JWT VC fits its definition and shows no more than it asks for', () => {
    const { vp_token: token, presentation_submission: submission } = readJson('queries/response-sd-jwt.json');
    expect(submission).toEqual(readJson('queries/submission-sd-jwt.json'));
    expect(query(token as string, '$')).toEqual([read('credentials/employee.sd-jwt-kb').trim()]);
    const descriptor = firstDescriptor(readJson('queries/definition-sd-jwt.json'));
    const claims = shown as unknown as JsonObject;
    expect(fits(descriptor, claims)).toBe(true);
    expect(fits(descriptor, { ...claims, site: 'west' })).toBe(false);
    const { fields } = descriptor.constraints as unknown as { fields: Field[] };
    const asked = fields.flatMap(({ path }) => path.map((way) => way.slice(2)));
    const always = ['iss', 'vct', 'nbf', 'exp', 'cnf'];
    expect(Object.keys(claims).filter((claim) => !asked.includes(claim) && !always.includes(claim))).toEqual([]);
  });

  test('every group of the requirements has descriptors, and every descriptor a group', () => {
    const definition = readJson('queries/definition-requirements.json');
    const requirements = definition.submission_requirements as JsonObject[];
    const groups = new Set(descriptors(definition).flatMap(({ group }) => group as string[]));
    expect([...groups].sort()).toEqual(requirements.map(({ from }) => from as string).sort());
    const credential = readJson('credentials/employee.json');
    expect(descriptors(definition).map((descriptor) => fits(descriptor, credential))).toEqual([true, false, false]);
  });
});

describe('DCQL', () => {
  const parse = (name: string): DcqlQuery => {
    const parsed = DcqlQuery.parse(readJson(`queries/${name}.json`) as unknown as DcqlQuery.Input);
    DcqlQuery.validate(parsed);
    return parsed;
  };
  const sdJwt: DcqlCredential = {
    credential_format: 'dc+sd-jwt',
    vct: shown.vct,
    claims: shown as unknown as Record<string, string>,
    cryptographic_holder_binding: true,
  };
  const document = readJson('credentials/employee.json');
  const ldp: DcqlCredential = {
    credential_format: 'ldp_vc',
    type: ['https://www.w3.org/ns/credentials/examples#ExampleEmployeeCredential'],
    claims: document as unknown as Record<string, string>,
    cryptographic_holder_binding: true,
  };
  const { docType, elements } = decodeMdoc(Buffer.from(read('mdoc/issuer-signed.txt').trim(), 'base64url'));
  const mdoc: DcqlCredential = {
    credential_format: 'mso_mdoc',
    doctype: docType,
    namespaces: { [docType]: Object.fromEntries(elements.map(({ name, value }) => [name, String(value)])) },
    cryptographic_holder_binding: true,
  };

  test('the answer fits the query', () => {
    const answer = readJson('queries/dcql-response.json');
    expect(answer.vp_token).toEqual({ employee: [read('credentials/employee.sd-jwt-kb').trim()] });
    const result = DcqlPresentationResult.fromDcqlPresentation({ employee: [sdJwt] }, { dcqlQuery: parse('dcql') });
    expect(result.can_be_satisfied).toBe(true);
  });

  test('an answer without a claim does not fit', () => {
    const { employeeId: _, ...rest } = shown;
    const claims = rest as unknown as Record<string, string>;
    const result = DcqlQuery.query(parse('dcql'), [{ ...sdJwt, claims } as DcqlCredential]);
    expect(result.can_be_satisfied).toBe(false);
  });

  test.each([
    ['employee', sdJwt],
    ['employee_mdoc', mdoc],
    ['employee_vc', ldp],
  ])('each option of the sets is enough: %s', (id, credential) => {
    const result = DcqlQuery.query(parse('dcql-sets'), [credential]);
    expect(result.can_be_satisfied).toBe(true);
    const met = Object.entries(result.credential_matches).filter(([, match]) => match.success);
    expect(met.map(([name]) => name)).toEqual([id]);
  });
});

describe('authorization request', () => {
  const request = readJson('queries/authorization-request.json');

  test('the signed object holds the request, and the request holds the query', () => {
    expect(payloadOf(read('queries/request-object.jwt'))).toEqual(request);
    expect(request.dcql_query).toEqual(readJson('queries/dcql.json'));
  });

  test('the answer repeats nonce, audience and state', () => {
    const binding = readJson('credentials/employee.sd-jwt-kb.decoded.json').keyBinding as JsonObject;
    expect(binding.payload).toMatchObject({ nonce: request.nonce, aud: request.client_id });
    expect(index.expected).toMatchObject({ nonce: request.nonce, audience: request.client_id });
    expect(readJson('queries/dcql-response.json').state).toBe(request.state);
    expect(isObject(request.client_metadata)).toBe(true);
  });
});
