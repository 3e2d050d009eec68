// Two workers import these. Their chunks have names because Rspack gives chunks without one IDs in the order in which its
// threads met them when two start at the same module, and then two builds of the same source differ.

/** Reads certificates, requests for them, and keys, as PEM or DER. Most inputs need none. */
export const importCertificateReader = () => import(/* webpackChunkName: "certificates" */ './fromCertificates.ts');

/** Reads CBOR, and with it mdoc and COSE. */
export const importCborReader = () => import(/* webpackChunkName: "cbor" */ './fromCbor.ts');

/** Looks for what can be decoded in a longer text. */
export const importTextReader = () => import(/* webpackChunkName: "text" */ './extractFromText.ts');
