import { digestOf } from '../shared/digestOf.ts';
import type { JsonObject } from './jsonValue.ts';
import { schemaReferences } from './schemaProperties.ts';
import type { SchemaSet } from './schemaSet.ts';
import { withoutDefaults } from './withoutTexts.ts';

/**
 * Names for schemas, each of which changes with all that decides whether the schema compiles: its keywords, without what
 * they tell readers, and those of all schemas that it refers to.
 * @returns by `$id`
 */
export function compiledForms(set: SchemaSet): Map<string, string> {
  const { documents } = set;
  const own = new Map([...documents].map(([id, one]) => [id, digestOf(JSON.stringify(withoutDefaults(one)))]));
  const led = new Map([...documents].map(([id, one]) => [id, basesOf(id, one, set)]));
  const below = (id: string, seen: Set<string>): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const next of led.get(id) ?? []) below(next, seen);
    return seen;
  };
  return new Map(
    [...own.keys()].map((id) => [id, digestOf(...[...below(id, new Set())].map((one) => own.get(one) ?? ''))]),
  );
}

/** The documents that one refers to. */
function basesOf(id: string, document: JsonObject, set: SchemaSet): Set<string> {
  const bases = schemaReferences(document).map(({ ref }) => set.resolve(ref, id)?.base);
  return new Set(bases.filter((base) => base !== undefined));
}
