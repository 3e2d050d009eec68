import { expect, test } from 'vitest';
import type { JsonValue } from '../../../../plugins/schemas/jsonValue.ts';
import { standardParts } from '../../../../plugins/schemas/standardParts.ts';

const v2 = ['https://www.w3.org/ns/credentials/v2'];
const rows: [name: string, value: JsonValue, parts: string[]][] = [
  ['nothing', { a: [1, { b: null }] }, []],
  ['a query in a request', { query: { type: 'DCQL', dcql: {} } }, ['query.dcql dcql-query']],
  [
    'a definition and its submission',
    { presentation_definition: {}, presentation_submission: {} },
    ['presentation_definition presentation-definition', 'presentation_submission presentation-submission'],
  ],
  [
    'a credential of 2.0',
    { credential: { '@context': v2, type: ['VerifiableCredential'] } },
    ['credential verifiable-credential-v2'],
  ],
  [
    'a credential of 1.1',
    [{ '@context': 'https://www.w3.org/2018/credentials/v1', type: 'VerifiableCredential' }],
    ['0 verifiable-credential-v1'],
  ],
  [
    'a status list',
    { '@context': v2, type: ['VerifiableCredential', 'BitstringStatusListCredential'] },
    [' bitstring-status-list-credential'],
  ],
  ['a presentation', { '@context': v2, type: 'VerifiablePresentation' }, [' verifiable-presentation-v2']],
  ['a credential of another context', { '@context': ['https://example.com'], type: ['VerifiableCredential'] }, []],
  ['a resolution', { didDocument: null, didResolutionMetadata: {} }, [' did-resolution-result']],
  ['a key set', { keys: [{ kty: 'EC' }] }, [' jwk-set']],
  ['keys of another kind', { keys: ['key_abcd1234'] }, []],
  ['a browser request that is text', { digitalCredentialGetRequest: 'x' }, []],
];

test.each(rows)('%s', (_name, value, parts) => {
  expect(standardParts(value).map(({ segments, schema }) => `${segments.join('.')} ${schema}`)).toEqual(parts);
});
