import { InputError, type JsonObject, listOf } from '../base/index.ts';
import { type Decoded, decode, isInstant } from '../decode/index.ts';
import { checkTrust } from './chain.ts';
import { checked } from './check.ts';
import { isSkipped } from './configuration.ts';
import type { Context } from './context.ts';
import { verifyDataIntegrity } from './dataIntegrity.ts';
import { checkDates } from './datePolicy.ts';
import { decrypted } from './decrypt.ts';
import { checkFormat } from './formatPolicy.ts';
import { verifyToken } from './jws.ts';
import { type Material, materialOf } from './material.ts';
import { verifyMdoc } from './mdocProof.ts';
import { notesOf } from './notes.ts';
import { checkSchema } from './schemaPolicy.ts';
import { verifySdJwt } from './sdJwtProof.ts';
import { checkStatus } from './statusPolicy.ts';
import type { Check, Inspection, PolicyName, Settings } from './types.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

/**
 * Tells what an input is, takes it apart, and runs the policies of the verifier on it. Nothing is fetched: what only a
 * network could tell is not checked, and the check says what to give.
 *
 * @throws InputError if the input is beyond the limits or cannot be read at all
 */
export async function inspect(input: string, settings: Settings): Promise<Inspection> {
  const material = materialOf(settings.material ?? []);
  const decoded = await opened(decode(input), material);
  const checks = await judge(decoded, [], settings, material, 0);
  // The verifier takes one input at a time: of several there is no answer.
  const results =
    decoded.format === 'several'
      ? []
      : checks.flatMap(({ result }) => (result && result.service === 'verifier' ? [result] : []));
  const notes = notesOf(decoded, settings.now);
  const states = [...checks, ...notes].map(({ state }) => state);
  const isFailed = checks.some(({ state, service }) => state === 'failed' && service === 'verifier');
  const isOpen = states.includes('not-checked');
  const isUndecided = [...checks.filter(({ isInformal }) => !isInformal), ...notes].some(
    ({ state }) => state === 'not-checked',
  );
  const verdict = states.includes('failed')
    ? 'failed'
    : isOpen
      ? 'not-checked'
      : states.includes('warning')
        ? 'warning'
        : 'valid';
  return {
    decoded,
    parts: decoded.parts,
    checks,
    notes,
    body: { data: results },
    ...(decoded.format === 'several'
      ? {}
      : isFailed
        ? { status: 422 }
        : isUndecided || checks.length === 0
          ? {}
          : { status: 200 }),
    verdict: checks.length === 0 && verdict === 'valid' ? 'none' : verdict,
  };
}

/** What is inside of an encrypted token, if a key opens it. */
async function opened(decoded: Decoded, { keys }: Material): Promise<Decoded> {
  const wrapped = decoded.document?.response;
  const jwe = decoded.jwe ?? (typeof wrapped === 'string' ? wrapped.replace(/\s+/g, '') : undefined);
  if (!jwe || keys.length === 0) return decoded;
  try {
    const inner = decode(await decrypted(jwe, keys));
    return {
      ...inner,
      why: ['It was encrypted, and your key opened it.', ...inner.why],
      parts: [
        ...decoded.parts.slice(0, 1).map((part) => ({ ...part, id: 'encrypted', title: `${part.title}, encrypted` })),
        ...inner.parts,
      ],
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...decoded, why: [...decoded.why, error.message] };
  }
}

/** Formats that no policy judges: they are decoded and explained alone. */
const PLAIN = [
  'did-document',
  'jwk',
  'jwk-set',
  'certificate',
  'presentation-definition',
  'dcql-query',
  'json-schema',
  'other-json',
  'device-request',
];
/** Formats that are judged by what they hold alone. */
const HOLDERS = ['openid4vp-response', 'several'];
/** How deep presentations are judged inside of each other. */
const NESTED = 4;

async function judge(
  decoded: Decoded,
  path: string[],
  settings: Settings,
  material: Material,
  level: number,
): Promise<Check[]> {
  const { configuration, catalog, now } = settings;
  if (PLAIN.includes(decoded.format) || level > NESTED) return [];
  const inner = await innerChecks(decoded, path, settings, material, level);
  if (HOLDERS.includes(decoded.format)) return inner;
  if (decoded.format === 'openid4vp-request' && !decoded.token) return [];
  if (decoded.level === 'other' && decoded.token && decoded.faults.length === 0)
    return [await verifyProof(decoded, path, settings, material)];

  const format = await checkFormat(decoded, path, configuration, catalog);
  if (format.state === 'failed') return [format];
  const checks = [
    format,
    await unlessSkipped('proof', path, settings, () => verifyProof(decoded, path, settings, material)),
  ];
  for (const policy of ['notBefore', 'notAfter'] as const) {
    checks.push(
      await unlessSkipped(policy, path, settings, async () =>
        checkDates(policy, decoded, path, configuration, now, catalog),
      ),
    );
  }
  if (decoded.level === 'credential' || decoded.mdoc) {
    const verifyList = (list: Decoded) => requireList(list, settings, material);
    const hasStatus = decoded.format !== 'sd-jwt' || decoded.sdJwt?.claims.status !== undefined;
    if (hasStatus) {
      checks.push(
        await unlessSkipped('credentialStatus', path, settings, () =>
          checkStatus(decoded, { path, configuration, catalog, lists: material.lists, verifyList }),
        ),
      );
    }
    if (!decoded.mdoc && !decoded.sdJwt) {
      checks.push(
        await unlessSkipped('credentialSchema', path, settings, () =>
          checkSchema(decoded, path, configuration, catalog, material.schemas),
        ),
      );
    }
  }
  const trust = isSkipped(configuration, 'trustedIssuer')
    ? undefined
    : await checkTrust(decoded, path, { configuration, catalog, now, roots: material.roots });
  return [...checks, ...(trust ? [trust] : []), ...inner];
}

async function innerChecks(
  decoded: Decoded,
  path: string[],
  settings: Settings,
  material: Material,
  level: number,
): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { decoded: inner, place } of decoded.contains) {
    const id = inner.document?.id;
    const step = typeof id === 'string' ? id : place.pointer;
    // Of an answer, what it holds is what is verified: a presentation on its own.
    const innerPath = decoded.format === 'openid4vp-response' && decoded.contains.length === 1 ? path : [...path, step];
    checks.push(...(await judge(inner, innerPath, settings, material, level + 1)));
  }
  return checks;
}

async function unlessSkipped(
  policy: PolicyName,
  path: string[],
  { configuration }: Settings,
  run: () => Promise<Check>,
): Promise<Check> {
  if (!isSkipped(configuration, policy)) return run();
  return {
    policy,
    service: 'verifier',
    path,
    state: 'skipped',
    steps: [{ text: `policies.${policy}.skip is true.`, state: 'skipped' }],
  };
}

/** The policy `proof`, for any format that has one. */
function verifyProof(decoded: Decoded, path: string[], settings: Settings, material: Material): Promise<Check> {
  return checked({ policy: 'proof', path, catalog: settings.catalog }, (step) => {
    const { configuration, now, expected = {}, contexts } = settings;
    const resolver = { material, resolve: settings.resolve, configuration: settings.resolver };
    return prove(decoded, { step, configuration, now, expected, contexts, resolver });
  });
}

function prove(decoded: Decoded, context: Context): Promise<JsonObject> {
  if (decoded.mdoc) return verifyMdoc(decoded, context);
  if (decoded.sdJwt) return verifySdJwt(decoded, context);
  return decoded.token ? verifyToken(decoded, context) : verifyDataIntegrity(decoded, context);
}

/** A status list has to verify itself, and to be current (Bitstring Status List section 3.2, Token Status List section 8.3). */
async function requireList(list: Decoded, settings: Settings, material: Material): Promise<void> {
  const check = await verifyProof(list, [], { ...settings, expected: {} }, material);
  if (check.fault) throw new VerificationError(check.fault.key, check.fault.detail, check.fault.place);
  if (check.state === 'not-checked') throw new MissingInput(check.steps.at(-1)?.text ?? '', check.needs);
  const { now } = settings;
  const ends = [list.document?.validUntil, list.document?.expirationDate]
    .filter(isInstant)
    .map((end) => Date.parse(end));
  const { exp } = list.token?.payload ?? {};
  if (typeof exp === 'number') ends.push(exp * 1000);
  const over = ends.find((end) => now.getTime() > end);
  if (over !== undefined)
    throw new VerificationError('list', `it ended at ${new Date(over).toISOString()}`, {
      part: 'document',
      pointer: '',
    });
  const faults = listOf(list.faults[0]?.detail);
  if (faults[0]) throw new VerificationError('list', String(faults[0]), { part: 'document', pointer: '' });
}
