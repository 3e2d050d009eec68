/**
 * Whether readers may let the tool ask the address of a DID. Filled by the build (`plugins/toolData`) from `askAddresses`
 * of the docs folder's `site.json`, which opens the security policy for it.
 */
export const mayAsk: boolean = false;
