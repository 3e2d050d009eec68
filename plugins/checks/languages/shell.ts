import { matchesOf } from '../../shared/matchesOf.ts';
import type { TextFault } from './textFault.ts';

/** What the shell says of a script, empty where it parses; without a shell nothing is known. */
function complaintOf(script: string): string {
  // Most looks start no shell, and to load what starts one takes longer than to look at a page.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const { stderr, error } = spawnSync('bash', ['-n'], { input: `${script}\n`, encoding: 'utf8' });
  return error ? '' : stderr;
}

/** Scripts that were read already, and parse. */
const sound = new Set<string>();

/**
 * Reads scripts at once that are asked for later, page by page: to start a shell takes longer than it takes to read
 * them all. Where one of them does not parse, nothing is known of any.
 */
export function readScripts(scripts: readonly string[]): void {
  if (scripts.length > 0 && complaintOf(scripts.join('\n')) === '') for (const script of scripts) sound.add(script);
}

/**
 * Why scripts do not parse. All are read at once; only where that fails, each is read alone.
 * @returns one for each script, undefined where it is right
 */
export function shellFaults(scripts: readonly string[]): (TextFault | undefined)[] {
  const isOpen = (script: string) => !sound.has(script);
  if (scripts.some(isOpen)) readScripts(scripts.filter(isOpen));
  return scripts.map((script) => (isOpen(script) ? shellFault(script) : undefined));
}

function shellFault(script: string): TextFault | undefined {
  const [, row, reason] = /line (\d+): (.*)/.exec(complaintOf(script)) ?? [];
  if (!reason) return undefined;
  const quote = /matching `(.)'/.exec(reason)?.[1];
  if (quote) {
    const fix = `Close the quote or bracket ${quote} that begins here.`;
    return {
      row: openQuote(script, quote) ?? Number(row),
      message: `The shell finds no end of ${quote}: ${reason}.`,
      fix,
    };
  }
  const open = openBlock(script);
  const fix = open
    ? `Close the ${open.word} of this line with ${open.end}.`
    : 'Check quotes, brackets and keywords such as done and fi.';
  return { row: open?.row ?? Number(row), message: `The shell does not parse this: ${reason}.`, fix };
}

/**
 * The first line that has an odd number of a quote, if the script parses once that line has one more: the shell itself
 * takes each later pair of quotes the other way round, and names the last.
 */
function openQuote(script: string, quote: string): number | undefined {
  const rows = script.split('\n');
  const odd = rows.findIndex((row) => (row.split(quote).length - 1) % 2 === 1);
  if (odd < 0) return undefined;
  // A line that goes on ends in a backslash.
  const closed = rows.with(odd, rows[odd].replace(/( \\)?$/, `${quote}$1`));
  return complaintOf(closed.join('\n')) === '' ? odd + 1 : undefined;
}

const ENDS = new Map([
  ['do', 'done'],
  ['then', 'fi'],
  ['case', 'esac'],
]);

/** The block of a shell script that is never closed. */
function openBlock(text: string): { word: string; end: string; row: number } | undefined {
  const open: { word: string; end: string; row: number }[] = [];
  for (const [index, row] of text.split('\n').entries())
    for (const [word] of matchesOf(row, /(?<=^|[\s;])(?:do|then|case|done|fi|esac)(?=$|[\s;])/g)) {
      const end = ENDS.get(word);
      if (end) open.push({ word, end, row: index + 1 });
      else if (open.at(-1)?.end === word) open.pop();
    }
  return open.at(-1);
}
