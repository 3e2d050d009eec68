/** Longest line on which an object or array of plain values stays. */
const LINE_WIDTH = 96;

/** JSON with two spaces of indent, in which short arrays and objects of plain values keep to one line. */
export function prettyJson(value: unknown): string {
  return `${write(value, '', 0)}\n`;
}

function write(value: unknown, indent: string, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const short = oneLine(value);
  if (short && indent.length + used + short.length <= LINE_WIDTH) return short;
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const rows = list
    ? value.map((item) => inner + write(item, inner, 0))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => {
          const name = `${JSON.stringify(key)}: `;
          return inner + name + write(item, inner, name.length);
        });
  const [open, close] = list ? '[]' : '{}';
  return rows.length === 0 ? open + close : `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

/** Arrays of plain values in one line; objects only where they contain one or two of them. */
function oneLine(value: object): string | undefined {
  const items = Object.values(value);
  if (items.some((item) => typeof item === 'object' && item !== null)) return undefined;
  if (Array.isArray(value)) return `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
  if (items.length > 2) return undefined;
  const rows = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
  return `{ ${rows.join(', ')} }`;
}
