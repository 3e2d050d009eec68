import { bundledLanguagesInfo } from 'shiki/langs';
import type { Page } from '../../pages/page.ts';
import { rowsOfFences, type WrittenFence } from '../../pages/sourceRows.ts';
import { suggestion } from '../../shared/nearest.ts';
import { type Problem, problemIn } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/ruleTable.ts';

const LANGUAGES = new Set([
  // The most used come first, so that they are suggested first.
  ...['bash', 'json', 'http', 'ts', 'yaml'],
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  ...['text', 'txt', 'plain', 'plaintext', 'ansi'],
]);
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
const NAMES = Object.keys(FENCE_OPTIONS);
/** Highlighted lines, as in `{1,3-5}`. */
const HIGHLIGHTED = /\{\d+(?:-\d+)?(?:, ?\d+(?:-\d+)?)*\}/;
/** As many characters as a page shows without scrolling sideways. */
const LONGEST_LINE = 87;

/** Languages of programs, whose lines a writer can break. */
const PROGRAM = /^(?:bash|sh|shell|[jt]sx?|go|python)$/;

type Finding = [rule: RuleName, message: string, fix: string, offset?: number, edit?: Problem['edit']];

/** Rules of fences: `samples/language`, `samples/option`, `samples/file` and `samples/line-length`. */
export function checkFences(page: Page): Problem[] {
  return rowsOfFences(page.source).flatMap((fence) =>
    [...checkLanguage(fence), ...checkOptions(fence), ...checkRows(fence)].map(
      ([rule, message, fix, offset = 0, edit]) =>
        problemIn(page.file, { line: fence.line + offset }, rule, message, fix, edit),
    ),
  );
}

function checkLanguage({ language, code, meta }: WrittenFence): Finding[] {
  if (NAMES.includes(language) && meta.startsWith('=')) {
    const options = `${language}${meta}`;
    const edit = { from: `\`\`\`${options}`, to: `\`\`\`${languageOf(code.split('\n'))} ${options}` };
    return [['samples/language', 'This sample has no language.', `Write ${edit.to}.`, 0, edit]];
  }
  if (language === '' || LANGUAGES.has(language.toLowerCase())) return [];
  const fix = suggestion(language.toLowerCase(), LANGUAGES, 'Write text for a sample without highlighting.');
  return [['samples/language', `There is no highlighting for "${language}".`, fix]];
}

/** The language that a sample most likely has. */
export function languageOf(rows: readonly string[]): string {
  const [first = ''] = rows.filter((row) => row.trim() !== '');
  if (/^\s*[[{]/.test(first)) return 'json';
  if (/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|HTTP\/)\b/.test(first)) return 'http';
  if (/^\s*(?:[$#] |\w+=|(?:curl|npm|npx|git|cd|export|openssl|docker|echo|jq)\b)/.test(first)) return 'bash';
  if (/^\s*(?:import|export|const|let|async|await|function|type|interface)\b/.test(first)) return 'ts';
  if (/^\s*</.test(first)) return 'xml';
  return /^[\w-]+:(?: |$)/.test(first) ? 'yaml' : 'text';
}

function checkOptions({ language, meta }: WrittenFence): Finding[] {
  if (language === '' || NAMES.includes(language)) return [];
  const open = /[\w-]+="[^"]*$/.exec(meta.replace(/"[^"]*"/g, (value) => value.replace(/./g, ' ')));
  if (open) {
    const from = meta.slice(open.index).trim();
    const message = 'A value of this fence has no closing quote.';
    return [['samples/option', message, `Write ${from}".`, 0, { from, to: `${from}"` }]];
  }
  return [...meta.replace(HIGHLIGHTED, '').matchAll(/([\w-]+)(?:=("[^"]*"|\S*))?/g)].flatMap(
    ([, name, value]): Finding[] => {
      const example = FENCE_OPTIONS[name];
      if (!example) {
        const written = (guess: string) => (value ? `${guess}=${value}` : guess);
        const fix = suggestion(name, NAMES, `Write one of ${NAMES.join(', ')}.`, written);
        return [['samples/option', `A fence has no option "${name}".`, fix]];
      }
      const needsValue = example.includes('=');
      return needsValue && !/^".+"$/.test(value ?? '')
        ? [['samples/option', `The option "${name}" has no value in quotes.`, `Write ${example}.`]]
        : [];
    },
  );
}

function checkRows({ language, meta, code }: WrittenFence): Finding[] {
  if (/\bfile="/.test(meta))
    return code.trim() === ''
      ? []
      : [
          [
            'samples/file',
            'This fence shows a file, so its own text is ignored.',
            'Delete the text, or the option "file".',
            1,
          ],
        ];
  // Data has no other place to break a line.
  const long = code.split('\n').findIndex((row) => row.length > LONGEST_LINE);
  if (long < 0 || !PROGRAM.test(language)) return [];
  const message = `This line is longer than ${LONGEST_LINE} characters.`;
  return [['samples/line-length', message, 'Break it, so that readers see it without scrolling.', long + 1]];
}
