import { InputError } from '../base/index.ts';
import { type CborMap, readCbor } from './cbor.ts';
import { readingsOf } from './encodings.ts';
import { decodeMdoc, mdocKindOf } from './mdoc.ts';
import type { Mdoc } from './mdocTypes.ts';

/** The mdocs in a text of encoded bytes: an `IssuerSigned`, or the documents of a `DeviceResponse`; none in any other. */
export function readMdocs(text: string): Mdoc[] {
  for (const [, bytes] of readingsOf(text)) {
    const value = cborOf(bytes);
    const kind = mdocKindOf(value);
    if (kind) return decodeMdoc(value as CborMap, kind).mdoc.documents;
  }
  return [];
}

function cborOf(bytes: Uint8Array): unknown {
  try {
    return readCbor(bytes);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
