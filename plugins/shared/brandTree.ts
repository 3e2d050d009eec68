import { applyBrand } from './brand.ts';

/** Copies a syntax tree, or any other plain value, with the brand in place of its tokens. */
export function brandTree<Value>(value: Value, tokens: Record<string, string>): Value {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return applyBrand(part, tokens);
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null || part instanceof RegExp) return part;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, copy(child)]));
  };
  return copy(value) as Value;
}
