import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What readers fetch before the load event of a page, in bytes, compressed by Brotli. */
export interface PageWeight {
  /** Path of the page in the output folder. */
  file: string;
  html: number;
  script: number;
  styles: number;
  images: number;
  total: number;
}

/** Weighs files of an output folder, each once. */
export function weigher(dir: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const weight = known.get(file) ?? compressedBytes(readFileSync(path.join(dir, file)));
    known.set(file, weight);
    return weight;
  };
}

/** Bytes of a file as hosts send it: images are compressed already, but for drawings. */
function compressedBytes(body: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return Math.min(body.length, brotliCompressSync(body, { params }).length);
}

/**
 * Weighs a page with all that its HTML makes browsers fetch at once.
 * @param base of the site, e.g. `/docs/`
 */
export function weighPage(file: string, html: string, base: string, weigh: (file: string) => number): PageWeight {
  // Browsers that run scripts read nothing of it.
  const read = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  const named = (pattern: RegExp) =>
    [...new Set([...read.matchAll(pattern)].map(([, address]) => address))]
      .filter((address) => address.startsWith(base))
      .reduce((sum, address) => sum + weigh(address.slice(base.length)), 0);
  const parts = {
    html: weigh(file),
    script: named(/<script[^>]*\ssrc="([^"]+)"/g),
    styles: named(/<link href="([^"]+\.css)" rel="stylesheet"/g),
    images: named(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g) + named(/<link rel="icon" href="([^"]+)"/g),
  };
  return { file, ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
