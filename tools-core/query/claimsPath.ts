import { isObject, type Json } from '../base/index.ts';

/** A claims path pointer: a name, an index, or null for every item of a list (OpenID4VP 1.0, section 7). */
export type ClaimsPath = readonly (string | number | null)[];

/** What a claims path pointer selects, or why it selects nothing. */
export type ClaimsSelection = { found: { path: (string | number)[]; value: Json }[] } | { why: string };

/** Processes a claims path pointer as OpenID4VP 1.0, section 7.1, says: a step into a value of another kind ends it. */
export function selectClaims(value: Json, path: ClaimsPath): ClaimsSelection {
  let found: { path: (string | number)[]; value: Json }[] = [{ path: [], value }];
  for (const step of path) {
    const next: typeof found = [];
    for (const { path: place, value: item } of found) {
      if (typeof step === 'string') {
        if (!isObject(item)) return { why: `${named(place)} is no object, so it has no “${step}”.` };
        if (Object.hasOwn(item, step)) next.push({ path: [...place, step], value: item[step] });
      } else {
        if (!Array.isArray(item)) return { why: `${named(place)} is no list.` };
        if (step === null) next.push(...item.map((one, index) => ({ path: [...place, index], value: one })));
        else if (step in item) next.push({ path: [...place, step], value: item[step] });
      }
    }
    if (next.length === 0) return { why: `${named(found[0].path)} has no ${step === null ? 'items' : `“${step}”`}.` };
    found = next;
  }
  return { found };
}

/** A path as readers write it. */
export function pathText(path: ClaimsPath): string {
  return path.map((step) => (step === null ? '*' : String(step))).join('.');
}

function named(path: (string | number)[]): string {
  return path.length === 0 ? 'The credential' : `“${pathText(path)}”`;
}

/** Whether a value may stand in a claims path: a name, an index, or null for all elements. */
export function isStep(step: unknown): boolean {
  return step === null || typeof step === 'string' || (Number.isInteger(step) && (step as number) >= 0);
}
