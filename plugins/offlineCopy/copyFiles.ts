import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packCopy } from '../../theme/offline/copyFormat.ts';
import { MEDIA_TYPES } from '../outputs/publishFiles.ts';
import { listFilesBelow } from '../shared/listFiles.ts';

/** What nobody reads in a browser: for programs, and for whoever serves the site. */
const LEFT_OUT = /(?:^|\/)llms(?:-full)?\.txt$|^sitemap\.xml$|^content-security-policy\.txt$/;

const TYPES: Record<string, string> = {
  ...MEDIA_TYPES,
  md: 'text/markdown',
  mjs: 'text/javascript',
  png: 'image/png',
  txt: 'text/plain',
  woff2: 'font/woff2',
  yaml: 'application/yaml',
};

/** All of a built site in one compressed file. */
export interface CopyFile {
  /** Path from the base, with a hash of the content. */
  name: string;
  digest: string;
  content: Uint8Array;
}

/**
 * Packs what a reader needs of a built site.
 * @param outDir the built site
 * @param policy content security policy of its pages
 */
export function copyOfSite(outDir: string, policy: string): CopyFile {
  const files = listFilesBelow(outDir)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .map((file) => ({
      path: file,
      type: typeOf(file),
      content: readFileSync(path.join(outDir, file)),
    }));
  const packed = packCopy(policy, files);
  const digest = createHash('sha256').update(packed).digest('hex').slice(0, 8);
  return { name: `static/offline-copy.${digest}.bin`, digest, content: gzipSync(packed, { level: 9 }) };
}

function typeOf(file: string): string {
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
