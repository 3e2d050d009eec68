import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tests/content/apiDescriptions.ts';
import { docs } from './addresses.ts';
import type { Answer } from './call.ts';

/** A file of docs/public, at its address on the documentation site; undefined for any other address. */
export function publishedFile(url: URL): Answer | undefined {
  if (!url.href.startsWith(`${docs}/`)) return undefined;
  const file = path.join(root, 'docs/public', url.href.slice(docs.length));
  if (!existsSync(file) || !statSync(file).isFile()) return { status: 404, body: 'Not found', type: 'text/plain' };
  return { status: 200, body: readFileSync(file, 'utf8'), type: 'text/plain' };
}
