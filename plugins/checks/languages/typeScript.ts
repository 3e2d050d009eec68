import { createRequire } from 'node:module';
import { nearest } from '../../shared/nearest.ts';
import type { TextFault } from './textFault.ts';

/** The part of esbuild that reads a text, as the packages of the repository bring it. */
interface Parser {
  transformSync(text: string, options: typeof OPTIONS & { loader: string }): { code: string };
}
interface Failure {
  errors?: { text: string; location: { line: number; column: number } | null }[];
}

/** Imports that nothing uses stay, since they declare names. */
const OPTIONS = {
  logLevel: 'silent',
  format: 'esm',
  jsx: 'automatic',
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
} as const;

/** Loaded once a page has such a sample; undefined where the package is not installed. */
let parser: Parser | undefined | 'unknown' = 'unknown';

function loadParser(): Parser | undefined {
  try {
    return createRequire(import.meta.url)('esbuild');
  } catch {
    return undefined;
  }
}

const NAMES: Record<string, string> = { ts: 'TypeScript', tsx: 'TSX', js: 'JavaScript', jsx: 'JSX' };

const KEYWORDS = [
  'async',
  'await',
  'class',
  'const',
  'export',
  'function',
  'import',
  'interface',
  'let',
  'return',
  'type',
];

/** A text as JavaScript, or why it is none. */
type Read = { code: string } | { fault: TextFault } | undefined;

/** Texts that were read last: two rules ask for each. */
const known = new Map<string, Read>();
const MOST = 100;

/**
 * Why a text is not TypeScript or JavaScript. Its types are another matter.
 * @param language ts, tsx, js or jsx
 */
export function typeScriptFault(text: string, language: string): TextFault | undefined {
  const read = readText(text, language);
  return read && 'fault' in read ? read.fault : undefined;
}

/** The text without its types; undefined where it does not parse, or nothing can read it. */
export function javaScriptOf(text: string, language: string): string | undefined {
  const read = readText(text, language);
  return read && 'code' in read ? read.code : undefined;
}

function readText(text: string, language: string): Read {
  const name = `${language} ${text}`;
  if (known.has(name)) return known.get(name);
  if (known.size >= MOST) known.clear();
  const read = parse(text, language);
  known.set(name, read);
  return read;
}

function parse(text: string, language: string): Read {
  if (parser === 'unknown') parser = loadParser();
  try {
    return parser?.transformSync(text, { ...OPTIONS, loader: language });
  } catch (error) {
    const [first] = (error as Failure).errors ?? [];
    if (!first?.location) return undefined;
    const { line, column } = first.location;
    return {
      fault: {
        row: line,
        column: column + 1,
        message: `This is not ${NAMES[language]}: ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}.`,
        fix: fixOf(text.split('\n')[line - 1]?.slice(0, column) ?? ''),
      },
    };
  }
}

/** @param before what stands on the line before the place where the parser gave up */
function fixOf(before: string): string {
  const word = /(?:^|[\s;{}(])([a-z]+)\s*$/.exec(before)?.[1];
  const keyword = word && !KEYWORDS.includes(word) ? nearest(word, KEYWORDS) : undefined;
  return keyword
    ? `Did you mean the keyword ${keyword}?`
    : 'Check the brackets, quotes and keywords at this place and before it.';
}
