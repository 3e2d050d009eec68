import { JSON_STYLE, literal } from '../../openapi/samples/literal.ts';
import type { Json } from '../../openapi/specFiles.ts';

/** Writes JSON as people do: short lists and objects stay on one line. */
export function jsonText(value: unknown): string {
  return literal(value as Json, JSON_STYLE);
}

/**
 * Writes a fenced sample with its title.
 * @param meta what else the fence says, such as `schema="…"`
 */
export function fence(language: string, title: string, code: string, meta = ''): string {
  return [`\`\`\`${language} title="${title.replaceAll('"', "'")}" ${meta}`.trimEnd(), code, '```'].join('\n');
}
