import { describe, expect, test } from 'vitest';
import { decode } from '../../../tools-core/decode/index.ts';
import { inspectionReport } from '../../../tools-core/inspect/index.ts';
import { read } from '../examples/published.ts';
import { faultsIn, inspectAs, settingsOf } from './samples.ts';

// What people paste is seldom the bare credential: it comes from a terminal, a log, a program or an answer of an issuer.

const VC = 'credentials/employee.json';
const [vc, jwt, sdJwt] = [VC, 'credentials/employee.jose.jwt', 'credentials/employee.sd-jwt'].map((file) =>
  read(file).trim(),
) as [string, string, string];
const minified = JSON.stringify(JSON.parse(vc));
const broken = (text: string, width: number, by = '\n') => text.replace(new RegExp(`.{${width}}`, 'g'), `$&${by}`);
const url = 'https://main.verifier.service.example.com/verify';

describe('one input, whatever is around it, verifies', () => {
  test.each<[what: string, text: string, said: string]>([
    ['a token in lines of 76', broken(jwt, 76), 'spaces and line breaks'],
    ['an SD-JWT in lines of 64', broken(sdJwt, 64), 'spaces and line breaks'],
    ['curly quotation marks', `“${sdJwt}”`, 'quotation marks'],
    ['a scheme of authorization', `Bearer ${jwt}`, 'authorization scheme'],
    ['a variable of a shell', `export VC='${sdJwt}'`, 'longer text'],
    [
      'a call whose key is a token too',
      `curl ${url} -H "Authorization: Bearer eyJhbGciOiJub25lIn0.e30.AA" -d '{"credential":"${jwt}"}'`,
      'longer text',
    ],
    ['a call with backslashes', `curl ${url} -d "{\\"credential\\":\\"${jwt}\\"}"`, 'longer text'],
    ['an answer with headers', `HTTP/1.1 200 OK\r\nContent-Type: application/vc\r\n\r\n${vc}`, 'longer text'],
    ['a line of a log', `2026-06-01T09:31:00Z INFO issued credential=${jwt} in 12 ms`, 'longer text'],
    [
      'a line of a log in JSON',
      JSON.stringify({ level: 'info', credential_issued: jwt, ms: 12 }),
      'member credential_issued',
    ],
    [
      'an answer of OpenID4VCI',
      JSON.stringify({ credentials: [{ credential: sdJwt }], notification_id: 'x' }),
      'member /credentials/0/credential',
    ],
    ['a request with options', JSON.stringify({ credential: JSON.parse(vc), options: {} }), 'member credential.'],
    ['a list of one', JSON.stringify([jwt]), 'member 0.'],
    ['JSON in a text of JSON', JSON.stringify(minified), 'backslash'],
    ['percent-encoded JSON', encodeURIComponent(minified), 'percent-encoded'],
    ['JSON in base64', Buffer.from(vc).toString('base64'), 'base64'],
  ])('%s', async (_, text, said) => {
    const inspection = await inspectAs(VC, text);
    expect(faultsIn(inspection)).toEqual([]);
    expect(inspection.checks.find(({ policy }) => policy === 'proof')?.state).toBe('passed');
    expect(inspection.decoded.why.join(' ')).toContain(said);
  });

  test('a place of a part is never that of other characters', async () => {
    for (const text of [`curl -d '{"credential":"${jwt}"}'`, JSON.stringify([jwt]), broken(jwt, 76)]) {
      for (const { id, span } of (await decode(text)).parts) {
        if (span)
          expect(text.slice(span.start, span.end), id).toBe(
            jwt.split('.')[['header', 'payload', 'signature'].indexOf(id)],
          );
      }
    }
  });
});

describe('several inputs in one are checked by themselves', () => {
  test.each([
    ['a list of documents', `[${vc}, ${vc}]`],
    ['a list of tokens', JSON.stringify([jwt, sdJwt])],
    ['tokens below each other', `${jwt}\n${jwt}`],
    ['tokens with an empty line between', `${jwt}\n\n${sdJwt}`],
  ])('%s', async (_, text) => {
    const inspection = await inspectAs(VC, text);
    expect(inspection.decoded).toMatchObject({ format: 'several', name: '2 inputs in one' });
    expect(inspection.checks.filter(({ policy, state }) => policy === 'proof' && state === 'passed')).toHaveLength(2);
    // The verifier takes one, so that it would have no answer to show.
    expect(inspection).toMatchObject({ body: { data: [] } });
    expect(inspection.status).toBeUndefined();
  });
});

test('what is inside of a response as a token is shown decoded', async () => {
  const text = JSON.stringify({ vp_token: { employee: [sdJwt] } });
  const report = await inspectionReport(await inspectAs(VC, text), settingsOf(VC));
  const tree = report.sections.find(({ kind, title }) => kind === 'tree' && title === 'Decoded');
  expect(JSON.stringify(tree)).toContain('SD-JWT VC without key binding, at /vp_token/employee/0');
  expect(JSON.stringify(tree)).toContain('Claims as disclosed');
});

test('JSON with a slip is rejected for that slip, and not searched for something inside', async () => {
  await expect(decode(vc.replace('{', '{ // mine'))).rejects.toThrow('JSON has no comments.');
});

/** The forms of JSON that standards show by themselves: they are named, explained, and judged by no policy. */
test.each<[name: string, value: object]>([
  // Controlled Identifiers 1.0 section 2.2.2, example 8.
  [
    'Verification method',
    {
      '@context': 'https://www.w3.org/ns/cid/v1',
      id: 'https://controller.example/123456789abcdefghi#keys-1',
      type: 'Multikey',
      controller: 'https://controller.example/123456789abcdefghi',
      publicKeyMultibase: 'z6MkmM42vxfqZQsv4ehtTjFFxQ4sQKS2w6WR7emozFAn5cxu',
    },
  ],
  [
    'DID URL dereferencing result',
    { content: { id: 'did:example:1' }, contentMetadata: {}, dereferencingMetadata: {} },
  ],
  ['Presentation submission', { id: 'a', definition_id: 'b', descriptor_map: [] }],
  [
    'Claims of an SD-JWT VC, without their token',
    { vct: 'https://example.com/credentials/employee', iss: 'https://example.com' },
  ],
  ['JOSE header, without its token', { alg: 'ES256', typ: 'dc+sd-jwt' }],
])('%s', async (name, value) => {
  const { decoded, checks, notes, result } = await inspectAs('', JSON.stringify(value));
  expect(decoded.name).toBe(name);
  expect(checks).toEqual([]);
  expect(notes.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(['none', 'valid']).toContain(result);
});

test('a JWS in JSON with the disclosures of an SD-JWT reads as its compact form (RFC 9901, section 8)', async () => {
  const [token, ...disclosures] = sdJwt.split('~').slice(0, -1);
  const [head, payload, signature] = token.split('.');
  const text = JSON.stringify({ payload, signatures: [{ protected: head, signature, header: { disclosures } }] });
  const inspection = await inspectAs(VC, text);
  expect(inspection.decoded).toMatchObject({ format: 'sd-jwt', name: 'SD-JWT VC without key binding' });
  expect(faultsIn(inspection)).toEqual([]);
});

test('JSON that is broken in a longer text is reported with its place, and nothing inside of it is checked as the whole', async () => {
  const text = `HTTP/1.1 200 OK\n\n{"credential": {"id": "a\nb", "credentialSubject": {"id": "did:example:1"}}}`;
  const { format, why } = await decode(text);
  expect(format).toBe('unknown');
  expect(why.join(' ')).toContain('line 1, column 23. There is a line break in the string');
});

/** OpenID4VCI 1.0, appendix A.1.1: a description of credentials has their types, and is none. */
test('what only describes a credential is taken for none', async () => {
  const definition = { type: ['VerifiableCredential', 'UniversityDegreeCredential'] };
  const value = { credential_configurations_supported: { a: { credential_definition: definition } } };
  expect((await decode(JSON.stringify(value))).name).toBe('JSON in no known format');
});

/** Searching a long text takes time by its length, and not by the square of it. */
test.each([
  ['dots and letters', 'eyJ.'.repeat(50_000)],
  ['tokens', `${jwt}\n`.repeat(140)],
  ['brackets', 'x [ { '.repeat(35_000)],
  ['addresses', 'https://x?'.repeat(20_000)],
  ['backslashes', `x ${'{\\"a'.repeat(40_000)}`],
])('%s of 200,000 characters take less than two seconds of a processor', async (_, text) => {
  const start = process.cpuUsage();
  await decode(text);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000_000).toBeLessThan(2);
});
