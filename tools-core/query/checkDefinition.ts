import { hasItems, isObject, type JsonObject, textOf } from '../base/index.ts';
import { pathsOf } from './inputDescriptor.ts';
import { readJsonPath } from './jsonPath.ts';
import { placedObjects, problemsOf, type QueryProblem, quoted, type ReportProblem } from './result.ts';

/** The rules that a definition itself has to keep (section 5). */
export function checkDefinition({ id, input_descriptors: list, submission_requirements }: JsonObject): QueryProblem[] {
  return problemsOf((report) => {
    const root = '/input_descriptors';
    if (!textOf(id)) report('/id', 'A definition must have an id.');
    if (!hasItems(list)) report(root, 'A definition must have at least one input descriptor.');
    const descriptors = placedObjects(list, root, 'An input descriptor', report);
    const ids = descriptors.map(([, descriptor]) => textOf(descriptor.id));
    for (const [order, [index, { constraints }]] of descriptors.entries()) {
      const pointer = `${root}/${index}`;
      const own = ids[order];
      if (!own) report(`${pointer}/id`, 'An input descriptor must have an id.');
      else if (ids.indexOf(own) !== order) report(`${pointer}/id`, `The id ${quoted(own)} occurs twice.`);
      if (isObject(constraints)) checkFields(constraints.fields, `${pointer}/constraints/fields`, report);
      else
        report(
          `${pointer}/constraints`,
          'An input descriptor must have constraints, which can be an empty object if it requests nothing.',
        );
    }
    const groups = descriptors.flatMap(([, { group }]) => (Array.isArray(group) ? group.map(String) : []));
    checkRequirements(submission_requirements, groups, '/submission_requirements', report);
  });
}

function checkFields(fields: unknown, pointer: string, report: ReportProblem): void {
  for (const [index, field] of placedObjects(fields, pointer, 'A field', report)) {
    const paths = pathsOf(field.path);
    if (paths.length === 0) report(`${pointer}/${index}/path`, 'A field must have at least one path.');
    for (const [at, path] of paths.entries()) {
      try {
        readJsonPath(path);
      } catch (error) {
        report(`${pointer}/${index}/path/${at}`, (error as Error).message);
      }
    }
  }
}

function checkRequirements(list: unknown, groups: readonly string[], pointer: string, report: ReportProblem): void {
  for (const [index, one] of placedObjects(list, pointer, 'A submission requirement', report)) {
    const place = `${pointer}/${index}`;
    const [hasFrom, hasNested] = ['from' in one, 'from_nested' in one];
    if (hasFrom && hasNested) report(place, "A submission requirement can't have both from and from_nested.");
    if (one.rule !== 'all' && one.rule !== 'pick') report(`${place}/rule`, 'The rule has to be all or pick.');
    for (const [name, least] of Object.entries({ count: 1, min: 0, max: Math.max(1, Number(one.min ?? 1)) })) {
      const isCount = Number.isInteger(one[name]) && Number(one[name]) >= least;
      if (name in one && !isCount) report(`${place}/${name}`, `${name} has to be a whole number from ${least}.`);
    }
    if (!hasFrom && !hasNested) report(place, 'A submission requirement must have from or from_nested.');
    if (hasFrom && !groups.includes(String(one.from)))
      report(`${place}/from`, `No input descriptor is in the group ${quoted(one.from)}.`);
    checkRequirements(one.from_nested, groups, `${place}/from_nested`, report);
  }
}
