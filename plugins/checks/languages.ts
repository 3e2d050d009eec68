import { spawnSync } from 'node:child_process';
import { type TransformFailure, transformSync } from 'esbuild';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Sample } from '../pages/samplesOf.ts';
import { applyBrand } from '../shared/brand.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { yamlErrors } from '../shared/yamlError.ts';

interface SyntaxFault {
  /** Line of the text, from 1. */
  row: number;
  column?: number;
  message: string;
  fix: string;
}

/** The samples that do not parse, each with the first reason. */
export function languageFaults(samples: readonly Sample[], tokens: Record<string, string>) {
  return samples.flatMap((sample) => {
    const fault = PARSERS[sample.language]?.(applyBrand(sample.code, tokens), sample.language);
    return fault ? [{ sample, ...fault }] : [];
  });
}

function yamlFault(text: string): SyntaxFault | undefined {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false });
  const [error] = [...documents].flatMap((document) => yamlErrors(document));
  if (!error) return undefined;
  const fix = 'Check the indentation, quotes and brackets around this place.';
  return { row: counter.linePos(error.offset).line, message: `This is not YAML: ${error.message}`, fix };
}

/** Tests check the types of samples. */
function typeScriptFault(text: string, language: string): SyntaxFault | undefined {
  try {
    transformSync(text, { logLevel: 'silent', format: 'esm', loader: language as 'ts' });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors ?? [];
    if (!first?.location) return undefined;
    const { line, column } = first.location;
    const message = `This cannot be parsed: ${first.text}.`;
    return { row: line, column: column + 1, message, fix: 'Check brackets, quotes and keywords here and above.' };
  }
}

/** The errors of bash for a script: empty if it parses, or if there is no bash. */
function bashErrors(script: string): string {
  // Bash warns about a locale that the machine lacks, which is no error of the script.
  const env = { ...process.env, LC_ALL: 'C' };
  const { stderr, error } = spawnSync('bash', ['-n'], { input: `${script}\n`, encoding: 'utf8', env });
  return error ? '' : stderr;
}

/** Why a script does not parse; undefined where it does. */
const shellFault = memoizeByText((script: string): SyntaxFault | undefined => {
  const errors = bashErrors(script);
  // What ends too early has no line in the words of some versions.
  const [, reason] = /^bash: (?:line \d+: )?(?:warning: )?(.*)/.exec(errors) ?? [];
  if (!reason) return undefined;
  const row = Number(/\bline (\d+)/.exec(errors)?.[1] ?? script.split('\n').length);
  const quote = /matching `(.)'/.exec(reason)?.[1];
  const message = `The shell cannot parse this: ${reason}.`;
  if (!quote) return { row, message, fix: 'Check quotes, brackets and keywords such as done and fi.' };
  return { row: openQuote(script, quote) ?? row, message, fix: `Close the ${quote} that begins here.` };
});

/** The first line with an odd number of a quote, if closing it there helps: the shell itself reports the last line. */
function openQuote(script: string, quote: string): number | undefined {
  const rows = script.split('\n');
  const odd = rows.findIndex((row) => (row.split(quote).length - 1) % 2 === 1);
  if (odd < 0) return undefined;
  const closed = rows.with(odd, rows[odd].replace(/( \\)?$/, `${quote}$1`));
  return bashErrors(closed.join('\n')) === '' ? odd + 1 : undefined;
}

const PARSERS: Record<string, (text: string, language: string) => SyntaxFault | undefined> = {
  bash: shellFault,
  sh: shellFault,
  shell: shellFault,
  yaml: yamlFault,
  ts: typeScriptFault,
  tsx: typeScriptFault,
  js: typeScriptFault,
  jsx: typeScriptFault,
};
