import { isObject, type JsonObject, objectsOf } from '../../base/index.ts';
import { routeOf } from '../../resolve/index.ts';
import { CONFIGURATION_CAUSES } from '../causes.ts';
import { byOutcome, byStandard, fail, pass, read, type Sample, type SampleResult } from './sample.ts';

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

const resolving = (did: string): Sample => ({
  name: `Resolve ${short(did)}`,
  judge: (configuration) => {
    const { pointer, refusal } = routeOf(did, configuration);
    return refusal ? fail(pointer, `${refusal}: 501.`) : pass(pointer, 'The driver of the method is asked.');
  },
});

export const resolverSamples: Sample[] = [
  ...DIDS.map(resolving),
  {
    name: 'Resolve without an Accept header, and read the full result',
    judge: (configuration) => {
      const type = read(configuration, '/contentType');
      return type === 'application/did-resolution'
        ? pass('/contentType', 'The full result is the default.')
        : fail('/contentType', `The answer is ${String(type)}: the document without a result around it.`);
    },
  },
];

/** Requests to a gateway: the first segment of a path leads to a destination. */
const segment = (path: string): Sample => ({
  name: `GET ${path}`,
  judge: (configuration) => {
    const [, name] = path.split('/');
    if (name === 'health') return pass('/paths', 'The gateway answers its own health check.');
    const paths = read(configuration, '/paths');
    const destination = isObject(paths) && Object.hasOwn(paths, name) ? paths[name] : undefined;
    if (!isObject(destination)) return fail('/paths', `No path ${name} is configured: 404.`);
    return pass(`/paths/${name}`, `The ${String(destination.service)} ${String(destination.resourceId)} answers.`);
  },
});

export const gatewaySamples: Sample[] = ['/health', '/auth/authorizations', '/Auth/authorizations', '/did/methods'].map(
  segment,
);

const STANDARDS = '/policies/credentialFormat/standards';
const accepting = (name: string, standard: string, title: string): Sample => ({
  name,
  judge: (configuration) => byStandard(configuration, STANDARDS, standard, title),
});
const [TRUST, SUBMISSION] = ['/policies/trustedIssuer', '/policies/presentationSubmission'];

const ROOTS = `${TRUST}/trustedIssuerRootCertificates`;

/** What becomes of an issuer by the sources of trust anchors: the predefined ones alone, or others as well. */
function byRoots(
  configuration: JsonObject,
  { predefined, own }: Record<'predefined' | 'own', SampleResult>,
): SampleResult {
  if (read(configuration, `${TRUST}/skip`) === true)
    return pass(`${TRUST}/skip`, 'The policy trustedIssuer is skipped.');
  const types = objectsOf(read(configuration, ROOTS)).map(({ type }) => type);
  if (types.length === 0)
    return fail(ROOTS, 'The list is empty: trusted-issuer-untrusted.', CONFIGURATION_CAUSES.emptyList);
  const isOwn = own.outcome === 'fail' ? !types.includes('predefined') : types.some((type) => type !== 'predefined');
  return isOwn ? own : predefined;
}

export const validatorSamples: Sample[] = [
  accepting('A credential of VC Data Model 1.1', 'w3c/vc-data-model/v1.1', 'W3C VC Data Model 1.1'),
  accepting('A credential of VC Data Model 2.0', 'w3c/vc-data-model/v2.0', 'W3C VC Data Model 2.0'),
  accepting('An mdoc', 'iso/18013-5:2021', 'ISO/IEC 18013-5:2021'),
  {
    name: 'An mdoc of an issuer whose root nobody listed',
    judge: (configuration) =>
      read(configuration, `${TRUST}/skip`) === true
        ? pass(`${TRUST}/skip`, 'The policy trustedIssuer is skipped.')
        : fail(`${TRUST}/trustedIssuerRootCertificates`, 'No root leads to it: trusted-issuer-untrusted.'),
  },
  {
    name: 'An mdoc of an issuer whose root is predefined',
    judge: (configuration) =>
      byRoots(configuration, {
        predefined: pass(ROOTS, 'The predefined roots hold its root.'),
        own: fail(ROOTS, 'Your list stands in place of the predefined one.', CONFIGURATION_CAUSES.replacedList),
      }),
  },
  {
    name: 'An mdoc of a test issuer',
    judge: (configuration) =>
      byRoots(configuration, {
        predefined: fail(ROOTS, 'The predefined roots are those of production.', CONFIGURATION_CAUSES.testRoots),
        own: { outcome: 'warn', why: 'It passes if one of your sources holds its root.', pointer: ROOTS },
      }),
  },
  {
    name: 'A presentation whose evaluation gives a warning',
    judge: (configuration) =>
      read(configuration, `${SUBMISSION}/skip`) === true
        ? pass(`${SUBMISSION}/skip`, 'The policy presentationSubmission is skipped.')
        : byOutcome(
            configuration,
            `${SUBMISSION}/onPresentationEvaluationWarning`,
            'The evaluation gives a warning',
            CONFIGURATION_CAUSES.warnings,
          ),
  },
];

/** Wallets that answer some minutes after the authorization was created. */
const answeredAfter = (minutes: number): Sample => ({
  name: `A wallet that answers after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  judge: (configuration) => {
    const limit = Number(read(configuration, '/openId4vp/expiresAfter'));
    return minutes * 60_000 <= limit
      ? pass('/openId4vp/expiresAfter', `The authorization lives ${limit / 60_000} minutes.`)
      : fail('/openId4vp/expiresAfter', `The authorization ended after ${limit / 60_000} minutes.`);
  },
});

const refusedBy = (policy: 'verify' | 'validate', name: string): Sample => ({
  name,
  judge: (configuration) => {
    const pointer = `/policies/${policy}/skip`;
    return read(configuration, pointer) === true
      ? pass(pointer, `The policy ${policy} is skipped, so that nobody notices.`)
      : fail(pointer, `The policy ${policy} fails.`);
  },
});

export const authorizerSamples: Sample[] = [
  answeredAfter(1),
  answeredAfter(6),
  answeredAfter(30),
  refusedBy('verify', 'A presentation whose proof does not hold'),
  refusedBy('validate', 'A presentation of an issuer that is not trusted'),
];
