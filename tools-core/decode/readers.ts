// Two workers import these modules. Without a name, each worker would have its own chunk for the same module, and Rspack
// numbers such chunks in the order in which its threads reach them: two builds of the same source would differ.

/** Reads certificates, requests for them, and keys, as PEM or DER. Most inputs need none. */
export const importCertificateReader = () => import(/* webpackChunkName: "certificates" */ './fromCertificates.ts');

/** Reads CBOR, and with it mdoc and COSE. */
export const importCborReader = () => import(/* webpackChunkName: "cbor" */ './fromCbor.ts');

/** Reads bytes in any encoding. */
export const importBytesReader = () => import(/* webpackChunkName: "bytes" */ './fromBytes.ts');

/** Reads SD-JWT. */
export const importSdJwtReader = () => import(/* webpackChunkName: "sd-jwt" */ './fromSdJwt.ts');

/** Recognizes a text that is neither JSON nor bytes. */
export const importPlainTextReader = () => import(/* webpackChunkName: "text" */ './fromPlainText.ts');

/** Looks for what can be decoded in a longer text. */
export const importTextReader = () => import(/* webpackChunkName: "text" */ './extractFromText.ts');

/** Reads keys in multibase, and with them every curve. */
export const importMultikeyReader = () => import(/* webpackChunkName: "multikey" */ '../base/multikey.ts');
