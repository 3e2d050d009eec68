import { isObject, type Json } from '../../../plugins/openapi/specFiles.ts';

/** A value without one of its members. */
export interface Mutant {
  /** Path of the member, with `*` for a position in a list. */
  path: string;
  value: Json;
}

/** Leaves out each member of a value in turn, at every depth. */
export function withoutEachMember(value: Json, path = ''): Mutant[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      withoutEachMember(item, `${path}/*`).map((mutant) => ({
        path: mutant.path,
        value: value.map((other, at) => (at === index ? mutant.value : other)),
      })),
    );
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const { [key]: _left, ...rest } = value;
    const deeper = withoutEachMember(child, `${path}/${key}`);
    return [
      { path: `${path}/${key}`, value: rest },
      ...deeper.map((mutant) => ({ path: mutant.path, value: { ...value, [key]: mutant.value } })),
    ];
  });
}
