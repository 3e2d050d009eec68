import { hasItems, isObject, type JsonObject, textOf } from '../base/index.ts';
import { QUERY_CAUSES } from './causes.ts';
import { readJsonPath } from './jsonPath.ts';
import { placedObjects, type QueryProblem, quoted, type Say } from './result.ts';

/** The rules that a definition itself has to keep (section 5). */
export function checkDefinition(definition: JsonObject): QueryProblem[] {
  const problems: QueryProblem[] = [];
  const say: Say = (pointer, text, cause) => problems.push({ pointer, text, ...(cause && { cause }) });
  const { definitionIncomplete, descriptorTwice } = QUERY_CAUSES;
  if (!textOf(definition.id)) say('/id', 'A definition has an id.', definitionIncomplete);
  const { input_descriptors: list } = definition;
  if (!hasItems(list))
    say('/input_descriptors', 'A definition has at least one input descriptor.', definitionIncomplete);
  const descriptors = placedObjects(list, { pointer: '/input_descriptors', what: 'An input descriptor' }, say);
  const ids = descriptors.map(([, { id }]) => textOf(id));
  for (const [order, [index, { constraints }]] of descriptors.entries()) {
    const pointer = `/input_descriptors/${index}`;
    const id = ids[order];
    if (!id) say(`${pointer}/id`, 'An input descriptor has an id.');
    else if (ids.indexOf(id) !== order) say(`${pointer}/id`, `The id ${quoted(id)} stands twice.`, descriptorTwice);
    if (isObject(constraints)) checkFields(constraints.fields, `${pointer}/constraints/fields`, say);
    else
      say(`${pointer}/constraints`, 'An input descriptor has constraints, an empty object where it asks for nothing.');
  }
  const groups = descriptors.flatMap(([, { group }]) => (Array.isArray(group) ? group.map(String) : []));
  checkRequirements(definition.submission_requirements, new Set(groups), '/submission_requirements', say);
  return problems;
}

function checkFields(fields: unknown, pointer: string, say: Say): void {
  for (const [index, field] of placedObjects(fields, { pointer, what: 'A field' }, say)) {
    const paths = Array.isArray(field.path) ? field.path.map(String) : [];
    if (paths.length === 0) say(`${pointer}/${index}/path`, 'A field has at least one path.');
    for (const [at, path] of paths.entries()) {
      try {
        readJsonPath(path);
      } catch (error) {
        say(`${pointer}/${index}/path/${at}`, (error as Error).message);
      }
    }
  }
}

function checkRequirements(list: unknown, groups: ReadonlySet<string>, pointer: string, say: Say): void {
  for (const [index, one] of placedObjects(list, { pointer, what: 'A submission requirement' }, say)) {
    const place = `${pointer}/${index}`;
    if ('from' in one && 'from_nested' in one)
      say(place, 'A submission requirement has from or from_nested, not both.', QUERY_CAUSES.fromBoth);
    if (!('from' in one) && !('from_nested' in one)) say(place, 'A submission requirement has from or from_nested.');
    if ('from' in one && !groups.has(String(one.from)))
      say(`${place}/from`, `No input descriptor is in the group ${quoted(one.from)}.`);
    checkRequirements(one.from_nested, groups, `${place}/from_nested`, say);
  }
}
