import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesAt } from '../shared/listFiles.ts';
import type { Diagram } from './diagram.ts';

export const DIAGRAM_FOLDER = '_diagrams';

/** Reads the drawings of a docs folder with their texts, by name. */
export function readDiagrams(docsDir: string): Map<string, Diagram> {
  const files = filesAt(path.join(docsDir, DIAGRAM_FOLDER));
  const drawings = files.filter((file) => file.endsWith('.svg'));
  return new Map(
    drawings.map((file) => {
      const words = file.replace(/\.svg$/, '.md');
      const text = files.includes(words) ? readFileSync(words, 'utf8') : '';
      return [path.basename(file, '.svg'), { svg: readFileSync(file, 'utf8'), words: text }];
    }),
  );
}
