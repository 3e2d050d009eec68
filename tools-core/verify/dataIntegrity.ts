import { idOf, isObject, type JsonObject, listOf, tryOr } from '../base/index.ts';
import type { Decoded, Location } from '../decode/index.ts';
import { type Canonicalization, canonicalOf } from './canonical.ts';
import type { Context } from './context.ts';
import { keyOfMethod } from './keys.ts';
import { checkTerms, purposeOf } from './proofTerms.ts';
import { findKey, isListed, methodsOf, rejectUnknownMethod } from './resolving.ts';
import { type Suite, suiteOf } from './suites.ts';
import { MissingInput, VerificationError } from './verificationError.ts';
import { prepareWhole } from './wholeProof.ts';

/** Verifies each Data Integrity proof of a document (VC Data Integrity 1.0 section 4.4). All of them must hold. */
export async function verifyDataIntegrity(decoded: Decoded, context: Context): Promise<JsonObject> {
  const document = decoded.document as JsonObject;
  const proofs = listOf(document.proof);
  const isList = Array.isArray(document.proof);
  if (proofs.length === 0) {
    throw new VerificationError(
      'no-proof',
      'There is no proof, neither inside the document nor around it',
      'document/proof',
    );
  }
  let data: JsonObject = {};
  for (const [at, proof] of proofs.entries()) {
    const base = isList ? `/proof/${at}` : '/proof';
    if (!isObject(proof)) throw new VerificationError('suite-unknown', 'The proof is no object', `document${base}`);
    data = await verifyProof({ document, proof, proofs: proofs.filter(isObject), base, level: decoded.level }, context);
  }
  return data;
}

interface Proven {
  document: JsonObject;
  proof: JsonObject;
  proofs: JsonObject[];
  /** Pointer of the proof. */
  base: string;
  level: Decoded['level'];
}

async function verifyProof(proven: Proven, context: Context): Promise<JsonObject> {
  const { document, proof, base, level } = proven;
  const { step, configuration } = context;
  const at = (pointer: string): Location => `document${base + pointer}`;
  const suite = suiteOf(proven, at);
  const purpose = purposeOf(proof, level, configuration, at);
  step(`The proof is of the suite ${proof.cryptosuite}, for the purpose ${purpose}.`, 'passed', at('/cryptosuite'));

  const { verificationMethod } = proof;
  if (typeof verificationMethod !== 'string') {
    const id = isObject(verificationMethod) ? verificationMethod.id : undefined;
    const what = isObject(verificationMethod) ? 'an object' : JSON.stringify(verificationMethod ?? null);
    const detail = `verificationMethod is ${what}, and has to be the URL of a key`;
    throw new VerificationError(
      'key-missing',
      detail,
      at('/verificationMethod'),
      typeof id === 'string' ? id : undefined,
    );
  }
  const url = verificationMethod;
  const owner = idOf(level === 'presentation' ? document.holder : document.issuer);
  const role = level === 'presentation' ? 'holder' : 'issuer';
  const did = url.split('#')[0] as string;
  if (owner !== undefined && owner !== did) {
    await sayWhetherSigned(proven, suite, url, context);
    const place = `document/${role}`;
    throw new VerificationError('other-did', `The key ${url} is not of the ${role} ${owner}`, place);
  }
  const found = await signedWith(proven, suite, url, context);
  if (!isListed(found, purpose)) {
    throw new VerificationError(
      'relationship',
      `${url} is not listed under ${purpose} of ${did}`,
      at('/verificationMethod'),
    );
  }
  step(`The document lists the key under ${purpose}.`);
  rejectUnknownMethod(found, at('/verificationMethod'), context.resolver);
  checkTerms(proof, level, at, context);
  return { verificationMethod: url, proofType: String(proof.type), cryptosuite: String(proof.cryptosuite) };
}

/** Finds the key of a proof and verifies the signature with it. */
async function signedWith(proven: Proven, suite: Suite, url: string, context: Context): Promise<Named> {
  const at = (pointer: string): Location => `document${proven.base + pointer}`;
  const { step, resolver } = context;
  const place = at('/verificationMethod');
  const found = await findKey(url, place, resolver);
  step(
    `${found.did} resolves, and its document holds the key ${url.slice(found.did.length)}.`,
    'passed',
    place,
    'issuer',
  );
  if (!suite.kinds.includes(found.key.kind)) {
    throw new VerificationError('key-curve', `Key is ${found.key.kind}, ${suite.kinds.join(' or ')} expected`, place);
  }
  step(`The key is for ${found.key.kind}, as the suite needs.`, 'passed', place, 'key');
  await verify(proven, suite, found, at, context);
  return found;
}

/** For a proof by somebody else: whether its signature holds, which tells a wrong name from wrong data. */
async function sayWhetherSigned(proven: Proven, suite: Suite, url: string, context: Context): Promise<void> {
  try {
    await signedWith(proven, suite, url, context);
  } catch (error) {
    if (!(error instanceof VerificationError) && !(error instanceof MissingInput)) throw error;
    const reason = error instanceof MissingInput ? error.message : `The proof does not check either: ${error.message}.`;
    context.step(reason, 'note');
  }
}

type Named = Awaited<ReturnType<typeof findKey>>;

async function verify(proven: Proven, suite: Suite, found: Named, at: (pointer: string) => Location, context: Context) {
  const { step } = context;
  const prepare = suite.load ? await suite.load() : prepareWhole;
  const { document, proof, proofs } = proven;
  const { form } = suite;
  if (form === 'jcs') checkContexts(document, proof);
  const parts = { bare: unsecured(document, proof, proofs, form), options: optionsOf(document, proof, form) };
  const test = await prepare({ ...parts, proof, form, kind: found.key.kind, at }, context);
  if (await test.holds(found.key)) {
    step('The signature is valid for this document and this key.', 'passed', at('/proofValue'), 'proof');
    await test.after?.();
    return;
  }
  for (const method of methodsOf(found.document)) {
    if (method === found.method) continue;
    const other = tryOr(() => keyOfMethod(method));
    if (other?.kind === found.key.kind && (await test.holds(other))) {
      throw new VerificationError(
        'other-key',
        `The signature is that of ${method.id}, and the proof names ${found.method.id}`,
        at('/verificationMethod'),
      );
    }
  }
  throw (
    (await test.failure?.(found.key)) ??
    new VerificationError('signature-mismatch', 'Signature check returned false', at('/proofValue'))
  );
}

/** A proof by JCS signs the contexts that it carries, and the document may add others behind them (section 3.3.2 step 4). */
function checkContexts(document: JsonObject, proof: JsonObject): void {
  const own = listOf(document['@context']);
  for (const [at, context] of listOf(proof['@context']).entries()) {
    if (canonicalOf(context) === canonicalOf(own[at])) continue;
    const place = `document${Array.isArray(document['@context']) ? `/@context/${at}` : '/@context'}`;
    throw new VerificationError(
      'signature-mismatch',
      `Item ${at} of @context is not the one that the proof was made with`,
      place,
    );
  }
}

/** The document that was signed: without proofs, except those that a proof of a chain names (section 4.3 step 2). */
function unsecured(document: JsonObject, proof: JsonObject, proofs: JsonObject[], form: Canonicalization): JsonObject {
  const { proof: _, ...bare } = document;
  const names = listOf(proof.previousProof);
  const previous = proofs.filter(({ id }) => id !== undefined && names.includes(id));
  const whole = previous.length > 0 ? { ...bare, proof: previous } : bare;
  // A proof by JCS carries the contexts that it was made with (eddsa-jcs-2022 section 3.3.2).
  return form === 'jcs' && proof['@context'] !== undefined ? { ...whole, '@context': proof['@context'] } : whole;
}

function optionsOf(document: JsonObject, proof: JsonObject, form: Canonicalization): JsonObject {
  const { proofValue: _, ...options } = proof;
  if (form === 'jcs') return options;
  return { ...options, ...(document['@context'] === undefined ? {} : { '@context': document['@context'] }) };
}
