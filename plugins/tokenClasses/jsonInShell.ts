import type { ShikiTransformer, ThemedToken } from 'shiki';
import { isJson } from '../../tools-core/base/index.ts';
import { splitAtRanges } from '../shared/splitAtRanges.ts';

/** The colors that the theme `css-variables` gives JSON. */
const COLORS = {
  key: 'var(--shiki-token-keyword)',
  string: 'var(--shiki-token-string)',
  constant: 'var(--shiki-token-constant)',
  rest: 'var(--shiki-foreground)',
};

const SHELL = /^(?:bash|sh|shell|zsh)$/;
/** A text in single quotes, in which the shell reads nothing, and the way to write such a quote in it. */
const QUOTED = /'((?:[^']|'\\'')*)'/g;
const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

interface Colored {
  start: number;
  end: number;
  color: string;
}

/** Colors JSON in shell samples, such as the body of a request, like any JSON: by keys and values. */
export const colorJsonInShell: ShikiTransformer = {
  name: 'json-in-shell',
  tokens(lines) {
    if (SHELL.test(this.options.lang)) return colorJson(lines, this.source);
  },
};

/** Gives the tokens of a shell script that represent JSON the colors of JSON. The text stays as it is. */
function colorJson(lines: ThemedToken[][], code: string): ThemedToken[][] {
  const ranges = jsonTexts(code).flatMap(({ start, text }) => colorsOf(text, start));
  if (ranges.length === 0) return lines;
  return lines.map((line) => line.flatMap((token) => recolored(token, ranges)));
}

/** The texts in a script that are an object or a list in JSON. Filters of `jq` look alike and are none. */
function jsonTexts(code: string): { start: number; text: string }[] {
  const quoted = [...code.matchAll(QUOTED)].map(({ index, 1: text }) => ({ start: index + 1, text }));
  return quoted.filter(({ text }) => /^\s*[[{]/.test(text) && isJson(text.replaceAll("'\\''", "'")));
}

function colorsOf(text: string, start: number): Colored[] {
  const ranges: Colored[] = [];
  let from = 0;
  const add = (end: number, color: string) => {
    if (end > from) ranges.push({ start: start + from, end: start + end, color });
    from = end;
  };
  for (const { index, 0: token } of text.matchAll(JSON_TOKEN)) {
    const end = index + token.length;
    add(index, COLORS.rest);
    const isKey = token.startsWith('"') && /^\s*:/.test(text.slice(end));
    add(end, isKey ? COLORS.key : token.startsWith('"') ? COLORS.string : COLORS.constant);
  }
  add(text.length, COLORS.rest);
  return ranges;
}

function recolored(token: ThemedToken, ranges: readonly Colored[]): ThemedToken[] {
  const first = token.offset;
  return splitAtRanges(first, first + token.content.length, ranges).map(({ start, end, range }) => {
    return {
      ...token,
      content: token.content.slice(start - first, end - first),
      offset: start,
      color: range?.color ?? token.color,
    };
  });
}
