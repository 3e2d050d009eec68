import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
/** What a check of an example finds. */
export type Outcome = 'verifies' | 'fails: proof' | 'not yet valid' | 'expired' | 'revoked';

import { prettyJson } from './build/prettyJson.ts';

export type ExampleKind =
  | 'certificate'
  | 'credential'
  | 'dcql-query'
  | 'decoded'
  | 'did-document'
  | 'presentation'
  | 'presentation-definition'
  | 'presentation-submission'
  | 'query-response'
  | 'request-object'
  | 'schema'
  | 'status-list'
  | 'status-list-token';

/** A row of `index.json`: what a file is, and what a verifier says of it. */
export interface ExampleEntry {
  /** Path below `docs/public/examples/`. */
  path: string;
  title: string;
  kind: ExampleKind;
  mediaType: string;
  /** Cryptosuite, or `JWS`, `SD-JWT`, `SD-JWT+KB`, `COSE_Sign1`. Absent where a file has no proof. */
  proof?: string;
  /** What a verifier says at the time `now` of the index. Present where a proof is. */
  outcome?: Outcome;
  /** The file that a decoded view shows. */
  of?: string;
}

/** A file with its row. */
export interface Example {
  entry: ExampleEntry;
  text: string;
}

/** A JSON file, written for people. */
export const jsonExample = (entry: ExampleEntry, value: JsonValue): Example => ({ entry, text: prettyJson(value) });

/** A file of one line, such as a token. */
export const textExample = (entry: ExampleEntry, text: string): Example => ({ entry, text: `${text}\n` });
