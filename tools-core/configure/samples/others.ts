import { isObject, type JsonObject, objectsOf, valueAt } from '../../base/index.ts';
import { routeOf } from '../../resolve/index.ts';
import { byOutcome, fail, pass, type SampleCheck, type Samples, standardSamples, unlessSkipped } from './sample.ts';

/** DIDs that a resolver is asked for, by what its routing makes of them. */
const DIDS = [
  'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
  'did:web:example.com:issuers:42',
  'did:webvh:QmP2QCNqGBpQn6R3p5SkGNSFU4uxHUGQJgAGgdUad2A4HL:example.com',
  'did:plc:nxwgclo2fk25igedqzgpygsz',
  'did:cheqd:testnet:c1685ca0-1f5b-439c-8eb8-5c0e85ab7cd0',
  'did:ethr:sepolia:0xb9c5714089478a327f09197987f16f9e5d936e8a',
  'did:pkh:bip122:000000000019d6689c085ae165831e93:128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
];

const short = (did: string) => (did.length > 40 ? `${did.slice(0, 39)}…` : did);

const resolving =
  (did: string): SampleCheck =>
  (configuration) => {
    const { pointer, rejection } = routeOf(did, configuration);
    return rejection ? fail(pointer, `${rejection}: 501.`) : pass(pointer, "The method's driver is called.");
  };

export const resolverSamples: Samples = {
  ...Object.fromEntries(DIDS.map((did) => [`Resolve ${short(did)}`, resolving(did)])),
  'Resolve without an Accept header, and read the full result': (configuration) => {
    const type = valueAt(configuration, '/contentType');
    return type === 'application/did-resolution'
      ? pass('/contentType', 'The full result is the default.')
      : fail('/contentType', `The response is ${String(type)}, which is the document alone.`);
  },
};

/** Requests to a gateway: the first segment of a path leads to a destination. */
const segment =
  (path: string): SampleCheck =>
  (configuration) => {
    const [, name] = path.split('/');
    if (name === 'health') return pass('/paths', 'The gateway responds to its own health check.');
    const destination = valueAt(configuration, `/paths/${name}`);
    if (!isObject(destination)) return fail('/paths', `No path ${name} is configured: 404.`);
    return pass(`/paths/${name}`, `The ${String(destination.service)} ${String(destination.resourceId)} responds.`);
  };

const PATHS = ['/health', '/auth/authorizations', '/Auth/authorizations', '/did/methods'];
export const gatewaySamples: Samples = Object.fromEntries(PATHS.map((path) => [`GET ${path}`, segment(path)]));

const ROOTS = '/policies/trustedIssuer/trustedIssuerRootCertificates';
const typesOfRoots = (configuration: JsonObject) => objectsOf(valueAt(configuration, ROOTS)).map(({ type }) => type);
const UNTRUSTED = 'trusted-issuer-untrusted';
const NO_ROOTS = fail(ROOTS, 'The list is empty.', UNTRUSTED);

export const validatorSamples: Samples = {
  ...standardSamples('/policies/credentialFormat/standards'),
  "An mdoc from an issuer whose root isn't listed": unlessSkipped('trustedIssuer', () =>
    fail(ROOTS, "Its chain doesn't end at any of the roots.", UNTRUSTED),
  ),
  'An mdoc from an issuer whose root is predefined': unlessSkipped('trustedIssuer', (configuration) => {
    const types = typesOfRoots(configuration);
    if (types.length === 0) return NO_ROOTS;
    if (types.includes('predefined')) return pass(ROOTS, 'The predefined roots contain its root.');
    return fail(ROOTS, 'Your list replaces the predefined one.', UNTRUSTED);
  }),
  'An mdoc from a test issuer': unlessSkipped('trustedIssuer', (configuration) => {
    const types = typesOfRoots(configuration);
    if (types.length === 0) return NO_ROOTS;
    if (types.some((type) => type !== 'predefined'))
      return { outcome: 'warn', why: 'It passes if one of your sources contains its root.', pointer: ROOTS };
    return fail(ROOTS, 'The predefined roots are for production.', UNTRUSTED);
  }),
  'A presentation whose evaluation results in a warning': unlessSkipped(
    'presentationSubmission',
    byOutcome(
      '/policies/presentationSubmission/onPresentationEvaluationWarning',
      'The evaluation results in a warning',
      'credential-query-evaluation',
    ),
  ),
};

/** Wallets that answer some minutes after the authorization was created. */
const answeredAfter =
  (minutes: number): SampleCheck =>
  (configuration) => {
    const limit = Number(valueAt(configuration, '/openId4vp/expiresAfter'));
    return minutes * 60_000 <= limit
      ? pass('/openId4vp/expiresAfter', `The authorization stays open for ${limit / 60_000} minutes.`)
      : fail('/openId4vp/expiresAfter', `The authorization expired after ${limit / 60_000} minutes.`);
  };

const rejectedBy =
  (policy: 'verify' | 'validate'): SampleCheck =>
  (configuration) => {
    const pointer = `/policies/${policy}/skip`;
    return valueAt(configuration, pointer) === true
      ? pass(pointer, `The policy ${policy} is skipped, so the problem isn't reported.`)
      : fail(pointer, `The policy ${policy} fails.`);
  };

export const authorizerSamples: Samples = {
  'A wallet that responds after 1 minute': answeredAfter(1),
  'A wallet that responds after 6 minutes': answeredAfter(6),
  'A wallet that responds after 30 minutes': answeredAfter(30),
  'A presentation whose proof is invalid': rejectedBy('verify'),
  'A presentation from an untrusted issuer': rejectedBy('validate'),
};
