import { brotliCompressSync } from 'node:zlib';
import type { BuiltIndex } from '../../plugins/search/buildIndexes.ts';
import { memoryEngine } from './memoryEngine.ts';

/** What searches load, in bytes as Brotli sends them at its best (quality 11). */
export interface SizeReport {
  /** Of a first search. */
  median: number;
  most: number;
  /** Files of a first search, the median. */
  parts: number;
  /** Time of a search with all its parts there, the longest. */
  milliseconds: number;
  /** Of all parts together. */
  all: number;
}

/** Measures each query as the first one of a reader: with nothing loaded before. */
export async function measureSize(index: BuiltIndex, queries: string[]): Promise<SizeReport> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(index.parts.get(file) ?? '').length;
    sizes.set(file, known);
    return known;
  };
  const loaded: { bytes: number; files: number }[] = [];
  let milliseconds = 0;
  for (const query of queries) {
    const files: string[] = [];
    const engine = await memoryEngine(index, (file) => files.push(file));
    await engine.search(query);
    loaded.push({ bytes: files.reduce((sum, file) => sum + sizeOf(file), 0), files: files.length });
    // The same words in another order: nothing is remembered of the answer, and every part is there.
    const start = performance.now();
    await engine.search(`${query} `.repeat(2));
    milliseconds = Math.max(milliseconds, performance.now() - start);
  }
  return {
    median: middle(loaded.map(({ bytes }) => bytes)),
    most: Math.max(...loaded.map(({ bytes }) => bytes)),
    parts: middle(loaded.map(({ files }) => files)),
    milliseconds,
    all: [...index.parts.keys()].reduce((sum, file) => sum + sizeOf(file), 0),
  };
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
