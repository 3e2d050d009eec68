import { type DidErrorCode, DidProblem } from './problem.ts';

/** Parts of a DID URL (DID 1.1 section 3.2). */
export interface DidUrl {
  did: string;
  method: string;
  /** What follows the name of the method. */
  id: string;
  path: string;
  /** The query without its `?`, and undefined where there is none. */
  query: string | undefined;
  fragment: string | undefined;
}

const ID = /(?:[A-Za-z0-9._:-]+|%[0-9A-Fa-f]{2})*/y;
const PATH = /(?:[\w.~!$&'()*+,;=:@/-]+|%[0-9A-Fa-f]{2})*/y;
const QUERY = /(?:[\w.~!$&'()*+,;=:@/?-]+|%[0-9A-Fa-f]{2})*/y;

/** The longest run of characters that a pattern matches from an index on. */
function runAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/**
 * Takes a DID URL apart by the grammar of DID 1.1, sections 3.1 and 3.2.
 * @throws DidProblem with the place of the first character that does not fit; its code is that of the caller, since the
 *   same fault is INVALID_DID in resolution and INVALID_DID_URL in dereferencing.
 */
export function readDidUrl(text: string, code: DidErrorCode): DidUrl {
  const problem = (detail: string, at: number) => new DidProblem(code, detail, at);
  if (!text.startsWith('did:')) throw problem(whyNone(text), 0);
  const [method = ''] = /^[a-z0-9]+/.exec(text.slice(4)) ?? [];
  const colon = 4 + method.length;
  if (method === '' || text[colon] !== ':') {
    const what = method === '' ? 'names a method' : 'has a colon after the name of its method';
    throw problem(`A DID ${what}, in lower-case letters and digits, as in did:web:example.com.`, colon);
  }
  const id = runAt(ID, text, colon + 1);
  let end = colon + 1 + id.length;
  if (id === '' || id.endsWith(':'))
    throw problem("A DID can't end with a colon. At least one character of the ID follows it.", end);
  const did = text.slice(0, end);
  const part = (sign: string, pattern: RegExp): string | undefined => {
    if (text[end] !== sign) return undefined;
    const run = runAt(pattern, text, end + 1);
    end += 1 + run.length;
    return run;
  };
  const path = part('/', PATH);
  const [query, fragment] = [part('?', QUERY), part('#', QUERY)];
  if (end < text.length) {
    const broken =
      text[end] === '%' ? 'A % must be followed by two hexadecimal digits' : "This character isn't allowed here";
    const padding = /^=+$/.test(text.slice(end))
      ? ' base64url in a DID has no padding: leave out the = at its end.'
      : '';
    throw problem(`${broken}: "${text[end]}", as character ${end + 1}.${padding}`, end);
  }
  return { did, method, id, path: path === undefined ? '' : `/${path}`, query, fragment };
}

/** An id in a DID document, which can be relative to its DID. */
export const fullId = (id: unknown, did: string): string =>
  String(id).startsWith('#') ? did + String(id) : String(id);

function whyNone(text: string): string {
  const page = /^https?:\/\/([^/?#]+)\/?(.*?)\/?(?:\.well-known\/)?did\.jsonl?$/.exec(text);
  if (page) {
    const folders = (page[2] ?? '').split('/').filter(Boolean);
    const did = ['did:web', (page[1] as string).replace(':', '%3A'), ...folders].join(':');
    return `This is a document's address. Enter its DID, ${did}.`;
  }
  if (/^did:/i.test(text)) return 'A DID begins with "did:", in lower case.';
  if (/^did%3a/i.test(text))
    return 'A DID begins with "did:". Its colons are percent-encoded here: write them as colons.';
  const inside = text.search(/did:[a-z0-9]+:/);
  return inside > 0
    ? `A DID begins with "did:". One begins at character ${inside + 1}: remove the rest.`
    : 'A DID begins with "did:".';
}
