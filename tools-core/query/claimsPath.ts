import { isObject, type Json, sameName } from '../base/index.ts';

/** Where a value is: names and indexes from the root. */
export type ValuePath = (string | number)[];

/** A value that a path selects. */
export interface Selected {
  path: ValuePath;
  value: Json;
}

/** A claims path pointer: a name, an index, or null for every item of a list (OpenID4VP 1.0, section 7). */
export type ClaimsPath = readonly (string | number | null)[];

/**
 * Processes a claims path pointer as OpenID4VP 1.0, section 7.1, defines it: a step into a value of another kind ends it.
 * @returns what it selects, or why it selects nothing
 */
export function selectClaims(value: Json, path: ClaimsPath): { found: Selected[] } | { why: string } {
  let found: Selected[] = [{ path: [], value }];
  for (const step of path) {
    const next: Selected[] = [];
    for (const { path: place, value: item } of found) {
      if (typeof step === 'string') {
        if (!isObject(item)) return { why: `${named(place)} is not an object, so it has no “${step}”.` };
        if (Object.hasOwn(item, step)) next.push({ path: [...place, step], value: item[step] });
      } else {
        if (!Array.isArray(item)) return { why: `${named(place)} is not a list.` };
        if (step === null) next.push(...item.map((one, index) => ({ path: [...place, index], value: one })));
        else if (step in item) next.push({ path: [...place, step], value: item[step] });
      }
    }
    if (next.length === 0) {
      const [{ path: place, value: item }] = found;
      return { why: `${named(place)} has no ${step === null ? 'items' : `“${step}”`}.${slipOf(step, item)}` };
    }
    found = next;
  }
  return { found };
}

/** The steps of a path that was written with dots or as a JSON Pointer. */
export const stepsOf = (path: string): string[] => path.replace(/^(?:\$\.?|\/)/, '').split(/[./]/);

/** What was probably meant by a step that selects nothing: another spelling, or several steps in one. */
function slipOf(step: string | number | null, item: Json): string {
  if (typeof step !== 'string' || !isObject(item)) return '';
  const [first = '', ...rest] = stepsOf(step);
  const meant = sameName(first, Object.keys(item));
  if (!meant || meant === step) return '';
  const more = rest.length > 0 || first !== step ? ': each step is an item of its list' : '';
  return ` You probably mean ${JSON.stringify([meant, ...rest])}${more}.`;
}

/** A path as readers write it. */
export const pathText = (path: ClaimsPath): string => path.map((step) => step ?? '*').join('.');

const named = (path: ValuePath): string => (path.length === 0 ? 'The credential' : `“${pathText(path)}”`);

/** Whether a value may be a step of a claims path: a name, an index, or null for all elements. */
export function isStep(step: unknown): step is string | number | null {
  return step === null || typeof step === 'string' || (Number.isInteger(step) && (step as number) >= 0);
}
