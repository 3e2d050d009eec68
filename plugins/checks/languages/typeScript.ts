import { createRequire } from 'node:module';
import type { TextFault } from './textFault.ts';

interface Failure {
  errors?: { text: string; location: { line: number; column: number } | null }[];
}

/** Loaded on demand: it takes longer than most checks. */
const loadParser = (): typeof import('esbuild') => createRequire(import.meta.url)('esbuild');

/** Why a text is not TypeScript or JavaScript. Tests check the types of samples. */
export function typeScriptFault(text: string, language: string): TextFault | undefined {
  try {
    loadParser().transformSync(text, { logLevel: 'silent', format: 'esm', loader: language as 'ts' });
    return undefined;
  } catch (error) {
    const [first] = (error as Failure).errors ?? [];
    if (!first?.location) return undefined;
    const { line, column } = first.location;
    const message = `This does not parse: ${first.text}.`;
    return { row: line, column: column + 1, message, fix: 'Check brackets, quotes and keywords here and above.' };
  }
}
