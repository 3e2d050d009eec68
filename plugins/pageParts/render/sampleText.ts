import { JSON_STYLE, literal } from '../../openapi/samples/literal.ts';
import type { Json } from '../../openapi/specFiles.ts';

/** Writes JSON as people do: short lists and objects stay on one line. */
export function jsonText(value: unknown): string {
  return literal(value as Json, JSON_STYLE);
}

/**
 * Writes a fenced sample.
 * @param schema what the sample is, where its title does not say it
 */
export function fence(language: string, title: string, code: string, schema?: string): string {
  return [`\`\`\`${language} title="${title}"${schema ? ` schema="${schema}"` : ''}`, code, '```'].join('\n');
}
