import { InputError, type JsonObject } from '../base/index.ts';
import { type Decoded, decode } from '../decode/index.ts';
import type { RuleSet } from '../request/index.ts';
import { checked, skipped } from './check.ts';
import { CHECKS_BY_KIND, type CheckName, type InputKind, inputKindOf } from './checksByKind.ts';
import { hasOwnAnchors, isSkipped } from './configuration.ts';
import { checkDates } from './datePolicy.ts';
import { checkClaims, checkFormat } from './formatPolicy.ts';
import { addMaterial, type Material, materialOf } from './material.ts';
import { notesOf } from './notes.ts';
import {
  type Check,
  type Context,
  type Expected,
  type Inspection,
  MissingInput,
  type PolicyName,
  type Settings,
  VerificationError,
} from './types.ts';

/**
 * Recognizes an input, decodes it, and runs the policies of the verifier on it. Nothing is fetched: a check that needs
 * a network is skipped, and lists what to add.
 *
 * @throws InputError if the input is beyond the limits or cannot be read at all
 */
export async function inspect(input: string, given: Settings): Promise<Inspection> {
  const material = await materialOf(given.material ?? []);
  const alone = await opened(await decode(input), material);
  for (const one of supporting(alone)) await addMaterial(one, material);
  const responses = await Promise.all(material.presentations.map((one) => opened(one, material)));
  const { decoded, rules, expected } = await withRequest(alone, material, responses, given.now);
  const { mdocGeneratedNonce } = material;
  const settings: Settings = { ...given, expected: { mdocGeneratedNonce, ...expected, ...given.expected } };
  const checks = await runChecks(decoded, [], { settings, material }, 0);
  // The verifier takes one input at a time: of several there is no response.
  const isOne = decoded.format !== 'several';
  const ofVerifier = isOne ? checks.filter(({ service, isInformal }) => service === 'verifier' && !isInformal) : [];
  const notes = await notesOf(decoded, settings.now);
  const states = [...checks, ...notes].map(({ state }) => state);
  const worst = (['failed', 'not-checked', 'warning'] as const).find((state) => states.includes(state));
  return {
    decoded,
    checks,
    notes,
    body: { data: ofVerifier.flatMap(({ result }) => result ?? []) },
    unused: material.unused(),
    transcripts: material.transcripts,
    rules,
    status: statusOf(ofVerifier),
    result: worst ?? (checks.length === 0 ? 'none' : 'valid'),
  };
}

/** Of several inputs in one, those that nothing is checked of: the others may need them. */
function supporting({ format, contains }: Decoded): Decoded[] {
  const isSupport = (one: Decoded) => inputKindOf(one) === 'document' || one.format.startsWith('status-list');
  const all = format === 'several' ? contains.map(({ decoded }) => decoded) : [];
  return all.every(isSupport) ? [] : all.filter(isSupport);
}

/** The request in an input or in its material, with its rules, what it expects, and the presentations that belong to it. */
async function withRequest(
  decoded: Decoded,
  material: Material,
  responses: readonly Decoded[],
  now: Date,
): Promise<{ decoded: Decoded; rules: RuleSet[]; expected?: Expected }> {
  const isRequest = decoded.format === 'openid4vp-request';
  const all = isRequest ? [decoded] : [...decoded.contains.map((one) => one.decoded), ...material.requests];
  const request = all.find(({ format }) => format === 'openid4vp-request');
  if (!request) return { decoded, rules: [] };
  const { encryptionKeys, expectedOf, ruleSetsOf } = await import('../request/index.ts');
  const parameters = request.token?.payload ?? request.document ?? {};
  material.encryptionKeys = encryptionKeys(parameters);
  const shownBeside = (isRequest ? responses : []).map((one) => ({ decoded: one, pointer: '/response' }));
  const contains = [...decoded.contains, ...shownBeside];
  const shown = { ...decoded, contains };
  const presentations = presentationsIn(shown);
  return { decoded: shown, rules: ruleSetsOf(request, presentations, now), expected: expectedOf(parameters) };
}

const presentationsIn = (decoded: Decoded): Decoded[] =>
  decoded.sdJwt || decoded.mdoc ? [decoded] : decoded.contains.flatMap((one) => presentationsIn(one.decoded));

/** Status of the response of the verifier; undefined where a check of the verifier was not made. */
function statusOf(checks: Check[]): 200 | 422 | undefined {
  if (checks.some(({ state }) => state === 'failed')) return 422;
  return checks.length === 0 || checks.some(({ state }) => state === 'not-checked') ? undefined : 200;
}

/** The content of an encrypted token, if one of the keys decrypts it. */
async function opened(decoded: Decoded, material: Material): Promise<Decoded> {
  const { jwks, keys, usedKeys } = material;
  if (decoded.format === 'several') {
    const open = async (one: Decoded['contains'][number]) => ({ ...one, decoded: await opened(one.decoded, material) });
    return { ...decoded, contains: await Promise.all(decoded.contains.map(open)) };
  }
  const wrapped = decoded.document?.response;
  const jwe = decoded.jwe ?? (typeof wrapped === 'string' ? wrapped.replace(/\s+/g, '') : undefined);
  if (!jwe) return decoded;
  const { decrypted, generatedNonce } = await import('./decrypt.ts');
  material.mdocGeneratedNonce ??= generatedNonce(jwe);
  if (jwks.length === 0) return decoded;
  try {
    const inner = await decode(await decrypted(jwe, jwks));
    for (const key of keys) if (key.jwk?.d !== undefined || key.jwk?.k !== undefined) usedKeys.add(key);
    const outer = decoded.parts
      .slice(0, 1)
      .map((part) => ({ ...part, id: 'encrypted', title: `${part.title}, encrypted` }));
    const why = ['It was encrypted, and was decrypted with your key.', ...inner.why];
    return { ...inner, why, parts: [...outer, ...inner.parts] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...decoded, why: [...decoded.why, error.message] };
  }
}

/** How deep presentations are checked inside each other. */
const NESTED = 4;

interface Work {
  settings: Settings;
  material: Material;
}

/** Runs the checks of `CHECKS_BY_KIND`, and those of what the input contains. */
async function runChecks(decoded: Decoded, path: string[], work: Work, level: number): Promise<Check[]> {
  if (level > NESTED) return [];
  const kind = inputKindOf(decoded);
  const checks: Check[] = [];
  for (const name of CHECKS_BY_KIND[kind]) {
    checks.push(...(await RUN[name](decoded, path, work, kind)));
    // Like the verifier, ends with an input that breaks its format.
    if (name === 'format' && checks.at(-1)?.state === 'failed') return checks;
  }
  for (const { decoded: inner, pointer } of decoded.contains) {
    const id = inner.document?.id;
    // Of a response, what it contains is what is verified: a presentation on its own.
    const isResponse = /^openid4vp-/.test(decoded.format) && decoded.contains.length === 1;
    const innerPath = isResponse ? path : [...path, typeof id === 'string' ? id : pointer];
    checks.push(...(await runChecks(inner, innerPath, work, level + 1)));
  }
  return checks;
}

/** Kinds that no service checks. */
const isInformal = (kind: InputKind): boolean => kind === 'token' || kind === 'cose';

const RUN: Record<
  CheckName,
  (decoded: Decoded, path: string[], work: Work, kind: InputKind) => Promise<Check[]> | Check[]
> = {
  format: async (decoded, path, { settings }) => [await checkFormat(decoded, path, settings)],
  claims: async (decoded, path, { settings: { catalog } }) => [await checkClaims(decoded, { path, catalog })],
  signature: (decoded, path, work, kind) =>
    unlessSkipped('proof', path, work, () => verifyProof(decoded, path, work, isInformal(kind))),
  async dates(decoded, path, work, kind) {
    const context = { ...work.settings, path, isInformal: isInformal(kind) };
    const check = (policy: 'notBefore' | 'notAfter') =>
      unlessSkipped(policy, path, work, () => checkDates(policy, decoded, context));
    return [...(await check('notBefore')), ...(await check('notAfter'))];
  },
  async status(decoded, path, work, kind) {
    const { settings, material } = work;
    if (decoded.level === 'presentation' && !decoded.mdoc) return [];
    const isNamed = decoded.document?.status !== undefined || decoded.document?.credentialStatus !== undefined;
    if ((kind === 'sd-jwt' || kind === 'token') && !isNamed) return [];
    const { checkStatus } = await import('./statusPolicy.ts');
    const context = { path, settings, lists: material.lists, verifyList: (list: Decoded) => verifyList(list, work) };
    return unlessSkipped('credentialStatus', path, work, () => checkStatus(decoded, context));
  },
  async schema(decoded, path, work) {
    const { checkSchema } = await import('./schemaPolicy.ts');
    return unlessSkipped('credentialSchema', path, work, () =>
      checkSchema(decoded, path, work.settings, work.material.schemas),
    );
  },
  async trust(decoded, path, { settings, material }) {
    const { configuration } = settings;
    const hasChain = decoded.mdoc || decoded.cose || Array.isArray(decoded.token?.header.x5c);
    const isAsked = hasChain || material.roots.length > 0 || hasOwnAnchors(configuration);
    // What reads certificates is large, so it loads where there is one or has to be one.
    if (!isAsked || isSkipped(configuration, 'trustedIssuer')) return [];
    const { checkTrust } = await import('./chain.ts');
    const check = await checkTrust(decoded, path, { ...settings, roots: material.roots });
    if (check && check.state !== 'skipped') material.areRootsUsed = true;
    return check ? [check] : [];
  },
};

async function unlessSkipped(
  policy: PolicyName,
  path: string[],
  { settings: { configuration, catalog } }: Work,
  run: () => Promise<Check> | Check,
): Promise<Check[]> {
  if (!isSkipped(configuration, policy)) return [await run()];
  return [skipped({ policy, path, catalog }, `policies.${policy}.skip is true.`)];
}

/** The policy `proof`, for any format that has one. */
function verifyProof(
  decoded: Decoded,
  path: string[],
  { settings, material }: Work,
  isInformal = false,
): Promise<Check> {
  const { catalog, configuration, now } = settings;
  const { sentAs, ...others } = settings.expected ?? {};
  // Only the outermost one was sent as a presentation: a credential in it needs no key binding.
  const expected = path.length === 0 && sentAs ? { ...others, sentAs } : others;
  return checked({ policy: 'proof', path, catalog, isInformal }, async (step): Promise<JsonObject> => {
    const resolver = { material, configuration: settings.resolver };
    const findContext = (url: string) => material.findContext(url);
    const context: Context = { step, configuration, now, expected, findContext, resolver };
    if (decoded.mdoc || decoded.cose) return (await import('./mdocProof.ts')).verifyMdoc(decoded, context);
    if (decoded.sdJwt) return (await import('./sdJwtProof.ts')).verifySdJwt(decoded, context);
    if (decoded.token) return (await import('./jws.ts')).verifyToken(decoded, context);
    return (await import('./dataIntegrity.ts')).verifyDataIntegrity(decoded, context);
  });
}

/**
 * A status list has to verify itself, and to be current (Bitstring Status List section 3.2, Token Status List section 8.3).
 *
 * @returns its warnings
 * @throws VerificationError, MissingInput
 */
async function verifyList(list: Decoded, work: Work): Promise<string[]> {
  const settings = { ...work.settings, expected: {} };
  const frame = { ...settings, path: [], isInformal: true };
  const [fault] = list.faults;
  if (fault) throw new VerificationError('list', fault.detail, 'document');
  const hasChain = list.token?.header.x5c !== undefined || (list.cose?.sign1.chain.length ?? 0) > 0;
  const checks = [
    await verifyProof(list, [], { ...work, settings }),
    checkDates('notBefore', list, frame),
    checkDates('notAfter', list, frame),
    ...(hasChain ? await RUN.trust(list, [], work, 'token') : []),
  ];
  for (const { state, fault, steps, need } of checks) {
    if (fault) throw new VerificationError('list', fault.detail, 'document');
    if (state === 'not-checked') throw new MissingInput(steps.at(-1)?.text ?? '', need);
  }
  const { staleWarning } = await import('./statusBits.ts');
  const warnings = checks.flatMap(({ steps }) => steps).filter(({ state }) => state === 'warning');
  return [...warnings.map(({ text }) => text), staleWarning(list.document ?? {}, settings.now) ?? []].flat();
}
