import { expect, test } from 'vitest';
import { parseSampleSchema } from '../../../../plugins/schemas/sampleSchema.ts';

const whole = { is: 'schema', definition: undefined, list: false, part: false };

test.each([
  ['did-document', { ...whole, name: 'did-document' }],
  [
    'presentation-definition#inputDescriptor',
    { ...whole, name: 'presentation-definition', definition: 'inputDescriptor' },
  ],
  ['part of verifiable-credential-v2', { ...whole, name: 'verifiable-credential-v2', part: true }],
  ['list of verification-method', { ...whole, name: 'verification-method', list: true }],
  ['list of parts of did-document', { ...whole, name: 'did-document', list: true, part: true }],
  ['verifier.configuration', { ...whole, name: 'verifier.configuration' }],
  ['request of createInstance', { is: 'request', operation: 'createInstance' }],
  ['answer of readStatus', { is: 'answer', operation: 'readStatus', status: undefined }],
  ['answer 422 of verifyJwt', { is: 'answer', operation: 'verifyJwt', status: 422 }],
])('%s', (text, expected) => {
  expect(parseSampleSchema(text)).toEqual(expected);
});

test.each(['', 'DID document', 'a list of did-document', 'request 200 of verifyJwt', 'request of verify jwt', '#x'])(
  '"%s" has no form that is known',
  (text) => {
    expect(parseSampleSchema(text)).toBeUndefined();
  },
);
