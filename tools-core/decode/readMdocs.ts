import { tryOr } from '../base/index.ts';
import { type CborMap, readCbor } from './cbor.ts';
import { readingsOf } from './fromBytes.ts';
import { decodeMdoc, type Mdoc, mdocKindOf } from './mdoc.ts';

/** The mdocs in a text of encoded bytes: an `IssuerSigned`, or the documents of a `DeviceResponse`; none in any other. */
export function readMdocs(text: string): Mdoc[] {
  for (const [, bytes] of readingsOf(text)) {
    const value = tryOr(() => readCbor(bytes));
    const kind = mdocKindOf(value);
    if (kind) return decodeMdoc(value as CborMap, kind).mdoc.documents;
  }
  return [];
}
