import { idOf, isObject, type JsonObject, listOf, nearest, TOLERANCE, valueAt } from '../base/index.ts';
import { type Decoded, instantProblem, isInstant, type Location, nearestInstant } from '../decode/index.ts';
import { type Canonicalization, jcs } from './canonical.ts';
import { compareExpected } from './check.ts';
import { requireOn } from './configuration.ts';
import {
  ambiguous,
  didOf,
  type Found,
  findKeys,
  isListed,
  otherKeys,
  plainDidUrl,
  rejectUnknownMethod,
} from './resolving.ts';
import { type Suite, suiteOf } from './suites.ts';
import { type Context, MissingInput, VerificationError } from './types.ts';
import { prepareWhole } from './wholeProof.ts';

/** Verifies each Data Integrity proof of a document (VC Data Integrity 1.0 section 4.4). All of them must be valid. */
export async function verifyDataIntegrity(decoded: Decoded, context: Context): Promise<JsonObject> {
  const document = decoded.document as JsonObject;
  const proofs = listOf(document.proof);
  if (proofs.length === 0) {
    const detail = 'There is no proof, neither inside the document nor around it';
    throw new VerificationError('no-proof', detail, 'document/proof');
  }
  let data: JsonObject = {};
  for (const [at, proof] of proofs.entries()) {
    const place = `document/proof${Array.isArray(document.proof) ? `/${at}` : ''}`;
    if (!isObject(proof)) throw new VerificationError('suite-unknown', 'The proof is not an object', place);
    const proven = { document, proof, proofs: proofs.filter(isObject), place, level: decoded.level };
    data = await verifyProof(proven, context);
  }
  return data;
}

interface Proven {
  document: JsonObject;
  proof: JsonObject;
  proofs: JsonObject[];
  place: Location;
  level: Decoded['level'];
}

async function verifyProof(proven: Proven, context: Context): Promise<JsonObject> {
  const { document, proof, proofs, place, level } = proven;
  const { step } = context;
  const suite = suiteOf(proof, proofs, place);
  const purpose = purposeOf(proof, level, context.configuration, place);
  step(
    `The proof uses the suite ${proof.cryptosuite} and has the purpose ${purpose}.`,
    'passed',
    `${place}/cryptosuite`,
  );
  const { verificationMethod: url } = proof;
  const methodPlace = `${place}/verificationMethod`;
  if (typeof url !== 'string') {
    const what = isObject(url) ? 'an object' : (JSON.stringify(url) ?? 'missing');
    const detail = `verificationMethod is ${what}, but must be the URL of a key`;
    throw new VerificationError('key-missing', detail, methodPlace, idOf(listOf(url)[0]));
  }
  const role = level === 'presentation' ? 'holder' : 'issuer';
  const owner = idOf(document[role]);
  const meant = url.trim().startsWith('#') ? `${owner ?? ''}${url.trim()}` : plainDidUrl(url);
  if (meant !== url) {
    const detail = `verificationMethod is ${JSON.stringify(url)}, but must be a key's DID URL, as written in the DID document`;
    throw new VerificationError('key-missing', detail, methodPlace, meant);
  }
  const did = didOf(url);
  if (owner !== undefined && owner !== did) {
    await reportSignature(proven, suite, url, context);
    const detail = `The key ${url} belongs to ${did}, and the ${role} is ${owner}`;
    throw new VerificationError('other-did', detail, `document/${role}`);
  }
  const found = await signedWith(proven, suite, url, context);
  if (!isListed(found, purpose))
    throw new VerificationError('relationship', `${url} is not listed under ${purpose} of ${did}`, methodPlace);
  step(`The document lists the key under ${purpose}.`);
  rejectUnknownMethod(found, methodPlace, context.resolver);
  checkTerms(proof, level, place, context);
  return { verificationMethod: url, proofType: String(proof.type), cryptosuite: String(proof.cryptosuite) };
}

async function signedWith(proven: Proven, suite: Suite, url: string, context: Context): Promise<Found> {
  const { step, resolver } = context;
  const place = `${proven.place}/verificationMethod`;
  const all = findKeys(url, place, resolver);
  const fitting = all.filter(({ key }) => suite.kinds.includes(key.kind));
  const [found] = all as [Found];
  const name = url.slice(found.did.length);
  step(`${found.did} resolves, and its document contains the key ${name}.`, 'passed', place, 'issuer');
  const { kind } = (fitting[0] ?? found).key;
  if (fitting.length === 0)
    throw new VerificationError('key-curve', `Key is ${kind}, expected ${suite.kinds.join(' or ')}`, place);
  step(`The key is for ${kind}, as the suite requires.`, 'passed', place, 'key');
  return verifySignature(proven, suite, fitting as [Found], context);
}

/** For a proof by somebody else: whether its signature is valid, which separates a wrong name from wrong data. */
async function reportSignature(proven: Proven, suite: Suite, url: string, context: Context): Promise<void> {
  try {
    await signedWith(proven, suite, url, context);
  } catch (error) {
    if (!(error instanceof VerificationError) && !(error instanceof MissingInput)) throw error;
    const reason = error instanceof MissingInput ? error.message : `The proof is not valid either: ${error.message}.`;
    context.step(reason, 'note');
  }
}

/** @returns the key of these, all with the same id, that signed. @throws VerificationError, MissingInput */
async function verifySignature(
  proven: Proven,
  suite: Suite,
  all: [Found, ...Found[]],
  context: Context,
): Promise<Found> {
  const { document, proof, place } = proven;
  const { form } = suite;
  const [found] = all;
  const { key } = found;
  const prepare = suite.load ? await suite.load() : prepareWhole;
  if (form === 'jcs') checkContexts(document, proof);
  const signed = { bare: unsecured(proven, form), options: optionsOf(document, proof, form) };
  const prepared = await prepare({ ...signed, proof, form, kind: key.kind, place }, context);
  const valid = await Promise.all(all.map((one) => one.key.kind === key.kind && prepared.isSignedBy(one.key)));
  const signer = all[valid.indexOf(true)];
  if (signer) {
    context.step('The signature is valid for this document and this key.', 'passed', `${place}/proofValue`, 'proof');
    const id = String(found.method.id);
    if (valid.includes(false)) context.step(ambiguous(id), 'warning', `${place}/verificationMethod`);
    await prepared.after?.();
    return signer;
  }
  for (const { id, key: other } of otherKeys(found)) {
    if (other.kind !== key.kind || !(await prepared.isSignedBy(other))) continue;
    const detail = `The signature was made with ${id}, but the proof refers to ${found.method.id}`;
    throw new VerificationError('other-key', detail, `${place}/verificationMethod`);
  }
  const failure = await prepared.failure?.(key);
  throw failure ?? new VerificationError('signature-mismatch', 'Signature check returned false', `${place}/proofValue`);
}

/** A proof by JCS signs the contexts that it carries, and the document may add others behind them (section 3.3.2 step 4). */
function checkContexts({ '@context': contexts }: JsonObject, proof: JsonObject): void {
  const own = listOf(contexts);
  for (const [at, context] of listOf(proof['@context']).entries()) {
    if (jcs(context) === jcs(own[at])) continue;
    const detail = `Item ${at} of @context is not the one the proof was made with`;
    const place = `document/@context${Array.isArray(contexts) ? `/${at}` : ''}`;
    throw new VerificationError('signature-mismatch', detail, place);
  }
}

/** The document that was signed: without proofs, except those that a proof of a chain names (section 4.3 step 2). */
function unsecured({ document, proof, proofs }: Proven, form: Canonicalization): JsonObject {
  const { proof: _, ...bare } = document;
  const names = listOf(proof.previousProof);
  const previous = proofs.filter(({ id }) => id !== undefined && names.includes(id));
  const whole = previous.length > 0 ? { ...bare, proof: previous } : bare;
  // A proof by JCS carries the contexts that it was made with (eddsa-jcs-2022 section 3.3.2).
  return form === 'jcs' && proof['@context'] !== undefined ? { ...whole, '@context': proof['@context'] } : whole;
}

function optionsOf(document: JsonObject, proof: JsonObject, form: Canonicalization): JsonObject {
  const { proofValue: _, ...options } = proof;
  if (form === 'jcs' || document['@context'] === undefined) return options;
  return { ...options, '@context': document['@context'] };
}

const PURPOSES = ['assertionMethod', 'authentication'];
const SETTINGS = '/policies/proof/formats/w3c';

/** The purpose of a proof. @throws VerificationError for one that is switched off, or is not for a document of this kind */
function purposeOf(
  { proofPurpose }: JsonObject,
  level: Decoded['level'],
  configuration: JsonObject,
  place: Location,
): string {
  const purpose = String(proofPurpose);
  requireOn(configuration, `${SETTINGS}/enabled`, 'proof-format-off', place);
  if (PURPOSES.includes(purpose)) {
    const setting = `${SETTINGS}/proofPurpose/${purpose}/enabled`;
    requireOn(configuration, setting, 'purpose-off', `${place}/proofPurpose`);
  }
  const expected = level === 'presentation' ? 'authentication' : 'assertionMethod';
  if (proofPurpose === expected) return purpose;
  const written = typeof proofPurpose === 'string' ? proofPurpose : (JSON.stringify(proofPurpose) ?? 'missing');
  const detail = `proofPurpose is ${written}, but a ${level} requires ${expected}`;
  const meant = nearest(purpose, [expected], 2);
  throw new VerificationError('relationship', detail, `${place}/proofPurpose`, meant);
}

/** Checks the dates of a proof, and in a presentation its challenge and domain. @throws VerificationError */
function checkTerms(
  proof: JsonObject,
  level: Decoded['level'],
  place: Location,
  { step, now, expected, configuration }: Context,
): void {
  const { expires, created } = proof;
  for (const name of ['expires', 'created']) {
    const problem = proof[name] !== undefined && instantProblem(proof[name]);
    if (!problem) continue;
    const detail = `${name} of the proof is ${problem}`;
    throw new VerificationError('proof-date', detail, `${place}/${name}`, nearestInstant(proof[name]));
  }
  if (isInstant(created) && Date.parse(created) > now.getTime() + TOLERANCE)
    step(`The proof was created in the future: ${created}.`, 'warning', `${place}/created`);
  if (isInstant(expires) && now.getTime() > Date.parse(expires))
    throw new VerificationError('proof-ended', `The proof expired at ${expires}`, `${place}/expires`);
  if (level !== 'presentation') return;
  for (const [name, cause] of [
    ['challenge', 'challenge'],
    ['domain', 'parameters'],
  ] as const) {
    const configured = valueAt(configuration, `${SETTINGS}/proofPurpose/authentication/${name}`);
    const wanted = expected[name] ?? (configured as string | undefined);
    compareExpected(step, [name, proof[name], wanted], `${place}/${name}`, cause);
  }
}
