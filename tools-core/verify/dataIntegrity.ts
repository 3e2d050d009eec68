import { idOf, isObject, type JsonObject, listOf } from '../base/index.ts';
import type { Decoded, Location } from '../decode/index.ts';
import { type Canonicalization, jcs } from './canonical.ts';
import type { Context } from './context.ts';
import { checkTerms, purposeOf } from './proofTerms.ts';
import { type Found, findKey, isListed, otherKeys, rejectUnknownMethod } from './resolving.ts';
import { type Suite, suiteOf } from './suites.ts';
import { MissingInput, VerificationError } from './verificationError.ts';
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
    if (!isObject(proof)) throw new VerificationError('suite-unknown', 'The proof is no object', place);
    const proven = { document, proof, proofs: proofs.filter(isObject), place, level: decoded.level };
    data = await verifyProof(proven, context);
  }
  return data;
}

interface Proven {
  document: JsonObject;
  proof: JsonObject;
  proofs: JsonObject[];
  /** Location of the proof. */
  place: Location;
  level: Decoded['level'];
}

async function verifyProof(proven: Proven, context: Context): Promise<JsonObject> {
  const { document, proof, proofs, place, level } = proven;
  const { step } = context;
  const suite = suiteOf(proof, proofs, place);
  const purpose = purposeOf(proof, level, context.configuration, place);
  step(`The proof is of the suite ${proof.cryptosuite}, for the purpose ${purpose}.`, 'passed', `${place}/cryptosuite`);
  const { verificationMethod: url } = proof;
  const methodPlace = `${place}/verificationMethod`;
  if (typeof url !== 'string') {
    const what = isObject(url) ? 'an object' : JSON.stringify(url ?? null);
    const detail = `verificationMethod is ${what}, and has to be the URL of a key`;
    throw new VerificationError('key-missing', detail, methodPlace, idOf(url));
  }
  const role = level === 'presentation' ? 'holder' : 'issuer';
  const owner = idOf(document[role]);
  const did = url.split('#')[0] as string;
  if (owner !== undefined && owner !== did) {
    await reportSignature(proven, suite, url, context);
    throw new VerificationError('other-did', `The key ${url} is not of the ${role} ${owner}`, `document/${role}`);
  }
  const found = await signedWith(proven, suite, url, context);
  if (!isListed(found, purpose))
    throw new VerificationError('relationship', `${url} is not listed under ${purpose} of ${did}`, methodPlace);
  step(`The document lists the key under ${purpose}.`);
  rejectUnknownMethod(found, methodPlace, context.resolver);
  checkTerms(proof, level, place, context);
  return { verificationMethod: url, proofType: String(proof.type), cryptosuite: String(proof.cryptosuite) };
}

/** Finds the key of a proof and verifies the signature with it. */
async function signedWith(proven: Proven, suite: Suite, url: string, context: Context): Promise<Found> {
  const { step, resolver } = context;
  const place = `${proven.place}/verificationMethod`;
  const found = findKey(url, place, resolver);
  const name = url.slice(found.did.length);
  step(`${found.did} resolves, and its document contains the key ${name}.`, 'passed', place, 'issuer');
  const { kind } = found.key;
  if (!suite.kinds.includes(kind))
    throw new VerificationError('key-curve', `Key is ${kind}, ${suite.kinds.join(' or ')} expected`, place);
  step(`The key is for ${kind}, as the suite needs.`, 'passed', place, 'key');
  await verifySignature(proven, suite, found, context);
  return found;
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

async function verifySignature(proven: Proven, suite: Suite, found: Found, context: Context): Promise<void> {
  const { document, proof, place } = proven;
  const { form } = suite;
  const { key } = found;
  const prepare = suite.load ? await suite.load() : prepareWhole;
  if (form === 'jcs') checkContexts(document, proof);
  const signed = { bare: unsecured(proven, form), options: optionsOf(document, proof, form) };
  const prepared = await prepare({ ...signed, proof, form, kind: key.kind, place }, context);
  if (await prepared.isSignedBy(key)) {
    context.step('The signature is valid for this document and this key.', 'passed', `${place}/proofValue`, 'proof');
    await prepared.after?.();
    return;
  }
  for (const { id, key: other } of otherKeys(found)) {
    if (other.kind !== key.kind || !(await prepared.isSignedBy(other))) continue;
    const detail = `The signature is that of ${id}, and the proof names ${found.method.id}`;
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
    const detail = `Item ${at} of @context is not the one that the proof was made with`;
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
