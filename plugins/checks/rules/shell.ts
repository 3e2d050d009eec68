import type { Page } from '../../pages/page.ts';
import { type Sample, samplesOf } from '../../pages/samplesOf.ts';
import { isOneSlip } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/ruleTable.ts';
import { sampleProblem } from './samples.ts';

const VARIABLE = /\$\{?([A-Z][A-Z\d_]{2,})/g;
const ASSIGNED = /(?:^|\s)(?:read (?:-\w+ )*([A-Z][A-Z\d_]{2,})|([A-Z][A-Z\d_]{2,})=)/gm;

/** Rules `samples/prompt` and `samples/syntax` for what a shell parses, but not as the writer meant it. */
export function checkShellSamples(page: Page): Problem[] {
  const samples = samplesOf([page]).filter(({ language }) => /^(?:bash|sh|shell)$/.test(language));
  return [...samples.flatMap(checkLines), ...checkVariables(samples)];
}

function checkLines(sample: Sample): Problem[] {
  const lines = sample.code.split('\n');
  let isCall = false;
  return lines.flatMap((line, row) => {
    const report = (message: string, fix: string, edit?: Problem['edit'], rule: RuleName = 'samples/syntax') => [
      sampleProblem(sample, row, rule, message, fix, edit),
    ];
    const [prompt] = /^\s*[$%] /.exec(line) ?? [];
    if (prompt) {
      const edit = { from: prompt.trimStart(), to: '' };
      return report('Readers would copy the prompt.', `Delete "${edit.from.trim()}".`, edit, 'samples/prompt');
    }
    isCall = /(?:^|[\s(])curl /.test(line) || (isCall && /\\\s*$/.test(lines[row - 1]));
    if (!isCall) return [];
    const dash = /(?<=^|\s)[\u2013\u2014](-?[A-Za-z][\w-]*)/.exec(line);
    if (dash) {
      const name = dash[1].replace(/^-/, '');
      const option = `${name.length > 1 ? '--' : '-'}${name}`;
      const edit = { from: dash[0], to: option };
      return report(`"${dash[0]}" begins with a dash, not a hyphen.`, `Write ${option}.`, edit);
    }
    const [spaces] = /\\[ \t]+$/.exec(line) ?? [];
    if (spaces) {
      const edit = { from: `${spaces}\n`, to: '\\\n' };
      return report('A space after the backslash ends the command.', 'Delete the space.', edit);
    }
    const ends = !/[\\|;&]\s*$/.test(line) && !hasOpenQuote(line);
    const goesOn = /^\s+(?:--?[A-Za-z]|["']?(?:https?:\/\/|\$\{?[A-Z]))/.test(lines[row + 1] ?? '');
    if (!ends || !goesOn) return [];
    const edit = { from: `${line}\n`, to: `${line.trimEnd()} \\\n` };
    return report('The command ends before its next line.', 'End this line with " \\".', edit);
  });
}

/** Whether a value goes on in the next line, as a body does. */
const hasOpenQuote = (line: string) => [/'/g, /(?<!\\)"/g].some((quote) => (line.match(quote)?.length ?? 0) % 2 === 1);

/** A variable that no sample of the page sets is not a misspelling of one that is set or used there. */
function checkVariables(samples: readonly Sample[]): Problem[] {
  const text = samples.map(({ code }) => code).join('\n');
  const set = new Set([...text.matchAll(ASSIGNED)].map(([, name, other]) => name ?? other));
  const read = [...text.matchAll(VARIABLE)].map(([, name]) => name);
  const isOnce = (name: string) => read.filter((one) => one === name).length === 1;
  return samples.flatMap((sample) =>
    sample.code.split('\n').flatMap((line, row) =>
      [...line.matchAll(VARIABLE)].flatMap(([, name]) => {
        const meant = !set.has(name) && isOnce(name) && [...set, ...read].find((one) => isOneSlip(name, one));
        if (!meant) return [];
        return [sampleProblem(sample, row, 'samples/syntax', `No sample sets $${name}.`, `Did you mean $${meant}?`)];
      }),
    ),
  );
}
