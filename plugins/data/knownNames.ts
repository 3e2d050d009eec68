import { matchesOf } from '../shared/matchesOf.ts';

/**
 * What is a name and no word: `onMissingDate`, `NOT_FOUND`, `Retry-After`, `did:web`, `not_before`,
 * `methods.web.timeout`, `DataIntegrityProof`. One that ends with a number is one of a row.
 */
const NAME =
  /^(?:[a-z]+[A-Z][A-Za-z]*|[A-Z]{2}[A-Z_]{2,}|[A-Z][a-z]+(?:-[A-Z][a-z]+)+|did:[a-z0-9]{3,}|[a-z]+(?:[-_][a-z]+)+|[a-z]+(?:\.[a-zA-Z]+)+|[A-Z][a-z]+(?:[A-Z][a-z]+)+)$/;
const TOKEN = /did:[a-z0-9]+|[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)*/g;

/** Longer than any name: a key, a token or a document in Base64. */
const NO_NAME = 60;

/** Whether a text has the form of a name: of a key, a value, a header, an error, an action or a DID method. */
export const isName = (text: string): boolean => text.length < NO_NAME && NAME.test(text);

const MEDIA_TYPE = /\bapplication\/[\w.+-]*\w/g;

/** All media types in texts of data, in order. */
export function mediaTypesIn(texts: Iterable<string>): string[] {
  return [...new Set([...texts].flatMap((text) => text.match(MEDIA_TYPE) ?? []))].sort();
}

/** All words in texts of data. A text need not be well formed, so that its names last while it is edited. */
export function tokensIn(texts: Iterable<string>): Set<string> {
  const tokens = new Set<string>();
  for (const text of texts) for (const [token] of matchesOf(text, TOKEN)) tokens.add(token);
  return tokens;
}

/** The names among words of data, in order. */
export const namesIn = (tokens: Iterable<string>): string[] => [...tokens].filter(isName).sort();
