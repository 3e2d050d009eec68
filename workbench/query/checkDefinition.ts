import { isObject, type JsonObject, objectsOf, textOf } from '../base/index.ts';
import { QUERY_CAUSES, type QueryCause } from './causes.ts';
import { readJsonPath } from './jsonPath.ts';
import { type QueryProblem, quoted } from './result.ts';

/** The rules that a definition itself has to keep (section 5). */
export function checkDefinition(definition: JsonObject): QueryProblem[] {
  const problems: QueryProblem[] = [];
  const say = (pointer: string, text: string, cause?: QueryCause) =>
    problems.push({ pointer, text, ...(cause && { cause }) });
  const { definitionIncomplete, descriptorTwice, fromBoth } = QUERY_CAUSES;
  if (!textOf(definition.id)) say('/id', 'A definition has an id.', definitionIncomplete);
  const descriptors = objectsOf(definition.input_descriptors);
  if (descriptors.length === 0)
    say('/input_descriptors', 'A definition has at least one input descriptor.', definitionIncomplete);
  const ids = descriptors.map(({ id }) => textOf(id));
  for (const [index, { constraints }] of descriptors.entries()) {
    const pointer = `/input_descriptors/${index}`;
    if (!ids[index]) say(`${pointer}/id`, 'An input descriptor has an id.');
    else if (ids.indexOf(ids[index]) !== index)
      say(`${pointer}/id`, `The id ${quoted(ids[index])} stands twice.`, descriptorTwice);
    if (!isObject(constraints))
      say(`${pointer}/constraints`, 'An input descriptor has constraints, an empty object where it asks for nothing.');
    const fields = isObject(constraints) ? objectsOf(constraints.fields) : [];
    for (const [place, field] of fields.entries()) {
      const paths = Array.isArray(field.path) ? field.path.map(String) : [];
      if (paths.length === 0) say(`${pointer}/constraints/fields/${place}/path`, 'A field has at least one path.');
      for (const [at, path] of paths.entries()) {
        try {
          readJsonPath(path);
        } catch (error) {
          say(`${pointer}/constraints/fields/${place}/path/${at}`, (error as Error).message);
        }
      }
    }
  }
  const known = new Set(descriptors.flatMap(({ group }) => (Array.isArray(group) ? group.map(String) : [])));
  const check = (one: JsonObject, pointer: string) => {
    if ('from' in one && 'from_nested' in one)
      say(pointer, 'A submission requirement has from or from_nested, not both.', fromBoth);
    if (!('from' in one) && !('from_nested' in one)) say(pointer, 'A submission requirement has from or from_nested.');
    if ('from' in one && !known.has(String(one.from)))
      say(`${pointer}/from`, `No input descriptor is in the group ${quoted(one.from)}.`);
    for (const [index, inner] of objectsOf(one.from_nested).entries()) check(inner, `${pointer}/from_nested/${index}`);
  };
  for (const [index, one] of objectsOf(definition.submission_requirements).entries())
    check(one, `/submission_requirements/${index}`);
  return problems;
}
