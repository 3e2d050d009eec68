import members from './members.json' with { type: 'json' };
import { MDOC_MEMBERS, OWN_MEMBERS, type Row } from './ownMembers.ts';
import { pageOf } from './standardPages.ts';

/** What a member means, in one line, with its section of the standard and our page about that. */
export interface Explanation {
  text: string;
  source: string;
  address: string;
  /** Address of a page below the root of the documentation. */
  page?: string;
}

const LISTS: Record<string, Record<string, Row>> = {
  ...(members as unknown as Record<string, Record<string, Row>>),
  ...OWN_MEMBERS,
};

/** Where the explanations of a value stand: a list, and the names that lead to the value in it. */
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

/** Lists for what stands inside of members that hold more than one kind of thing. */
const INSIDE: Record<string, string> = {
  credentialStatus: 'bitstring-status-list-entry',
  verifiableCredential: 'verifiable-credential-v2',
};

/** The row of a member and the shelf for what stands inside of it. */
export function explain({ kind, path }: Shelf, name: string): { explanation?: Explanation; inside: Shelf } {
  if (kind === 'mdoc') return { ...said(rowIn(MDOC_MEMBERS, name)), inside: { kind, path: '' } };
  const key = path ? `${path}/${name}` : name;
  const found = [kind, ...(BELOW[kind] ?? [])].find((one) => rowIn(LISTS[one] ?? {}, key));
  const row = found === undefined ? undefined : rowIn(LISTS[found] as Record<string, Row>, key);
  const inside = row && (row[3] ?? (kind.startsWith('verifiable-') ? INSIDE[name] : undefined));
  return { ...said(row), inside: inside ? { kind: inside, path: '' } : { kind: found ?? kind, path: key } };
}

const rowIn = (list: Record<string, Row>, name: string): Row | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

function said(row: Row | undefined): { explanation?: Explanation } {
  if (!row) return {};
  const [text, source, address] = row;
  const page = pageOf(address);
  return { explanation: { text, source, address, ...(page ? { page } : {}) } };
}
