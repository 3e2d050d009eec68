import type { Page } from '../../pages/page.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleOf } from '../../shared/rules/rules.ts';
import { rowsOfFences } from './rows.ts';

/** Languages of samples: those that something checks, and those that only have colors. */
const LANGUAGES = ['bash', 'go', 'html', 'http', 'json', 'mdx', 'python', 'text', 'ts', 'tsx', 'xml', 'yaml'];
/** Options of a fence, with an example of each. */
export const FENCE_OPTIONS: Record<string, string> = {
  title: 'title="Request"',
  schema: 'schema="did-document"',
  nocheck: 'nocheck="needs the wallet SDK"',
  file: 'file="/public/examples/index.json"',
  preview: 'preview="iframe-follow"',
  unindexed: 'unindexed',
  lineNumbers: 'lineNumbers',
  wrapCode: 'wrapCode',
};
const FLAGS = ['unindexed', 'lineNumbers', 'wrapCode'];
/** The language of samples that are held against a schema. */
const WITH_SCHEMA = 'json';
/** Lines that are set off, as in `{1,3-5}`. */
const SET_OFF = /\{\d+(?:-\d+)?(?:, ?\d+(?:-\d+)?)*\}/;
/** Words of a reason that says something. */
const REASON = 3;

/** Rules `samples/option`, `samples/language` and `samples/file`: a fence says what it is in words that the site knows. */
export function checkFences(page: Page): Problem[] {
  return rowsOfFences(page.source).flatMap(({ line, language, meta, code }) => {
    const at = (rule: RuleOf<'samples'>, message: string, fix: string, offset = 0): Problem => ({
      file: page.file,
      line: line + offset,
      column: 1,
      rule: `samples/${rule}`,
      message,
      fix,
    });
    const problems: Problem[] = [];
    if (language in FENCE_OPTIONS && meta.startsWith('=')) {
      const fix = 'Write the language after the backticks, such as ```json, and then its title.';
      return [at('language', 'This sample names no language.', fix)];
    }
    if (language !== '' && !LANGUAGES.includes(language)) {
      const guess = nearest(language, LANGUAGES);
      const fix = guess ? `Did you mean ${guess}?` : `Write one of ${LANGUAGES.join(', ')}.`;
      problems.push(at('language', `Nothing knows the language "${language}".`, fix));
    }
    const open = openValue(meta);
    if (open) {
      const fix = `Write ${open}" before what follows it.`;
      return [...problems, at('option', 'A value of this fence has no closing quote.', fix)];
    }
    for (const [, name, value] of meta.replace(SET_OFF, '').matchAll(/([\w-]+)(?:=("[^"]*"|\S*))?/g))
      problems.push(...checkOption(name, value, language, at));
    if (/\bfile="/.test(meta) && code.trim() !== '')
      problems.push(
        at(
          'file',
          'This fence shows a file, and has a text of its own, which nobody sees.',
          'Take the text out, or the option "file"; the fence of a file is empty.',
          1,
        ),
      );
    return problems;
  });
}

/** The last option of a fence, where its value opens with a quote and never ends. */
function openValue(meta: string): string | undefined {
  const rest = meta.replace(/"[^"]*"/g, '');
  if (!rest.includes('"')) return undefined;
  return /[\w-]+="[^"]*$/.exec(meta)?.[0].trimEnd();
}

/** What to write for an option that is none: the one that was meant, with the value that its writer gave it. */
function fixOfOption(name: string, value: string | undefined, language: string): string {
  const guess = nearest(name, Object.keys(FENCE_OPTIONS));
  if (!guess) return `Write one of ${Object.keys(FENCE_OPTIONS).join(', ')}.`;
  if (guess === 'schema' && language !== WITH_SCHEMA)
    return `Take it out: only a fence of ${WITH_SCHEMA} has a schema, and this one is of ${language || 'no language'}.`;
  if (FLAGS.includes(guess)) return `Did you mean ${guess}?`;
  return value && /^".+"$/.test(value) ? `Did you mean ${guess}=${value}?` : `Did you mean ${guess}="…"?`;
}

function checkOption(
  name: string,
  value: string | undefined,
  language: string,
  at: (rule: RuleOf<'samples'>, message: string, fix: string) => Problem,
): Problem[] {
  const example = FENCE_OPTIONS[name];
  if (!example) return [at('option', `A fence has no option "${name}".`, fixOfOption(name, value, language))];
  if (FLAGS.includes(name)) return [];
  if (!value || !/^".+"$/.test(value))
    return [at('option', `The option "${name}" has no value in quotes.`, `Write ${example}.`)];
  if (name === 'nocheck' && value.split(/\s+/).length < REASON)
    return [at('option', `${value} is hardly a reason.`, `Say why nothing can check the sample: ${example}.`)];
  return [];
}
