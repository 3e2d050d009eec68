import { JSON_STYLE, literal } from '../../openapi/samples/literal.ts';
import type { Json } from '../../schemas/jsonValue.ts';
import { ELLIPSIS, saysShortened } from '../../schemas/shortened.ts';

/** Writes JSON as people do: short lists and objects stay on one line. */
export function jsonText(value: unknown): string {
  return literal(value as Json, JSON_STYLE);
}

/**
 * Writes a fenced sample with its title, which says so where values are cut off with an ellipsis.
 * @param meta what else the fence says, such as `schema="…"`
 */
export function fence(language: string, title: string, code: string, meta = ''): string {
  const isCut = code.includes(ELLIPSIS) && !saysShortened(title);
  const label = `${title.replaceAll('"', "'")}${isCut ? ' (shortened)' : ''}`;
  return [`\`\`\`${language} title="${label}" ${meta}`.trimEnd(), code, '```'].join('\n');
}
