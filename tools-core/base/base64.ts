import { base64nopad } from '@scure/base';

/** Bytes of base64 with or without padding, white space allowed (RFC 4648 section 4); undefined if it is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    return base64nopad.decode(text.replace(/\s+/g, '').replace(/={1,2}$/, ''));
  } catch {
    return undefined;
  }
}
