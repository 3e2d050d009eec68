import { expect, test } from 'vitest';
import { diagnose } from '../../../../tools-core/diagnose/index.ts';
import { facts, proofInvalid } from './platform.ts';

const problem = { type: 'https://example.com/reference/errors/proof-invalid', detail: 'The signature is wrong.' };
const told = { title: proofInvalid.title, cause: proofInvalid.causes[0], page: proofInvalid.page, error: proofInvalid };
const titles = (body: unknown, status?: number) => diagnose({ status, body }, facts).map(({ title }) => title);

test.each([
  ['a status that refuses', 401, ['Status 401', 'A `key` is `missing`.', '/keys', ['Make `a` key.']]],
  ['one that has nothing more to do', 403, ['Status 403', 'No scope.', '/scopes', undefined]],
])('%s says so without a body', (_, status, [title, cause, page, next]) => {
  expect(diagnose({ status }, facts)).toEqual([{ title, quote: '', cause, page, next }]);
});

test.each([
  ['a status that nothing is known of', { status: 418 }],
  ['a good status', { status: 200 }],
  ['nothing at all', {}],
  ['a refusal whose body says nothing', { status: 401, body: [] }],
  ['a body that reports nothing', { status: 401, body: { data: [] } }],
])('%s is no error', (_, answer) => {
  expect(diagnose(answer, facts)).toEqual([]);
});

test('the lowest status of an error counts as one', () => {
  const refusal = { status: 400, words: 'x', cause: 'It is malformed.', page: '/malformed' };
  expect(diagnose({ status: 400 }, { ...facts, rejections: [refusal] })).toHaveLength(1);
});

test.each([
  ['by the end of its type', problem],
  ['by the address of a page', { ...problem, type: 'https://example.com/reference/errors/proof-invalid.html' }],
  ['by its platform type', { ...problem, type: 'about:blank', platformType: 'proof-invalid' }],
  [
    'by its platform type before its type',
    { ...problem, type: 'x/reference/errors/date-expired', platformType: 'proof-invalid' },
  ],
])('a problem is known %s', (_, body) => {
  expect(diagnose({ body }, facts)).toEqual([{ ...told, quote: problem.detail, problem: body }]);
});

test.each([
  ['of another site', { type: 'https://example.com/problems/proof-invalid' }],
  ['with more after its name', { type: 'https://example.com/reference/errors/proof-invalid/more' }],
  ['with a name that objects have', { platformType: 'constructor' }],
])('a problem %s is not known', (_, body) => {
  expect(diagnose({ body }, facts)).toEqual([]);
});

test('a result names the policy and the service that report, and a warning is marked', () => {
  const result = { policy: 'dates', service: 'verifier', error: problem, warnings: [{ platformType: 'date-expired' }] };
  const [error, warning] = diagnose({ body: { data: ['x', result] } }, facts);
  expect(error).toEqual({ ...told, quote: problem.detail, problem, policy: 'dates', service: 'verifier' });
  expect(warning).toMatchObject({ title: 'Date is past', policy: 'dates', service: 'verifier', isWarning: true });
  expect(error).not.toHaveProperty('isWarning');
});

test('an error of the body itself, and warnings that are no list', () => {
  expect(titles({ error: problem, warnings: { platformType: 'date-expired' } })).toEqual(['Proof is not valid']);
  expect(titles({ data: [{ warnings: { 0: { platformType: 'date-expired' } } }] })).toEqual([]);
});

test('a problem of another service is found inside of the one that reports it', () => {
  const external = {
    resolver: { type: 'https://www.w3.org/ns/did#NOT_FOUND', detail: 'gone' },
    issuer: problem,
    none: 5,
  };
  const [outer, did, issuer] = diagnose({ body: { platformType: 'date-expired', external } }, facts);
  expect(outer.title).toBe('Date is past');
  expect(did).toEqual({
    title: 'NOT_FOUND',
    quote: 'gone',
    cause: 'No such DID.',
    page: '/did',
    problem: external.resolver,
  });
  expect(issuer).toMatchObject({ title: 'Proof is not valid', service: 'issuer' });
  const inResult = { data: [{ error: { external: { issuer: problem } } }] };
  expect(diagnose({ body: inResult }, facts)).toMatchObject([{ title: 'Proof is not valid', service: 'issuer' }]);
});

test('errors of the VC API are known by their titles, and others lead to all errors', () => {
  expect(diagnose({ body: { checks: [], errors: ['Proof is not valid', 'New'] } }, facts)).toEqual([
    { ...told, quote: '' },
    { title: 'New', quote: '', ...facts.all },
  ]);
  expect(titles({ checks: [], errors: 'New' })).toEqual([]);
  expect(titles({ errors: ['New'] })).toEqual([]);
});

test.each(['didResolutionMetadata', 'dereferencingMetadata'])('an error of a DID in %s', (name) => {
  const error = { type: 'https://www.w3.org/ns/did#INVALID', detail: 'no' };
  expect(diagnose({ body: { [name]: { error }, didDocumentMetadata: { deactivated: true } } }, facts)).toEqual([
    { title: 'INVALID', quote: 'no', cause: 'A DID error.', page: '/did', problem: error },
  ]);
});

test('an error of a DID as the body itself', () => {
  expect(titles({ type: 'https://www.w3.org/ns/did#NOT_FOUND' })).toEqual(['NOT_FOUND']);
  expect(titles({ type: 'https://example.com/did#NOT_FOUND' })).toEqual([]);
});

test('a DID that was deactivated, unless its document is there', () => {
  const gone = { didDocumentMetadata: { deactivated: true } };
  expect(diagnose({ body: gone }, facts)).toEqual([
    { title: 'DID deactivated', quote: '', cause: 'It was ended.', page: '/did' },
  ]);
  expect(titles({ ...gone, didDocument: { id: 'did:web:x' } })).toEqual([]);
  expect(titles({ didDocumentMetadata: { deactivated: 'yes' } })).toEqual([]);
});

test.each([
  ['by its status', 403, { message: 'no key' }, ['Status 403', 'No scope.', '/scopes']],
  [
    'by its words, where it has no status',
    undefined,
    { message: 'This is NOT ALLOWED' },
    ['The request was refused', 'No scope.', '/scopes'],
  ],
  ['by what it says is to be done', 418, { message: 'x', action: 'Wait.' }, ['Status 418', 'Wait.', '/refused']],
  ['by nothing', undefined, { message: 'x' }, ['The request was refused', 'It was refused.', '/refused']],
])('a refusal with a message is known %s', (_, status, body, [title, cause, page]) => {
  expect(diagnose({ status, body }, facts)).toEqual([
    expect.objectContaining({ title, quote: body.message, cause, page }),
  ]);
});

test('what an answer says is to be done counts before the cause of its status, unless its words are known', () => {
  const answer = (message: string) => ({ status: 401, body: { message, action: 'Renew it.' } });
  const [unknown] = diagnose(answer('closed'), facts);
  expect(unknown).toMatchObject({ cause: 'Renew it.', page: '/keys' });
  expect(unknown.next).toBeUndefined();
  expect(diagnose(answer('no key'), facts)).toMatchObject([
    { cause: 'A `key` is `missing`.', next: ['Make `a` key.'] },
  ]);
  expect(diagnose(answer('expired key'), facts)).toMatchObject([{ cause: 'The key is old.', page: '/old-keys' }]);
});

test('the address that was called tells a refusal from others, with a body and without', () => {
  const called = { status: 404, words: 'nothing', around: '/results', cause: 'It still runs.', page: '/results' };
  const known = { ...facts, rejections: [...facts.rejections, called] };
  const cause = (body: unknown) => diagnose({ status: 404, body }, known, 'GET /results')[0]?.cause;
  expect([cause({ message: 'Nothing here.' }), cause(undefined)]).toEqual(['It still runs.', 'It still runs.']);
  expect(diagnose({ status: 404 }, known)).toEqual([]);
});

test('a problem that is known counts before a message beside it', () => {
  expect(titles({ ...problem, message: 'no key' }, 401)).toEqual(['Proof is not valid']);
});
