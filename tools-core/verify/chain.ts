import { type JsonObject, sameBytes } from '../base/index.ts';
import { type CertificateData, type Decoded, type Location, readCertificate } from '../decode/index.ts';
import { checked, faultOf } from './check.ts';
import { readKey } from './keys.ts';
import { derOf } from './tokenKey.ts';
import { type Anchors, isIssuedBy, isSignedBy, trustAnchors } from './trustAnchors.ts';
import { type Check, type Context, MissingInput, type Settings, VerificationError } from './types.ts';

/** Extended key usage of a signer of mdocs (ISO/IEC 18013-5 annex B.1.4). */
const DOCUMENT_SIGNER = '1.0.18013.5.1.2';

interface Link {
  certificate: CertificateData;
  place: Location;
}

interface Trust extends Pick<Settings, 'configuration' | 'catalog' | 'now'> {
  /** Certificates in the material, as DER. */
  roots: Uint8Array[];
}

/** The certificates of a signature in order, that of its key first, and when it was made if that's known. */
interface Chain {
  ders: () => [der: Uint8Array, place: Location][];
  signed?: string | undefined;
}

/**
 * The policy `trustedIssuer` of the validator, for a credential that carries certificates: each was signed by the next
 * one, all are valid at the time, only authorities certify, and the last one ends at a trust anchor. Each document of
 * a presentation of mdocs has its own chain.
 *
 * @returns undefined for an input without certificates that is no credential
 */
export async function checkTrust(decoded: Decoded, path: string[], trust: Trust): Promise<Check | undefined> {
  const { configuration, catalog, now, roots } = trust;
  const chains = chainsOf(decoded);
  if (chains.length === 0) return withoutChain(decoded, path, trust);
  // The validator reads chains of SD-JWT VC and mdoc alone. A chain is checked wherever there is one.
  const isInformal = decoded.format !== 'sd-jwt' && decoded.format !== 'mdoc';
  return checked({ policy: 'trustedIssuer', service: 'validator', path, catalog, isInformal }, async (step) => {
    const anchors = await trustAnchors(configuration, roots, now);
    let data: JsonObject = {};
    for (const chain of chains) data = await verifyChain(chain, decoded.mdoc !== undefined, { anchors, now, step });
    return data;
  });
}

async function verifyChain(
  { ders, signed }: Chain,
  isMdoc: boolean,
  { anchors, now, step }: Pick<Context, 'step' | 'now'> & { anchors: Anchors },
): Promise<JsonObject> {
  const chain = ders().map(
    ([der, place]): Link => ({ certificate: readKey(() => readCertificate(der), place, 'chain-signature'), place }),
  );
  const [leaf] = chain;
  if (!leaf) throw new VerificationError('chain-usage', 'The chain is empty', 'document');
  for (const [at] of chain.entries()) checkOrder(chain, at);
  for (const { certificate, place } of chain) {
    checkValidity(certificate, now, place);
    rejectUnread(certificate, place);
  }
  const count = chain.length === 1 ? 'The certificate is' : `All ${chain.length} certificates are`;
  step(`${count} valid at ${now.toISOString()}.`);
  checkSigningTime(signed, leaf, step);
  const { subject, maySign, extendedUsages: usages } = leaf.certificate;
  if (!maySign || (isMdoc && !usages.includes(DOCUMENT_SIGNER))) {
    const detail = `${subject} isn't allowed to sign documents: its uses are ${usages.join(', ') || 'others'}`;
    throw new VerificationError('chain-usage', detail, leaf.place);
  }
  step(`${subject} is allowed to sign.`, 'passed', leaf.place);
  for (const [at, link] of chain.entries()) {
    const above = chain[at + 1]?.certificate;
    if (!above) continue;
    await verifyLink(link, above);
    checkConstraints(above, chain.slice(0, at + 1));
    step(`${link.certificate.subject} was signed by ${above.subject}.`, 'passed', link.place);
  }
  return rootOf(chain, anchors, now, step);
}

/** A credential whose format carries no certificates: nothing fails here, but a validator rejects it if its policy runs. */
async function withoutChain(
  { format, level, token, sdJwt }: Decoded,
  path: string[],
  { catalog }: Trust,
): Promise<Check | undefined> {
  if (level !== 'credential' || format === 'status-list') return undefined;
  const place = token ? 'header' : 'document';
  const what = sdJwt ? 'The header has no x5c' : 'Its format carries no certificates';
  const text = `${what}, so it can't be checked against a root. A validator rejects it if this policy runs`;
  return {
    policy: 'trustedIssuer',
    service: 'validator',
    path,
    state: 'skipped',
    steps: [{ text, state: 'skipped', place }],
    fault: await faultOf(new VerificationError(sdJwt ? 'no-x5c' : 'no-chain', text, place), catalog),
  };
}

function chainsOf({ mdoc, cose, token }: Decoded): Chain[] {
  const chains = (mdoc?.documents ?? []).map(({ issuerAuth, base, validity }): Chain => {
    const place = `document${base}/issuerAuth/1/33`;
    return { ders: () => issuerAuth.chain.map((der) => [der, place]), signed: validity.signed };
  });
  const own = cose?.sign1.chain ?? [];
  if (own.length > 0) chains.push({ ders: () => own.map((der) => [der, 'document']) });
  const x5c = token?.header.x5c;
  if (Array.isArray(x5c))
    chains.push({ ders: () => derOf(x5c, 'chain-signature').map((der, at) => [der, `header/x5c/${at}`]) });
  return chains;
}

function checkValidity({ subject, notBefore, notAfter }: CertificateData, now: Date, place: Location): void {
  if (now >= notBefore && now <= notAfter) return;
  const when = now < notBefore ? `is valid from ${notBefore.toISOString()}` : `expired at ${notAfter.toISOString()}`;
  throw new VerificationError('chain-time', `${subject} ${when}`, place);
}

/** The issuer of an mdoc signs while its certificate is valid (ISO/IEC 18013-5 section 9.3.1). */
function checkSigningTime(
  signed: string | undefined,
  { certificate, place }: Link,
  step: (text: string) => void,
): void {
  const { subject, notBefore, notAfter } = certificate;
  const time = Date.parse(signed ?? '');
  if (Number.isNaN(time)) return;
  if (time < notBefore.getTime() || time > notAfter.getTime()) {
    const term = `from ${notBefore.toISOString()} to ${notAfter.toISOString()}`;
    throw new VerificationError('chain-mdoc', `It was signed at ${signed}, and ${subject} is valid ${term}`, place);
  }
  step(`It was signed at ${signed}, while ${subject} was valid.`);
}

/** The leaf comes first, and each certificate before the one that signed it. */
function checkOrder(chain: Link[], at: number): void {
  const { certificate, place } = chain[at] as Link;
  const { issuer, subject } = certificate;
  const above = chain[at + 1]?.certificate;
  const earlier = chain.slice(0, at).map((one) => one.certificate);
  const isBehind = earlier.some((one) => one.issuer !== one.subject && issuer === one.subject);
  const isElsewhere =
    above !== undefined &&
    issuer !== above.subject &&
    issuer !== subject &&
    chain.some((one) => one.certificate !== certificate && one.certificate.subject === issuer);
  if (!isBehind && !isElsewhere) return;
  const order = [...chain].reverse().map((one) => one.certificate.subject);
  const detail = `${subject} was issued by ${issuer}, which must follow it: the leaf comes first, then each issuer`;
  throw new VerificationError('chain-order', detail, place, order.join(', '));
}

async function verifyLink({ certificate, place }: Link, above: CertificateData): Promise<void> {
  const { subject, issuer } = certificate;
  if (issuer !== above.subject) {
    const detail = `${subject} was issued by ${issuer}, but the next certificate is that of ${above.subject}`;
    throw new VerificationError('chain-gap', detail, place);
  }
  if (!above.isAuthority || !above.mayCertify || !(await isSignedBy(certificate, above)))
    throw new VerificationError('chain-signature', `${subject} was not signed by ${above.subject}`, place);
}

/** An extension that is critical and not understood makes a certificate unusable (RFC 5280 section 4.2). */
function rejectUnread({ subject, unread }: CertificateData, place: Location): void {
  if (!unread) return;
  const detail = `${subject} has the critical extension ${unread}, which is not understood`;
  throw new VerificationError('chain-constraints', detail, place);
}

/** What an authority may certify: so many authorities below it, and names in its domains (RFC 5280 section 6.1.4). */
function checkConstraints({ subject, pathLength, nameConstraints, signed }: CertificateData, chain: Link[]): void {
  const below = chain.filter(({ certificate }) => !sameBytes(certificate.signed, signed));
  const [leaf] = below;
  if (!leaf) return;
  if (pathLength !== undefined && below.length - 1 > pathLength) {
    const detail = `${subject} allows ${pathLength} authorities below it, and there are ${below.length - 1}`;
    throw new VerificationError('chain-constraints', detail, leaf.place);
  }
  const { permittedSubtrees: permitted = [], excludedSubtrees: excluded = [] } = nameConstraints ?? {};
  const [allowed, forbidden] = [permitted, excluded].map((all) => [...all].map(({ base }) => base.dNSName));
  if ([...allowed, ...forbidden].includes(undefined)) {
    throw new MissingInput(`${subject} constrains names other than domains, which isn't checked here.`);
  }
  // Letters of either case are the same (RFC 4343).
  const end = (name = '') => `.${name.replace(/^\./, '').toLowerCase()}`;
  const isUnder = (name: string) => (domain?: string) => end(name).endsWith(end(domain));
  const names = leaf.certificate.names.filter((one) => one.startsWith('DNS:')).map((one) => one.slice(4));
  const stray = names.find(
    (name) => forbidden.some(isUnder(name)) || (allowed.length > 0 && !allowed.some(isUnder(name))),
  );
  if (stray === undefined) return;
  throw new VerificationError(
    'chain-constraints',
    `${subject} isn't allowed to certify ${stray}: its name constraints`,
    leaf.place,
  );
}

async function rootOf(
  chain: Link[],
  { anchors, absent, isConfigured }: Anchors,
  now: Date,
  step: (text: string) => void,
): Promise<JsonObject> {
  const { certificate, place } = chain.at(-1) as Link;
  const { issuer } = certificate;
  if (anchors.length === 0 && !isConfigured) {
    const text = "The chain itself is valid. To find out whether it's trusted, add its root certificate as PEM.";
    throw new MissingInput(text, 'root');
  }
  let powerless: string | undefined;
  for (const { root, source, ended } of anchors) {
    if (!(await isIssuedBy(certificate, root))) continue;
    if (ended) {
      const detail = `The entry of ${root.subject} in the VICAL ended at ${ended.toISOString()}`;
      throw new VerificationError('anchor-ended', detail, place);
    }
    if (!root.isAuthority || !root.mayCertify) {
      powerless = root.subject;
      continue;
    }
    checkValidity(root, now, place);
    checkConstraints(root, chain);
    step(`The chain ends at the root ${root.subject} (serial number ${root.serialNumber}).`);
    const isInChain = sameBytes(certificate.signed, root.signed);
    return { trustAnchor: { subject: root.subject, source }, chainLength: chain.length + (isInChain ? 0 : 1) };
  }
  if (absent.length > 0) {
    const text = `The chain itself is valid. The tool can't fetch ${absent.join(' and ')}.`;
    throw new MissingInput(text, 'root');
  }
  const count = anchors.length;
  if (count === 0)
    throw new VerificationError('anchors-empty', 'There are 0 trust anchors, so no issuer is trusted', place);
  const detail = powerless
    ? `${powerless} is a trust anchor, but not an authority that's allowed to issue certificates`
    : `“${issuer}” is not among ${count} trust ${count === 1 ? 'anchor' : 'anchors'}`;
  if (!isConfigured) throw new VerificationError('chain-root', detail, place);
  throw new VerificationError('anchors-replaced', `${detail}, and this list replaces the predefined one`, place);
}
