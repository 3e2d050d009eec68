import { bytesOfBase64, bytesOfHex, fromBase64url, InputError } from '../base/index.ts';
import { importCborReader, importCertificateReader } from './readers.ts';
import { type Decoded, empty } from './types.ts';

/** Bytes in any encoding: DER, or CBOR. Their readers are fetched when there are bytes to read. */
export async function fromBytes(text: string): Promise<Decoded> {
  const unknown = (why: string): Decoded => ({ ...empty, format: 'unknown', name: 'No known format', why: [why] });
  const cut = cutToken(text);
  if (cut) return unknown(cut);
  let reason: string | undefined;
  for (const [name, bytes] of readingsOf(text)) {
    try {
      const decoded =
        bytes[0] === 0x30
          ? (await importCertificateReader()).fromDer(bytes, `It is DER in ${name}.`)
          : (await importCborReader()).fromCbor(bytes, name);
      if (decoded) return decoded;
      reason ??= `It is ${name}, but its bytes don't match any known format.`;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      reason ??= `It could be ${name}. ${error.message}`;
    }
  }
  return unknown(reason ?? 'It is neither JSON, nor a token, nor encoded bytes.');
}

/** Begins as the header of a token does: `{"` in base64url, with a closed header or without. */
const TOKEN_START = /^eyJ[\w-]*(?:\.[\w-]*)*(?:~|$)/;

/** What is wrong with a text that begins as a JWT or an SD-JWT, and is none. */
function cutToken(text: string): string | undefined {
  if (/^e[wy][\w+/=-]+(?:\.[\w+/=-]*){2}$/.test(text)) {
    return 'It begins like a JWT, but its parts are base64 with +, / or =. A JWT uses base64url without padding (RFC 7515 section 2).';
  }
  if (!TOKEN_START.test(text)) return undefined;
  const parts = text.split('~', 1)[0].split('.').length;
  if (parts > 2) return `It begins like a JWT, but a JWT has three parts separated by dots, and this has ${parts}.`;
  return `It begins like a JWT, but is cut off: a JWT has three parts, and this has ${parts === 1 ? 'one' : 'two'}. Copy it again, up to its last character.`;
}

/** Fewer bytes are no structure that is known. */
const FEWEST = 4;

/** The bytes that a text may mean, by the encodings that people write them in. White space counts for nothing. */
export function readingsOf(text: string): [name: string, bytes: Uint8Array][] {
  const bare = text.replace(/\s+/g, '');
  const hex = bytesOfHex(bare.replace(/^0x|[:,]/gi, ''));
  // Nothing but an even number of hexadecimal digits is almost never meant as base64.
  if (hex && hex.length >= FEWEST) return [['hexadecimal digits', hex]];
  const readings: [string, Uint8Array | undefined][] = [
    ['base64url', fromBase64url(bare.replace(/={1,2}$/, ''))],
    ['base64', bytesOfBase64(bare)],
  ];
  return readings.filter((one): one is [string, Uint8Array] => one[1] !== undefined && one[1].length >= FEWEST);
}
