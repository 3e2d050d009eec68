import { tryOr } from '../../base/index.ts';

/**
 * The address of the document of a did:web (did:web method, section "Read").
 * @param id What follows `did:web:`.
 * @throws Error for a host or a path that the method does not allow.
 */
export const didWebAddress = (id: string): string => `${folderAt(id)}/did.json`;

/**
 * The addresses of the log and of the proofs of witnesses of a did:webvh (did:webvh v1.0, section "The DID-to-HTTPS
 * Transformation").
 * @param id What follows `did:webvh:`.
 * @throws Error for a host or a path that the method does not allow.
 */
export function didWebvhAddresses(id: string): { log: string; witnesses: string } {
  const [scid, ...rest] = id.split(':');
  if (!/^[1-9A-HJ-NP-Za-km-z]{46}$/.test(scid)) {
    throw new Error('After did:webvh: comes the SCID, a hash of 46 characters in base58btc.');
  }
  const folder = folderAt(rest.join(':'));
  return { log: `${folder}/did.jsonl`, witnesses: `${folder}/did-witness.json` };
}

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i;

/** The address of a host with an optional port, and folders: a colon separates them, and `%3A` is the colon of a port. */
function folderAt(text: string): string {
  const [first, ...folders] = text.split(':');
  const [name, port, ...more] = decode(first).split(':');
  if (!/^(?:[^%]|%3[aA])*$/.test(first) || more.length > 0 || (port !== undefined && !/^\d{1,5}$/.test(port))) {
    throw new Error('In the host, only the colon before a port is encoded, as %3A.');
  }
  const labels = name.split('.');
  const isName = labels.every((label) => LABEL.test(label)) && name.length <= 253;
  if (!isName) throw new Error(`"${name}" isn't a valid host name.`);
  if (/^(?:\d+$|0x)/i.test(labels[labels.length - 1]))
    throw new Error("The host has to be a name, because IP addresses aren't allowed.");
  for (const folder of folders) {
    const plain = decode(folder);
    if (plain === '' || plain === '.' || plain === '..' || /[/\\?#]/.test(plain)) {
      throw new Error(`"${plain}" cannot be a folder of the path.`);
    }
  }
  const host = port === undefined ? name.toLowerCase() : `${name.toLowerCase()}:${port}`;
  return `https://${host}/${folders.length > 0 ? folders.join('/') : '.well-known'}`;
}

function decode(text: string): string {
  const plain = tryOr(() => decodeURIComponent(text));
  if (plain === undefined) throw new Error('A percent-encoded character is not UTF-8.');
  return plain;
}

/**
 * The address of the document of a did:plc in a directory (did:plc v0.2, section "DID Resolution").
 * @throws Error if the ID is not 24 characters of base32.
 */
export function didPlcAddress(did: string, id: string, directory: string): string {
  if (!/^[a-z2-7]{24}$/.test(id)) throw new Error('A did:plc has 24 characters of a to z and 2 to 7.');
  return `${directory.replace(/\/+$/, '')}/${did}`;
}
