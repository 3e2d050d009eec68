import { isObject, type JsonObject, listOf, nearest } from '../base/index.ts';
import { type Decoded, V1, V2, versionOf } from '../decode/index.ts';
import { checked, type Frame } from './check.ts';
import { requireOn } from './configuration.ts';
import { type Check, type Context, type Settings, VerificationError } from './types.ts';

const RESULT_NAMES: Record<string, string> = {
  'w3c-1.1': 'w3c.vc-data-model.v1.1',
  'w3c-2.0': 'w3c.vc-data-model.v2.0',
  jwt: 'jwt_vc_json',
  'sd-jwt': 'dc+sd-jwt',
  mdoc: 'iso.18013-5:2021',
};

/** The policy `format`: what it is, whether that is enabled, and whether it is well formed. */
export function checkFormat(
  decoded: Decoded,
  path: string[],
  { catalog, configuration }: Pick<Settings, 'catalog' | 'configuration'>,
): Promise<Check> {
  return checked({ policy: 'format', path, catalog }, async (step) => {
    const version = versionOf(decoded.document ?? {});
    rejectUnknownFormat(decoded, version);
    for (const why of decoded.why) step(why);
    checkSwitches(decoded, version, configuration);
    rejectFaults(decoded, step);
    step('Structure, types and required members are valid.');
    const name = decoded.format === 'status-list' ? (version ?? 'w3c-2.0') : decoded.format;
    return { format: RESULT_NAMES[name] ?? name };
  });
}

/** The claims of a token that is no credential, by the rules of its kind. No service makes this check. */
export function checkClaims(decoded: Decoded, frame: Pick<Frame, 'path' | 'catalog'>): Promise<Check> {
  return checked({ ...frame, policy: 'format', isInformal: true }, async (step) => {
    for (const why of decoded.why) step(why);
    rejectFaults(decoded, step);
    step('Its type and its claims follow the rules of this kind of token.');
    return {};
  });
}

function rejectFaults({ faults: [fault, ...others] }: Decoded, step: Context['step']): void {
  for (const { detail, place } of others) step(detail, 'failed', place);
  if (!fault) return;
  const { cause, detail, place, corrected } = fault;
  const isUnsigned = cause === 'mdoc-form' && detail.startsWith('issuerAuth is missing');
  throw new VerificationError(isUnsigned ? 'mdoc-unsigned' : cause, detail, place, corrected);
}

function rejectUnknownFormat(decoded: Decoded, version: ReturnType<typeof versionOf>): void {
  const { format, level, name, token, faults, parts, document = {} } = decoded;
  const start = parts[0]?.id ?? 'document';
  if (format === 'jwe') throw new VerificationError('encrypted', 'The input is an encrypted token', start);
  const order = faults.find(({ cause }) => cause === 'context-order');
  if (order && !version) throw new VerificationError(order.cause, order.detail, order.place);
  const isW3c = level !== 'other' && format !== 'sd-jwt' && format !== 'mdoc';
  const unrecognized = 'No known credential format was recognized';
  if (isW3c && !version && faults.length === 0) {
    const first = JSON.stringify(listOf(document['@context'])[0] ?? null);
    const place = `${token ? 'payload' : 'document'}/@context`;
    const meant = nearest(first, [V1, V2], 6);
    throw new VerificationError('context-version', `${unrecognized}: @context begins with ${first}`, place, meant);
  }
  if (format === 'anoncreds')
    throw new VerificationError(
      'family-other',
      `${name}: the verifier doesn't support credentials of this family`,
      start,
    );
  // What has parts was read, as JSON; any other text was not.
  if (format === 'unknown' && !isW3c)
    throw new VerificationError(parts.length > 0 ? 'json-unknown' : 'form-unknown', unrecognized, start);
}

function checkSwitches(
  { format, document }: Decoded,
  version: ReturnType<typeof versionOf>,
  configuration: JsonObject,
): void {
  const isMdoc = format === 'mdoc';
  if (!isMdoc && (!isObject(document) || !version || format === 'sd-jwt')) return;
  const standard = isMdoc ? 'iso/18013-5:2021' : `w3c/vc-data-model/${version === 'w3c-1.1' ? 'v1.1' : 'v2.0'}`;
  const place = isMdoc ? 'document' : `${format === 'jwt' ? 'payload' : 'document'}/@context`;
  const setting = `/policies/format/standards/${standard}/enabled`;
  requireOn(configuration, setting, isMdoc ? 'iso-off' : 'version-off', place);
}
