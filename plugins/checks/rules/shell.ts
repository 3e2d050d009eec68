import type { Page } from '../../pages/page.ts';
import { type Sample, samplesOf } from '../../pages/samplesOf.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { isOneSlip } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/rules.ts';

const SHELL = /^(?:bash|sh|shell)$/;
/** Characters of a line that a phone shows, or nearly. */
const SHOWN = 46;
/** Characters of a host that leave room for the path behind it. */
const SHORT_HOST = 24;
/** The address of a call: a host or a variable, and a path. */
const ADDRESS = /"?(https?:\/\/[^/\s"']+|%brand\.\w+%|\$\w+)\/[^\s"]*"?/;

/**
 * Rules `samples/prompt` and `samples/curl-address`: a shell sample can be pasted as it was copied, and the path of a
 * call of curl, by which calls differ, is in view on a phone.
 */
export function checkShellSamples(page: Page): Problem[] {
  const samples = samplesOf([page]).filter(({ language }) => SHELL.test(language));
  return [
    ...samples.flatMap((sample) => [...checkPrompts(sample), ...checkLineEnds(sample), ...checkAddresses(sample)]),
    ...checkVariables(samples),
  ];
}

const VARIABLE = /\$\{?([A-Z][A-Z\d_]{2,})/g;
const ASSIGNED = /(?:^|\s)([A-Z][A-Z\d_]{2,})=/gm;

/** Rule `samples/syntax`: a variable that no sample of the page sets is not a slip of one that is known there. */
function checkVariables(samples: readonly Sample[]): Problem[] {
  const text = samples.map(({ code }) => code).join('\n');
  const set = new Set(matchesOf(text, ASSIGNED).map(([, name]) => name));
  const read = matchesOf(text, VARIABLE).map(([, name]) => name);
  const timesOf = (name: string) => read.filter((one) => one === name).length;
  return samples.flatMap((sample) =>
    sample.code.split('\n').flatMap((line, index) =>
      matchesOf(line, VARIABLE).flatMap(([, name]) => {
        if (set.has(name) || timesOf(name) > 1) return [];
        const meant = [...set, ...read].find((one) => isOneSlip(name, one));
        if (!meant) return [];
        return [
          problem(sample, index, 'samples/syntax', `No sample of this page sets $${name}.`, `Did you mean $${meant}?`),
        ];
      }),
    ),
  );
}

function checkPrompts(sample: Sample): Problem[] {
  return sample.code
    .split('\n')
    .flatMap((line, index) =>
      /^\s*[$%] /.test(line)
        ? [problem(sample, index, 'samples/prompt', 'Readers would copy the prompt.', 'Leave "$" out.')]
        : [],
    );
}

/** Rule `samples/syntax`, of what the shell parses as another command than its writer meant. */
function checkLineEnds(sample: Sample): Problem[] {
  const lines = sample.code.split('\n');
  let isCall = false;
  return lines.flatMap((line, index) => {
    const at = (message: string, fix: string) => [problem(sample, index, 'samples/syntax', message, fix)];
    isCall = /(?:^|[\s(])curl /.test(line) || (isCall && /\\\s*$/.test(lines[index - 1]));
    const dash = /(?<=^|\s)[\u2013\u2014](-?[A-Za-z][\w-]*)/.exec(line);
    if (isCall && dash) {
      const option = `${dash[1].length > 1 ? '--' : '-'}${dash[1].replace(/^-/, '')}`;
      return at(`"${dash[0]}" begins with a dash that the shell takes for a letter.`, `Write ${option}.`);
    }
    if (isCall && /\\[ \t]+$/.test(line))
      return at('A space after the backslash ends the command here.', 'Let the backslash be the last character.');
    if (!isCall || /[\\|;&]\s*$/.test(line) || isOpen(line)) return [];
    const next = lines[index + 1] ?? '';
    const fix = 'End this line with " \\".';
    if (/^\s+--?[A-Za-z]/.test(next)) return at('The command ends here, and the next line goes on with it.', fix);
    const hasAddress = /^\s+["']?(?:https?:\/\/|\$\{?[A-Z])/.test(next);
    return hasAddress ? at('The command ends here, and its address stands on the next line.', fix) : [];
  });
}

/** Whether a value goes on behind the line, as a body does. */
const isOpen = (line: string) => [/'/g, /(?<!\\)"/g].some((quote) => (line.match(quote)?.length ?? 0) % 2 === 1);

function checkAddresses(sample: Sample): Problem[] {
  const lines = sample.code.split('\n');
  let isCall = false;
  return lines.flatMap((line, index) => {
    isCall = /(?:^|[\s(])curl /.test(line) || (isCall && lines[index - 1]?.endsWith('\\'));
    const address = isCall && !/^\s*-[Hd]|^\s*--data/.test(line) ? ADDRESS.exec(line) : null;
    if (!address) return [];
    const [text, host] = address;
    const before = line.slice(0, address.index).trim();
    if (host.length > SHORT_HOST || host.startsWith('%')) {
      const fix = 'Write ENDPOINT=https://… on a line above, and "$ENDPOINT/…" here.';
      return [problem(sample, index, 'samples/curl-address', 'This address is cut before its path on a phone.', fix)];
    }
    if (before === '' || address.index + text.length <= SHOWN) return [];
    const fix = 'End the line before it with a backslash.';
    return [problem(sample, index, 'samples/curl-address', 'A long address begins a line of its own.', fix)];
  });
}

function problem(sample: Sample, index: number, rule: RuleName, message: string, fix: string): Problem {
  return { file: sample.page.file, line: sample.line + index, column: 1, rule, message, fix };
}
