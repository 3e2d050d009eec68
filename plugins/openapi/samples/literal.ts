import { isObject, type Json, type JsonObject } from '../../schemas/jsonValue.ts';

export interface LiteralStyle {
  string(value: string): string;
  key(name: string): string;
  /** `true`, `false` and `null`, where the language has other words. */
  words?: Record<string, string>;
  indent: string;
  /** Whether an object on one line has spaces inside its braces. */
  isSpaced: boolean;
  /** Whether the last of several lines ends in a comma. */
  hasLastComma: boolean;
}

/** JSON, which is what bodies are made of. */
export const JSON_STYLE: LiteralStyle = {
  string: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  indent: '  ',
  isSpaced: true,
  hasLastComma: false,
};

/** Columns that a line may take before a list or an object goes on its own lines. */
const WIDTH = 80;

/**
 * Writes a value in a language. Short lists and objects stay on one line, so that samples stay short.
 * @param lead indentation of the line that the value begins on
 * @param taken columns on that line before the value and after it, without the indentation
 */
export function literal(value: Json, style: LiteralStyle, lead = '', taken = 0): string {
  const flat = onOneLine(value, style);
  if (!isObject(value) && !Array.isArray(value)) return flat;
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty || (!holdsObjects(value) && lead.length + taken + flat.length <= WIDTH)) return flat;
  const inner = lead + style.indent;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, style, inner, 1))
    : Object.entries(value).map(([name, item]) => {
        const start = `${style.key(name)}: `;
        return start + literal(item, style, inner, start.length + 1);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = items.map((item) => inner + item).join(',\n');
  return `${open}\n${lines}${style.hasLastComma ? ',' : ''}\n${lead}${close}`;
}

/** An object inside an object is easier to read on its own lines, unless it is the only thing in it. */
function holdsObjects(value: JsonObject | Json[]): boolean {
  const items = Array.isArray(value) ? value : Object.values(value);
  const nested = items.filter((item) => isObject(item) && Object.keys(item).length > 0);
  return nested.length > 0 && (!Array.isArray(value) || nested.length > 1 || nested.some(isDeep));
}

function isDeep(value: Json): boolean {
  return isObject(value) && Object.values(value).some((item) => isObject(item) || Array.isArray(item));
}

function onOneLine(value: Json, style: LiteralStyle): string {
  if (typeof value === 'string') return style.string(value);
  if (typeof value !== 'object' || value === null) return style.words?.[String(value)] ?? String(value);
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, style)).join(', ')}]`;
  const members = Object.entries(value).map(([name, item]) => `${style.key(name)}: ${onOneLine(item, style)}`);
  if (members.length === 0) return '{}';
  return style.isSpaced ? `{ ${members.join(', ')} }` : `{${members.join(', ')}}`;
}
