import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { decodeMdoc } from '../../../tests/verify/mdoc.ts';
import { fullDate, presentMdoc, signMdoc } from '../sign/mdoc.ts';
import { documentSignerCertificate } from './certificates.ts';
import * as story from './story.ts';

const { keys, claims, times } = story;

/** The employee credential as mdoc: an `IssuerSigned` structure in CBOR. */
export const employeeMdoc = (): Uint8Array =>
  signMdoc({
    docType: story.DOCTYPE,
    namespace: story.DOCTYPE,
    elements: {
      given_name: claims.givenName,
      family_name: claims.familyName,
      employee_id: claims.employeeId,
      site: claims.site,
      issue_date: fullDate(times.validFrom.slice(0, 10)),
      expiry_date: fullDate(times.validUntil.slice(0, 10)),
    },
    key: keys.documentSigner,
    chain: [documentSignerCertificate],
    deviceKey: keys.device,
    signed: times.signed,
    validFrom: times.signed,
    validUntil: times.validUntil,
  });

/** The elements that the gate asks for, from an `IssuerSigned` structure, bound to its request. */
export const presentedMdoc = (issuerSigned: Uint8Array): Uint8Array =>
  presentMdoc(issuerSigned, {
    docType: story.DOCTYPE,
    elements: ['employee_id', 'site'],
    key: keys.device,
    request: { audience: story.CLIENT_ID, nonce: story.NONCE, responseUri: story.RESPONSE_URI },
  });

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The content of the mdoc, with byte strings in hexadecimal. */
export function decodedMdoc(bytes: Uint8Array): JsonObject {
  const mdoc = decodeMdoc(bytes);
  const point = [mdoc.deviceKey.get(-2), mdoc.deviceKey.get(-3)] as Uint8Array[];
  const [x = '', y = ''] = point.map((part) => Buffer.from(part).toString('base64url'));
  return {
    docType: mdoc.docType,
    nameSpaces: {
      [story.DOCTYPE]: mdoc.elements.map(({ digestId, name, value, random }) => ({
        digestID: digestId,
        random: hex(random),
        elementIdentifier: name,
        elementValue: value as string,
      })),
    },
    issuerAuth: {
      algorithm: 'ES256',
      certificates: mdoc.chain.length,
      mobileSecurityObject: {
        version: mdoc.version,
        digestAlgorithm: 'SHA-256',
        valueDigests: Object.fromEntries([...(mdoc.digests.get(story.DOCTYPE) ?? [])].map(([id, at]) => [id, hex(at)])),
        deviceKey: { kty: 'EC', crv: 'P-256', x, y },
        validityInfo: { signed: mdoc.signed, validFrom: mdoc.validFrom, validUntil: mdoc.validUntil },
      },
      signature: hex(mdoc.signature.value),
    },
  };
}
