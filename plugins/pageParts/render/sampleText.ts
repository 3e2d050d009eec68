/** Longest list that stays on one line. */
const LINE = 80;

/** Writes JSON as people do: lists of short texts stay on one line. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    /\[\n\s+((?:"[^"\n]*",?\s*)+?)\n\s+\]/g,
    (whole, items: string) => {
      const line = `[${items.replace(/\n\s+/g, ' ')}]`;
      return line.length <= LINE ? line : whole;
    },
  );
}

/**
 * Writes a fenced sample with its title.
 * @param meta what else the fence says, such as `schema="…"`
 */
export function fence(language: string, title: string, code: string, meta = ''): string {
  return [`\`\`\`${language} title="${title.replaceAll('"', "'")}" ${meta}`.trimEnd(), code, '```'].join('\n');
}
