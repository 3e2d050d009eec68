import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type Json, type JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { prettyJson } from './build/prettyJson.ts';

/** What a check of an example finds. */
export type Outcome = 'verifies' | 'fails: proof' | 'not yet valid' | 'expired' | 'revoked';

/** A row of `index.json`: what a file is, and the outcome of its verification. */
export interface ExampleEntry {
  /** Path below `docs/public/examples/`. */
  path: string;
  title: string;
  /** What the file is, such as `credential`: see `TYPES`. */
  kind: string;
  mediaType: string;
  /** Cryptosuite, or `JWS`, `SD-JWT`, `SD-JWT+KB`, `COSE_Sign1`. Absent where a file has no proof. */
  proof?: string;
  /** What a verifier finds at the time `now` of the index. Present where a proof is. */
  outcome?: Outcome;
  /** The file that a decoded view shows. */
  of?: string;
}

/** A file with its row. */
export interface Example {
  entry: ExampleEntry;
  text: string;
}

/** What a file is by its path, first match first. The proof of a document in JSON is the cryptosuite that it names. */
const TYPES: [path: RegExp, kind: string, mediaType: string, proof?: string][] = [
  [/\.(?:decoded|bits)\.json$/, 'decoded', 'application/json'],
  // By their context, documents of version 1.0, whose type differs from that of 1.1.
  [/^did\//, 'did-document', 'application/did+ld+json'],
  [/^schemas\//, 'schema', 'application/schema+json'],
  [/^status\/.*\.jwt$/, 'status-list-token', 'application/statuslist+jwt', 'JWS'],
  [/^status\//, 'status-list', 'application/vc'],
  [/\.pem$/, 'certificate', 'application/x-pem-file'],
  [/^certificates\//, 'certificate', 'text/plain'],
  [/^mdoc\/device/, 'presentation', 'text/plain', 'COSE_Sign1'],
  [/^mdoc\//, 'credential', 'text/plain', 'COSE_Sign1'],
  [/^presentations\/.*\.vp\.jwt$/, 'presentation', 'application/jwt', 'JWS'],
  [/^presentations\/.*\.jwt$/, 'presentation', 'application/vp+jwt', 'JWS'],
  [/^presentations\//, 'presentation', 'application/vp'],
  [/^credentials\/.*\.vc\.jwt$/, 'credential', 'application/jwt', 'JWS'],
  [/^credentials\/.*\.jwt$/, 'credential', 'application/vc+jwt', 'JWS'],
  [/\.sd-jwt-kb$/, 'credential', 'application/dc+sd-jwt', 'SD-JWT+KB'],
  [/\.sd-jwt$/, 'credential', 'application/dc+sd-jwt', 'SD-JWT'],
  [/^credentials\//, 'credential', 'application/vc'],
  [/request-object\.jwt$/, 'request-object', 'application/oauth-authz-req+jwt', 'JWS'],
  [/request\.json$/, 'request-object', 'application/json'],
  [/response[\w-]*\.json$/, 'query-response', 'application/json'],
  [/dcql[\w-]*\.json$/, 'dcql-query', 'application/json'],
  [/definition[\w-]*\.json$/, 'presentation-definition', 'application/json'],
  [/submission[\w-]*\.json$/, 'presentation-submission', 'application/json'],
];

/** Folder of the published examples. */
export const EXAMPLES = path.join(import.meta.dirname, '../../docs/public/examples');

/** Reads a file in which nothing is signed, so that it is written by hand. */
export function readByHand(name: string): JsonObject {
  return JSON.parse(readFileSync(path.join(EXAMPLES, `${name}.json`), 'utf8'));
}

/** A file with the row that its path gives it. JSON is written for people, and a text ends with one line break. */
export function example(
  path: string,
  title: string,
  content: Json,
  more: Pick<ExampleEntry, 'outcome' | 'of'> = {},
): Example {
  const [, kind, mediaType, named] = TYPES.find(([pattern]) => pattern.test(path)) ?? [];
  if (!kind || !mediaType) throw new Error(`No type is known for ${path}.`);
  const suite =
    isObject(content) && kind !== 'decoded' && isObject(content.proof) ? content.proof.cryptosuite : undefined;
  const proof = named ?? suite;
  const secured = proof === undefined ? {} : { proof: String(proof), outcome: 'verifies' as const };
  const text = typeof content === 'string' ? `${content.trimEnd()}\n` : prettyJson(content);
  return { entry: { path, title, kind, mediaType, ...secured, ...more }, text };
}

/** A view of a file for readers: `employee.vc.jwt` is shown by `employee.vc-jwt.decoded.json`. */
export function decodedExample(of: string, title: string, value: Json): Example {
  const path = of.replace(/\.(\w+)\.jwt$/, '.$1-jwt').replace(/\.txt$/, '');
  return example(`${path}.decoded.json`, title, value, { of });
}
