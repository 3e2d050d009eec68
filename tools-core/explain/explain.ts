import { pageOf } from './standardPages.ts';

/** A row of explanation: words, name and address of the source, and the list for what is inside. */
type Row = [text: string, source: string, address: string, inside?: string];

/** What a member means, in one line, with its section of the standard and our page about that. */
export interface Explanation {
  text: string;
  source: string;
  address: string;
  /** Address of a page below the root of the documentation. */
  page?: string;
}

/** Explanations by kind of value, then by the names that lead to a member. */
export type Lists = Record<string, Record<string, Row>>;

/** Where the explanations of a value are: a list, and the names that lead to the value in it. */
export interface Shelf {
  kind: string;
  path: string;
}

/** Where to look on, if a list has no row: the data model below a kind, and the claims that all tokens share. */
const BELOW: Record<string, string[]> = {
  'did-document': ['controlled-identifier-document'],
  'bitstring-status-list-credential': ['verifiable-credential-v2', 'verifiable-credential-v1'],
  'sd-jwt-vc': ['jwt'],
  'verifiable-credential-v1': ['verifiable-credential-v2', 'jwt'],
  'verifiable-credential-v2': ['jwt'],
  'verifiable-presentation-v1': ['verifiable-presentation-v2', 'jwt'],
  'verifiable-presentation-v2': ['jwt'],
  'openid4vp-request': ['jwt'],
};

/** Lists for what is inside of members that contain more than one kind of thing. */
const INSIDE: Record<string, string> = {
  credentialStatus: 'bitstring-status-list-entry',
  verifiableCredential: 'verifiable-credential-v2',
};

/** The row of a member and the shelf for what is inside of it. */
export function explain(
  lists: Lists,
  { kind, path }: Shelf,
  name: string,
): { explanation?: Explanation; inside: Shelf } {
  const key = path && kind !== 'mdoc' ? `${path}/${name}` : name;
  const found = [kind, ...(BELOW[kind] ?? [])].find((one) => Object.hasOwn(lists[one] ?? {}, key));
  const row = found === undefined ? undefined : lists[found][key];
  const inside = row && (row[3] ?? (kind.startsWith('verifiable-') ? INSIDE[name] : undefined));
  const shelf = inside ? { kind: inside, path: '' } : { kind: found ?? kind, path: key };
  if (!row) return { inside: shelf };
  const [text, source, address] = row;
  const page = pageOf(address);
  return { explanation: { text, source, address, ...(page && { page }) }, inside: shelf };
}
