import { isObject, type JsonValue } from '../../schemas/jsonValue.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { WrittenFence } from './rows.ts';
import { cellsOf } from './tableRows.ts';

/** Statuses by what they come with: the name of an error in the answers of an operation, or the address of its page. */
export type ErrorStatuses = Record<string, string[]>;

const NAME = /`([A-Z]+(?:_[A-Z]+)+)`/g;
const ERROR = /`([A-Z]+(?:_[A-Z]+)+)`|\]\((\/reference\/errors\/[\w-]+)\)/g;
const REFUSAL = /(?<![\w.,$#/-])[45]\d\d(?![\w-]|[.,]\d| (?:ms|milliseconds|seconds|bytes|items)\b)/g;

/** Reads which errors the answers of operations name, by status. */
export function errorsOfAnswers(answers: Iterable<[status: string, answer: JsonValue]>): ErrorStatuses {
  const found: ErrorStatuses = {};
  for (const [status, answer] of answers) {
    const description = isObject(answer) ? answer.description : undefined;
    if (!/^[45]\d\d$/.test(status) || typeof description !== 'string') continue;
    for (const [, name] of matchesOf(description, NAME)) {
      found[name] ??= [];
      if (!found[name].includes(status)) found[name].push(status);
    }
  }
  return found;
}

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

/**
 * Says where a sentence, or a row of a table, gives an error the status of another one.
 * @param row outside samples
 */
export function errorStatusSlips(row: string, known: ErrorStatuses): Finding[] {
  if (!REFUSAL.test(row)) return [];
  REFUSAL.lastIndex = 0;
  const parts = row.trimStart().startsWith('|') ? [row] : row.split(/(?<=[.;:!?] )/);
  let start = 0;
  return parts.flatMap((part) => {
    const from = start;
    start += part.length;
    const errors = new Set(matchesOf(part, ERROR).map(([, name, page]) => name ?? page));
    const statuses = matchesOf(part, REFUSAL);
    const [error] = errors;
    if (errors.size !== 1 || statuses.length !== 1 || !known[error] || known[error].includes(statuses[0][0])) return [];
    const message = `${error.split('/').at(-1)} comes with status ${known[error].join(' or ')}.`;
    return [{ index: from + statuses[0].index, message, fix: `Write ${known[error].join(' or ')}.` }];
  });
}

/** What a first column may be called that has other things beside statuses. */
const SEEN = ['you see', 'what you see', 'answer', 'symptom'];

/** Says which statuses of the first column of a table no operation answers with. */
export function columnSlips(row: string, header: readonly string[], statuses: readonly string[]): Finding[] {
  const [first = ''] = cellsOf(row);
  if (header[0] !== 'status' && !(SEEN.includes(header[0]) && /^\s*`?\d{3}\b(?! ?\w)/.test(first))) return [];
  return matchesOf(first, /(?<!\w)[1-5]\d\d(?!\w)/g)
    .filter(([status]) => !statuses.includes(status))
    .map(({ 0: status }) => ({
      index: row.indexOf(status),
      message: `No operation of the platform answers with ${status}.`,
      fix: `Write one of: ${statuses.filter((one) => /^\d+$/.test(one)).join(', ')}.`,
    }));
}

/**
 * Says which outputs show another status than the step below them checks for.
 * @param source of a page
 * @returns the line of each output, from 1
 */
export function outputSlips(
  source: string,
  fences: readonly WrittenFence[],
): { line: number; message: string; fix: string }[] {
  const rows = source.split('\n');
  return fences.flatMap(({ line, language, code }) => {
    const shown = language === 'text' ? /^([1-5]\d\d)(?=\n|$)/.exec(code)?.[1] : undefined;
    if (!shown) return [];
    const end = line + code.split('\n').length + 1;
    const next = rows.slice(end).find((row) => row.trim() !== '') ?? '';
    const checked = /^<CheckStep\b.*\sstatus="(\d{3})"/.exec(next)?.[1];
    if (!checked || checked === shown) return [];
    return [
      {
        line: line + 1,
        message: `The step below checks for status ${checked}.`,
        fix: `Write ${checked}, or mend the step.`,
      },
    ];
  });
}
