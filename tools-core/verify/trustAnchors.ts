import { bytesOfBase64, isObject, type JsonObject, textOf, valueAt } from '../base/index.ts';
import { type CertificateFacts, type Place, readCertificate } from '../decode/index.ts';
import { VerificationError } from './verificationError.ts';
import { type Anchor, readVical } from './vical.ts';

/** What the sources of a configuration come to. */
export interface Anchors {
  anchors: Anchor[];
  /** Sources whose roots only a network gives, in words. */
  absent: string[];
  /** True for a list without a source. */
  isEmpty: boolean;
}

const SOURCES = '/policies/trustedIssuer/trustedIssuerRootCertificates';

/**
 * Reads the sources of trust anchors in a configuration of the validator.
 *
 * @returns undefined for a configuration that has no such list
 * @throws VerificationError for a source that cannot be loaded
 */
export async function anchorsIn(configuration: JsonObject, now: Date): Promise<Anchors | undefined> {
  const sources = valueAt(configuration, SOURCES);
  if (!Array.isArray(sources)) return undefined;
  const anchors: Anchor[] = [];
  const absent: string[] = [];
  for (const [at, source] of sources.entries()) {
    const place = { part: 'configuration', pointer: `${SOURCES}/${at}` };
    if (!isObject(source)) continue;
    if (source.type === 'pem') anchors.push({ facts: pemAnchor(textOf(source.pem), place), source: 'pem' });
    else if (source.type === 'vical') anchors.push(...(await readVical(source, place, now)));
    else if (source.type === 'vical-url') absent.push(`the VICAL at ${textOf(source.url)}`);
    else absent.push(`the predefined roots ${textOf(source.tag)}`);
  }
  return { anchors, absent, isEmpty: sources.length === 0 };
}

/** Whether a configuration has a list of trust anchors. */
export const isListed = (configuration: JsonObject): boolean => Array.isArray(valueAt(configuration, SOURCES));

function pemAnchor(pem: string, { part, pointer }: Place): CertificateFacts {
  const place = { part, pointer: `${pointer}/pem` };
  const blocks = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g)];
  if (blocks.length > 1) {
    throw new VerificationError(
      'anchor-several',
      `The value holds ${blocks.length} certificates, one is allowed`,
      place,
    );
  }
  const der = bytesOfBase64(blocks[0]?.[1] ?? '');
  if (!der?.length) throw new VerificationError('anchor-pem', 'The value is no block CERTIFICATE of base64', place);
  try {
    return readCertificate(der);
  } catch (error) {
    throw new VerificationError('anchor-pem', `The value cannot be parsed: ${(error as Error).message}`, place);
  }
}
