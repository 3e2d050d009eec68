import type { Problem } from '../../base/problem.ts';
import type { RuleName } from '../../base/rules/rules.ts';
import type { Page } from '../../pages/page.ts';
import { type Sample, samplesOf } from '../../pages/samplesOf.ts';

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
  return samplesOf([page])
    .filter(({ language }) => SHELL.test(language))
    .flatMap((sample) => [...checkPrompts(sample), ...checkAddresses(sample)]);
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
