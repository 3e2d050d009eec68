import { isObject, type JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { verifyDataIntegrity } from './dataIntegrity.ts';
import type { Resolve } from './didDocuments.ts';
import { verifyToken } from './jws.ts';
import { isDeviceResponse, verifyDeviceResponse, verifyMdoc } from './mdoc.ts';
import { verifySdJwt } from './sdJwt.ts';
import { decodeStatusList, type StatusListType, statusAt } from './statusList.ts';
import { statusIn } from './tokenStatusList.ts';

/** What a verifier says of a file. */
export type Outcome = 'verifies' | 'fails: proof' | 'not yet valid' | 'expired' | 'revoked';

/** What a verifier knows and expects. */
export interface World {
  resolve: Resolve;
  /** Root certificate that is trusted, as DER. */
  root: Uint8Array;
  now: Date;
  /** Status list credentials by address. */
  statusLists: Map<string, JsonObject>;
  /** Token Status Lists by address. */
  statusTokens: Map<string, string>;
  /** Expected of presentations with a Data Integrity proof. */
  challenge: string;
  domain: string;
  /** Expected of presentations as tokens. */
  audience: string;
  nonce: string;
  /** Where the answer to a request goes, to which a device binds. */
  responseUri: string;
}

/** A start and an end, both in milliseconds; a missing one does not limit. */
interface Period {
  start?: number | undefined;
  end?: number | undefined;
}

/** The status of a credential cannot be told, which says nothing about its proof. */
class StatusError extends Error {}

/**
 * Verifies the text of a file: first its proof, then its time, then its status.
 *
 * @throws StatusError if the status list is missing, forged, of another purpose or too short.
 */
export async function outcomeOf(text: string, secured: string, world: World): Promise<Outcome> {
  try {
    if (secured === 'JWS') return await tokenOutcome(text.trim(), world);
    if (secured === 'SD-JWT' || secured === 'SD-JWT+KB') return await sdJwtOutcome(text.trim(), secured, world);
    if (secured === 'COSE_Sign1') return mdocOutcome(text, world);
    return await documentOutcome(JSON.parse(text), world);
  } catch (error) {
    if (error instanceof StatusError) throw error;
    return 'fails: proof';
  }
}

/** A document with a Data Integrity proof: a presentation if it has a holder, otherwise a credential. */
async function documentOutcome(document: JsonObject, world: World): Promise<Outcome> {
  const isPresentation = typesOf(document).includes('VerifiablePresentation');
  const expected = isPresentation ? { challenge: world.challenge, domain: world.domain } : undefined;
  const result = await verifyDataIntegrity(document, world.resolve, expected);
  const owner = isPresentation ? document.holder : document.issuer;
  if (!result.verified || result.controller !== idOf(owner)) return 'fails: proof';
  return isPresentation ? contentsOutcome(document, world) : credentialOutcome(document, world);
}

/** The first outcome of the credentials in a presentation that is not good. */
async function contentsOutcome(presentation: JsonObject, world: World): Promise<Outcome> {
  for (const credential of listOf(presentation.verifiableCredential)) {
    const outcome = await containedOutcome(credential, world);
    if (outcome !== 'verifies') return outcome;
  }
  return 'verifies';
}

const ENVELOPE = 'data:application/vc+jwt,';

/** A contained credential is an object with a proof, an object with a token in its id, or the token itself. */
function containedOutcome(credential: unknown, world: World): Promise<Outcome> {
  if (typeof credential === 'string') return tokenOutcome(credential, world);
  if (!isObject(credential)) throw new Error('Not a credential.');
  const id = String(credential.id);
  return id.startsWith(ENVELOPE) ? tokenOutcome(id.slice(ENVELOPE.length), world) : documentOutcome(credential, world);
}

/** A token of VC Data Model 1.1, of VC JOSE COSE, or a signed request, told apart by its type. */
async function tokenOutcome(token: string, world: World): Promise<Outcome> {
  const { typ, payload, controller } = await readToken(token, world);
  const time = periodOutcome(tokenPeriod(payload), world);
  if (time !== 'verifies') return time;
  if (typ === 'oauth-authz-req+jwt') {
    return payload.client_id === `decentralized_identifier:${controller}` ? 'verifies' : 'fails: proof';
  }
  if (typ === 'statuslist+jwt') return payload.iss === controller ? 'verifies' : 'fails: proof';
  if (typ === 'vc+jwt') {
    return idOf(payload.issuer) === controller ? credentialOutcome(payload, world) : 'fails: proof';
  }
  if (payload.iss !== controller) return 'fails: proof';
  if (isObject(payload.vc)) return credentialOutcome(payload.vc, world);
  const bound = payload.aud === world.audience && payload.nonce === world.nonce;
  if (!bound) return 'fails: proof';
  return contentsOutcome(isObject(payload.vp) ? payload.vp : payload, world);
}

const TYPES = ['JWT', 'vc+jwt', 'vp+jwt', 'oauth-authz-req+jwt', 'statuslist+jwt'];
/** Types that a key for assertions signs. */
const ASSERTIONS = ['vc+jwt', 'statuslist+jwt'];

async function readToken(token: string, world: World) {
  try {
    return await verifiedToken(token, world, 'assertionMethod');
  } catch {
    return verifiedToken(token, world, 'authentication');
  }
}

async function verifiedToken(token: string, world: World, relationship: 'assertionMethod' | 'authentication') {
  const { header, payload, controller } = await verifyToken(token, world.resolve, relationship);
  const typ = String(header.typ);
  const isAssertion = ASSERTIONS.includes(typ) || 'vc' in payload;
  if (!TYPES.includes(typ)) throw new Error(`Unknown type ${typ}.`);
  if (isAssertion !== (relationship === 'assertionMethod')) throw new Error('The key is meant for something else.');
  return { typ, payload: payload as JsonObject, controller };
}

async function sdJwtOutcome(token: string, secured: 'SD-JWT' | 'SD-JWT+KB', world: World): Promise<Outcome> {
  const claims = await verifySdJwt(token, world, secured === 'SD-JWT+KB' ? world : undefined);
  const time = periodOutcome(tokenPeriod(claims as JsonObject), world);
  if (time !== 'verifies') return time;
  return (await isListed(claims as JsonObject, world)) ? 'revoked' : 'verifies';
}

/** Whether a Token Status List says another thing of a token than that it is valid. */
async function isListed({ status }: JsonObject, world: World): Promise<boolean> {
  const entry = isObject(status) ? status.status_list : undefined;
  if (!isObject(entry)) return false;
  const list = world.statusTokens.get(String(entry.uri));
  if (!list) throw new StatusError(`No list at ${entry.uri}.`);
  try {
    const { typ, payload } = await readToken(list, world);
    if (typ !== 'statuslist+jwt' || payload.sub !== entry.uri) throw new Error('This is another list.');
    if (periodOutcome(tokenPeriod(payload), world) !== 'verifies') throw new Error('The list has ended.');
    return statusIn(payload.status_list as JsonObject, Number(entry.idx)) !== 0;
  } catch (error) {
    throw new StatusError('The status list cannot be read.', { cause: error });
  }
}

function mdocOutcome(text: string, world: World): Outcome {
  const bytes = Buffer.from(text.trim(), 'base64url');
  const mdoc = isDeviceResponse(bytes)
    ? verifyDeviceResponse(bytes, world.root, world.now, world)
    : verifyMdoc(bytes, world.root, world.now);
  return periodOutcome({ start: Date.parse(mdoc.validFrom), end: Date.parse(mdoc.validUntil) }, world);
}

/** Time and status of a credential whose proof has been verified. */
async function credentialOutcome(credential: JsonObject, world: World): Promise<Outcome> {
  const start = credential.validFrom ?? credential.issuanceDate;
  const end = credential.validUntil ?? credential.expirationDate;
  const time = periodOutcome({ start: instant(start), end: instant(end) }, world);
  if (time !== 'verifies') return time;
  return (await isRevoked(credential, world)) ? 'revoked' : 'verifies';
}

/** Looks the status up in a list whose own proof is verified (Bitstring Status List 1.0 section 3.2). */
async function isRevoked(credential: JsonObject, world: World): Promise<boolean> {
  const entry = credential.credentialStatus;
  if (!isObject(entry)) return false;
  const list = world.statusLists.get(String(entry.statusListCredential));
  if (!list) throw new StatusError(`No list at ${entry.statusListCredential}.`);
  if ((await documentOutcome(list, world)) !== 'verifies') throw new StatusError('The status list does not verify.');
  const subject = list.credentialSubject;
  if (!isObject(subject) || subject.statusPurpose !== entry.statusPurpose)
    throw new StatusError('The purposes differ.');
  try {
    const bits = decodeStatusList(String(subject.encodedList), subject.type as StatusListType);
    return statusAt(bits, Number(entry.statusListIndex));
  } catch (error) {
    throw new StatusError('The status list cannot be read.', { cause: error });
  }
}

function periodOutcome({ start, end }: Period, { now }: World): Outcome {
  if (start !== undefined && now.getTime() < start) return 'not yet valid';
  if (end !== undefined && now.getTime() > end) return 'expired';
  return 'verifies';
}

const instant = (time: unknown): number | undefined => (typeof time === 'string' ? Date.parse(time) : undefined);
const milliseconds = (time: unknown): number | undefined => (typeof time === 'number' ? time * 1000 : undefined);
const tokenPeriod = ({ nbf, exp }: JsonObject): Period => ({ start: milliseconds(nbf), end: milliseconds(exp) });
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const typesOf = (document: JsonObject): unknown[] => listOf(document.type);
const idOf = (value: unknown): unknown => (isObject(value) ? value.id : value);
