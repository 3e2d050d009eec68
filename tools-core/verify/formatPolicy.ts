import { isObject, listOf } from '../base/index.ts';
import { type Decoded, versionOf } from '../decode/index.ts';
import type { Catalog } from './causes.ts';
import { checked } from './check.ts';
import { isOn } from './configuration.ts';
import type { Check, JsonObject } from './types.ts';
import { VerificationError } from './verificationError.ts';

/** Names of formats in results. */
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
  configuration: JsonObject,
  catalog: Catalog,
): Promise<Check> {
  return checked({ policy: 'format', path, catalog }, async (step) => {
    const start = { part: decoded.parts[0]?.id ?? 'document', pointer: '' };
    if (decoded.format === 'jwe') throw new VerificationError('encrypted', 'The input is an encrypted token', start);
    const document = decoded.document ?? {};
    const version = versionOf(document);
    const [order] = decoded.faults.filter(({ cause }) => cause === 'context-order');
    if (order && !version) throw new VerificationError(order.cause, order.detail, order.place);
    const isW3c = decoded.level !== 'other' && decoded.format !== 'sd-jwt' && decoded.format !== 'mdoc';
    if (isW3c && !version && decoded.faults.length === 0) {
      const detail = `No known credential format was recognised: @context begins with ${JSON.stringify(listOf(document['@context'])[0] ?? null)}`;
      const part = decoded.token ? 'payload' : 'document';
      throw new VerificationError('context-version', detail, { part, pointer: '/@context' });
    }
    if (decoded.format === 'anoncreds')
      throw new VerificationError(
        'family-other',
        `${decoded.name}: the verifier reads no credentials of this family`,
        start,
      );
    if (decoded.format === 'unknown' && !isW3c) {
      // What has parts was read, as JSON; any other text was not.
      const cause = decoded.parts.length > 0 ? 'json-unknown' : 'form-unknown';
      throw new VerificationError(cause, 'No known credential format was recognised', start);
    }
    for (const why of decoded.why) step(why);
    checkSwitches(decoded, version, configuration);
    const [fault] = decoded.faults;
    if (fault) {
      for (const { detail, place } of decoded.faults.slice(1)) step(detail, 'failed', place);
      const isUnsigned = fault.cause === 'mdoc-form' && fault.detail.startsWith('issuerAuth is missing');
      throw new VerificationError(
        isUnsigned ? 'mdoc-unsigned' : fault.cause,
        fault.detail,
        fault.place,
        fault.corrected,
      );
    }
    for (const { detail, place } of decoded.warnings ?? []) step(detail, 'warning', place);
    step('Structure, types and required members are in order.');
    const name = decoded.format === 'status-list' ? (version ?? 'w3c-2.0') : decoded.format;
    return { format: RESULT_NAMES[name] ?? name };
  });
}

function checkSwitches(
  { format, document }: Decoded,
  version: ReturnType<typeof versionOf>,
  configuration: JsonObject,
): void {
  const standards = '/policies/format/standards';
  if (format === 'mdoc') {
    if (isOn(configuration, `${standards}/iso/18013-5:2021/enabled`)) return;
    throw new VerificationError('iso-off', 'policies.format.standards.iso.18013-5:2021.enabled is false', {
      part: 'document',
      pointer: '',
    });
  }
  if (!isObject(document) || !version || format === 'sd-jwt') return;
  const name = version === 'w3c-1.1' ? 'v1.1' : 'v2.0';
  if (isOn(configuration, `${standards}/w3c/vc-data-model/${name}/enabled`)) return;
  const part = format === 'jwt' ? 'payload' : 'document';
  const detail = `policies.format.standards.w3c.vc-data-model.${name}.enabled is false`;
  throw new VerificationError('version-off', detail, { part, pointer: '/@context' });
}
