import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import type { ExampleEntry, Outcome } from '../../../scripts/examples/catalogue.ts';
import { derOf } from '../../verify/certificates.ts';
import { type DidDocument, type Resolve, resolverOf } from '../../verify/didDocuments.ts';

/** What a verifier of the examples knows and expects. */
interface World {
  resolve: Resolve;
  /** Root certificate that is trusted, as DER. */
  root: Uint8Array;
  now: Date;
  /** Status list credentials by address. */
  statusLists: Map<string, JsonObject>;
  challenge: string;
  domain: string;
  audience: string;
  nonce: string;
  responseUri: string;
}

/** The published examples, read from their files, and a verifier that knows nothing but these files. */
const folder = path.resolve(import.meta.dirname, '../../../docs/public/examples');

/** The text of a published example, by its path in the folder. */
export const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
/** The value of a published example in JSON. */
export const readJson = (name: string): JsonObject => JSON.parse(read(name));

export const paths: string[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  .sort();

export const index = readJson('index.json') as unknown as {
  now: string;
  expected: Pick<World, 'challenge' | 'domain' | 'audience' | 'nonce' | 'responseUri'>;
  files: ExampleEntry[];
};

/** Rows with a proof. */
export const secured = index.files.filter((entry) => entry.proof !== undefined) as (ExampleEntry & {
  proof: string;
  outcome: Outcome;
})[];

const ofKind = (kind: ExampleEntry['kind']) =>
  index.files.filter((entry) => entry.kind === kind).map((row) => row.path);

export const world: World = {
  ...index.expected,
  now: new Date(index.now),
  root: derOf(read('certificates/root.pem')),
  resolve: resolverOf(ofKind('did-document').map((name) => readJson(name) as unknown as DidDocument)),
  statusLists: new Map(
    ofKind('status-list').map((name) => {
      const list = readJson(name);
      return [String(list.id), list];
    }),
  ),
};
