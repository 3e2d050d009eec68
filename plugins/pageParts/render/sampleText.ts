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
 * Writes a fenced sample.
 * @param schema what the sample is, where its title does not say it
 */
export function fence(language: string, title: string, code: string, schema?: string): string {
  return [`\`\`\`${language} title="${title}"${schema ? ` schema="${schema}"` : ''}`, code, '```'].join('\n');
}
