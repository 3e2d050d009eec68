import { type JsonObject, sameBytes } from '../base/index.ts';
import { type CertificateFacts, type Decoded, type Place, readCertificate } from '../decode/index.ts';
import type { Catalog } from './causes.ts';
import { isSignedBy } from './certificateSignature.ts';
import { checked, faultOf } from './check.ts';
import { derOf } from './tokenKey.ts';
import { type Anchors, anchorsIn, isListed } from './trustAnchors.ts';
import type { Check } from './types.ts';
import { MissingInput, VerificationError } from './verificationError.ts';
import type { Anchor } from './vical.ts';

/** Extended key usage of a signer of mdocs (ISO/IEC 18013-5 annex B.1.4). */
const DOCUMENT_SIGNER = '1.0.18013.5.1.2';

interface Link {
  facts: CertificateFacts;
  der: Uint8Array;
  place: Place;
}

/** What issuers are held against. */
export interface Trust {
  /** Its list of trust anchors counts, where it has one. */
  configuration: JsonObject;
  catalog: Catalog;
  now: Date;
  /** Certificates that stand beside the credential, as DER. */
  roots: Uint8Array[];
}

/**
 * The policy `trustedIssuer` of the validator, for a credential that carries certificates: each was signed by the next
 * one, all are valid at the time, only authorities certify, and the last one ends at a root that was given.
 *
 * @returns undefined if the credential carries no certificates and nobody gave a root to hold them against
 */
export async function checkTrust(decoded: Decoded, path: string[], trust: Trust): Promise<Check | undefined> {
  const { configuration, catalog, now, roots } = trust;
  const links = linksOf(decoded);
  if (!links) return roots.length > 0 || isListed(configuration) ? withoutChain(decoded, path, catalog) : undefined;
  // The validator reads chains of SD-JWT VC and mdoc alone. A chain is checked wherever there is one.
  const isInformal = decoded.format !== 'sd-jwt' && decoded.format !== 'mdoc';
  return checked({ policy: 'trustedIssuer', service: 'validator', path, catalog, isInformal }, async (step) => {
    const anchors = await trustedRoots(configuration, roots, now);
    const chain = links();
    const [leaf] = chain as [Link, ...Link[]];
    if (!leaf) throw new VerificationError('chain-usage', 'The chain is empty', { part: 'document', pointer: '' });
    for (const link of chain) checkOrder(link, chain);
    for (const { facts, place } of chain) checkValidity(facts, now, place);
    const count = chain.length === 1 ? 'The certificate is' : `All ${chain.length} certificates are`;
    step(`${count} valid at ${now.toISOString()}.`);
    checkSigningTime(decoded, leaf, step);
    const usages = leaf.facts.extendedUsages;
    const isFit = decoded.mdoc ? usages.includes(DOCUMENT_SIGNER) : true;
    if (!leaf.facts.maySign || !isFit) {
      throw new VerificationError(
        'chain-usage',
        `${leaf.facts.subject} may not sign documents: its uses are ${usages.join(', ') || 'others'}`,
        leaf.place,
      );
    }
    step(`${leaf.facts.subject} may sign.`, 'passed', leaf.place);
    for (const [at, link] of chain.entries()) {
      const above = chain[at + 1];
      if (above) await verifyLink(link, above.facts);
      if (above) step(`${link.facts.subject} was signed by ${above.facts.subject}.`, 'passed', link.place);
    }
    return rootOf(chain, anchors, trust, step);
  });
}

/** What a validator says of a credential whose format carries no certificates, if its policy runs: nothing fails here. */
function withoutChain({ format, level, token, sdJwt }: Decoded, path: string[], catalog: Catalog): Check | undefined {
  if (level !== 'credential' || format === 'status-list') return undefined;
  const place = { part: token ? 'header' : 'document', pointer: '' };
  const what = sdJwt ? 'The header has no x5c' : 'Its format carries no certificates';
  const detail = `${what}, so that no root can be held against it. A validator refuses it if this policy runs`;
  return {
    policy: 'trustedIssuer',
    service: 'validator',
    path,
    state: 'skipped',
    steps: [{ text: detail, state: 'skipped', place }],
    fault: faultOf(new VerificationError(sdJwt ? 'no-x5c' : 'no-chain', detail, place), catalog),
  };
}

/** Reads the certificates of a credential when it is called; undefined if it carries none. */
function linksOf(decoded: Decoded): (() => Link[]) | undefined {
  const link = (der: Uint8Array, place: Place): Link => ({ facts: readFacts(der, place), der, place });
  const [mdoc] = decoded.mdoc?.documents ?? [];
  if (mdoc) {
    const pointer = `${mdoc.base}/issuerAuth/1/33`;
    return () => mdoc.chain.map((der) => link(der, { part: 'document', pointer }));
  }
  const { chain = [] } = decoded.cose ?? {};
  if (chain.length > 0) return () => chain.map((der) => link(der, { part: 'document', pointer: '' }));
  const x5c = decoded.token?.header.x5c;
  if (!Array.isArray(x5c)) return undefined;
  return () => derOf(x5c).map((der, at) => link(der, { part: 'header', pointer: `/x5c/${at}` }));
}

function readFacts(der: Uint8Array, place: Place): CertificateFacts {
  try {
    return readCertificate(der);
  } catch (error) {
    throw new VerificationError('chain-signature', (error as Error).message, place);
  }
}

function checkValidity({ subject, notBefore, notAfter }: CertificateFacts, now: Date, place: Place): void {
  if (now < notBefore)
    throw new VerificationError('chain-time', `${subject} is valid from ${notBefore.toISOString()}`, place);
  if (now > notAfter)
    throw new VerificationError('chain-time', `${subject} expired at ${notAfter.toISOString()}`, place);
}

/** The issuer of an mdoc signs while its certificate is valid (ISO/IEC 18013-5 section 9.3.1). */
function checkSigningTime({ mdoc }: Decoded, { facts, place }: Link, step: (text: string) => void): void {
  const signed = mdoc?.documents[0]?.validity.signed;
  const time = Date.parse(signed ?? '');
  if (Number.isNaN(time)) return;
  if (time < facts.notBefore.getTime() || time > facts.notAfter.getTime()) {
    const term = `from ${facts.notBefore.toISOString()} to ${facts.notAfter.toISOString()}`;
    throw new VerificationError(
      'chain-mdoc',
      `It was signed at ${signed}, and ${facts.subject} is valid ${term}`,
      place,
    );
  }
  step(`It was signed at ${signed}, while ${facts.subject} was valid.`);
}

/** The leaf comes first, and each certificate before the one that signed it. */
function checkOrder({ facts, place }: Link, chain: Link[]): void {
  const at = chain.findIndex((one) => one.facts === facts);
  const above = chain[at + 1]?.facts;
  const earlier = chain
    .slice(0, at)
    .find((one) => one.facts.issuer !== one.facts.subject && facts.issuer === one.facts.subject);
  const isElsewhere =
    above !== undefined &&
    facts.issuer !== above.subject &&
    chain.some((one) => one.facts !== facts && one.facts.subject === facts.issuer && facts.issuer !== facts.subject);
  if (!earlier && !isElsewhere) return;
  const order = [...chain]
    .reverse()
    .map((one) => one.facts.subject)
    .join(', ');
  throw new VerificationError(
    'chain-order',
    `${facts.subject} was issued by ${facts.issuer}, which does not follow it: the leaf comes first, then each issuer`,
    place,
    order,
  );
}

async function verifyLink({ facts, place }: Link, above: CertificateFacts): Promise<void> {
  const isNext = facts.issuer === above.subject;
  if (!isNext) {
    const detail = `${facts.subject} was issued by ${facts.issuer}, whose certificate is not there: ${above.subject} follows`;
    throw new VerificationError('chain-gap', detail, place);
  }
  if (!above.isAuthority || !above.mayCertify || !(await isSignedBy(facts, above))) {
    throw new VerificationError('chain-signature', `${facts.subject} was not signed by ${above.subject}`, place);
  }
}

/** The roots that a chain may end at: those of the configuration, else those that stand beside the credential. */
async function trustedRoots(configuration: JsonObject, given: Uint8Array[], now: Date): Promise<Anchors> {
  const configured = await anchorsIn(configuration, now);
  return (
    configured ?? {
      anchors: given.map((der): Anchor => ({ facts: readCertificate(der), source: 'pem' })),
      absent: [],
      isEmpty: false,
    }
  );
}

async function rootOf(
  chain: Link[],
  { anchors, absent, isEmpty }: Anchors,
  { configuration, now }: Trust,
  step: (text: string) => void,
): Promise<JsonObject> {
  const last = chain.at(-1) as Link;
  const { issuer, signed } = last.facts;
  const isConfigured = isEmpty || absent.length > 0 || isListed(configuration);
  if (anchors.length === 0 && !isConfigured) {
    throw new MissingInput(
      'The chain itself is in order. Give its root certificate as PEM: without it, nobody can say whether it is trusted.',
      [{ kind: 'root', id: issuer }],
    );
  }
  if (isEmpty)
    throw new VerificationError('anchors-empty', 'There are 0 trust anchors, so that nobody is trusted', last.place);
  for (const { facts: root, source, ended } of anchors) {
    const isIt = sameBytes(root.signed, signed) || (root.subject === issuer && (await isSignedBy(last.facts, root)));
    if (!isIt) continue;
    if (ended) {
      const detail = `The entry of ${root.subject} in the VICAL ended at ${ended.toISOString()}`;
      throw new VerificationError('anchor-ended', detail, last.place);
    }
    if (!root.isAuthority || !root.mayCertify) continue;
    checkValidity(root, now, last.place);
    step(`The chain ends at the root ${root.subject} (serial number ${root.serialNumber}).`);
    return { trustAnchor: { subject: root.subject, source }, chainLength: chain.length };
  }
  if (absent.length > 0) {
    throw new MissingInput(`The chain itself is in order. Only a network gives ${absent.join(' and ')}.`, [
      { kind: 'root', id: issuer },
    ]);
  }
  const detail = `${issuer} is not among ${anchors.length} trust ${anchors.length === 1 ? 'anchor' : 'anchors'}`;
  if (!isConfigured) throw new VerificationError('chain-root', detail, last.place);
  const why = `${detail}, and this list stands in place of the predefined one`;
  throw new VerificationError('anchors-replaced', why, last.place);
}
