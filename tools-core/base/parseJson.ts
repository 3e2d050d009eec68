import type { Json } from './json.ts';
import { LIMITS } from './limits.ts';

/**
 * Reads JSON (RFC 8259) within the limits of the tools.
 *
 * @throws RangeError for a text that is too long or too deep, SyntaxError for one that is no JSON.
 */
export function parseJson(text: string): Json {
  if (text.length > LIMITS.input) throw new RangeError('The input is longer than two million characters.');
  const value: Json = JSON.parse(text);
  if (isDeeper(value, LIMITS.depth)) {
    throw new RangeError(`The input has more than ${LIMITS.depth} objects and arrays inside each other.`);
  }
  return value;
}

/** Level by level rather than by recursion, which a deep value would exhaust. */
function isDeeper(value: Json, limit: number): boolean {
  let level: Json[] = [value];
  for (let depth = 0; ; depth++) {
    const around = level.filter((one) => typeof one === 'object' && one !== null);
    if (around.length === 0) return false;
    if (depth === limit) return true;
    level = around.flatMap((one) => Object.values(one));
  }
}
