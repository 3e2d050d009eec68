import type { TextFault } from './textFault.ts';

/** What bash says about a script: empty if it parses, or if there is no bash. */
function complaintAbout(script: string): string {
  // Loaded on demand: most checks start no shell.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const { stderr, error } = spawnSync('bash', ['-n'], { input: `${script}\n`, encoding: 'utf8' });
  return error ? '' : stderr;
}

/** Why each of some scripts does not parse; undefined where it does. One shell reads them all, unless one is wrong. */
export function shellFaults(scripts: readonly string[]): (TextFault | undefined)[] {
  if (scripts.length === 0 || complaintAbout(scripts.join('\n')) === '') return scripts.map(() => undefined);
  return scripts.map(shellFault);
}

function shellFault(script: string): TextFault | undefined {
  const [, row, reason] = /line (\d+): (.*)/.exec(complaintAbout(script)) ?? [];
  if (!reason) return undefined;
  const quote = /matching `(.)'/.exec(reason)?.[1];
  const message = `The shell does not parse this: ${reason}.`;
  if (!quote) return { row: Number(row), message, fix: 'Check quotes, brackets and keywords such as done and fi.' };
  return { row: openQuote(script, quote) ?? Number(row), message, fix: `Close the ${quote} that begins here.` };
}

/** The first line with an odd number of a quote, if closing it there helps: the shell itself reports the last line. */
function openQuote(script: string, quote: string): number | undefined {
  const rows = script.split('\n');
  const odd = rows.findIndex((row) => (row.split(quote).length - 1) % 2 === 1);
  if (odd < 0) return undefined;
  const closed = rows.with(odd, rows[odd].replace(/( \\)?$/, `${quote}$1`));
  return complaintAbout(closed.join('\n')) === '' ? odd + 1 : undefined;
}
