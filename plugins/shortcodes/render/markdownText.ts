import type { Json } from '../../schemas/jsonValue.ts';

const codeSpan = /(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/**
 * Makes prose of the published data safe for MDX: braces and angle brackets outside code are escaped.
 * @param text Markdown with code in backticks, as descriptions have it
 */
export function mdxText(text: string): string {
  let from = 0;
  let escaped = '';
  for (const span of text.matchAll(codeSpan)) {
    escaped += escapeOutsideCode(text.slice(from, span.index)) + span[0];
    from = span.index + span[0].length;
  }
  return escaped + escapeOutsideCode(text.slice(from));
}

function escapeOutsideCode(text: string): string {
  return text.replace(/[{}<]/g, '\\$&');
}

/** Writes a text as code in a line, whatever backticks it contains. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') || text.trim() === '' ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Writes a JSON value as code in a line, with a space after each comma and colon. */
export function jsonCode(value: Json): string {
  return inlineCode(jsonLine(value));
}

function jsonLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${jsonLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Makes Markdown fit for a cell of a table: on one line, with its bars escaped, which would end the cell. */
export function tableCell(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}

/** Joins words as a sentence does: `a, b and c`. */
export function listText(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** Makes the first letter a capital, inside a link as well. */
export function upperFirst(text: string): string {
  return text.replace(/^(\[?)([a-z])/, (_, open: string, letter: string) => open + letter.toUpperCase());
}

/** Makes the first letter a small one, for the middle of a sentence. A name in capitals stays as it is. */
export function lowerFirst(text: string): string {
  return /^[A-Z](?:[a-z]| )/.test(text) ? text[0].toLowerCase() + text.slice(1) : text;
}
