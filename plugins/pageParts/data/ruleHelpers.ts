import { isObject, type JsonObject, type JsonValue } from '../../reference/jsonValue.ts';
import { placeOf } from '../../reference/place.ts';
import type { Spec } from '../../reference/readSpec.ts';
import { SchemaSet } from '../../reference/schemaSet.ts';
import { SchemaValidator } from '../../reference/schemaValidator.ts';
import { withDiscriminators } from '../../reference/taggedUnions.ts';
import type { JsonFile } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';

/** What data is held against. */
export interface DataContext {
  spec: Spec;
  set: SchemaSet;
  /** Routes of all pages. */
  routes: ReadonlySet<string>;
}

/** Prepares the check of data: the published schemas as a set. */
export function dataContext(spec: Spec, routes: ReadonlySet<string>): DataContext {
  return { spec, set: new SchemaSet(documentsOf(spec)), routes };
}

function documentsOf(spec: Spec): JsonObject[] {
  return spec.schemas.map(({ value }) => value).filter(isObject);
}

/** A problem at the place that a pointer leads to. */
export function dataProblem(file: JsonFile, pointer: string, rule: string, message: string, mend: string): Problem {
  return { file: file.file, ...placeOf(file, pointer), rule, message, mend };
}

/** Rule `<rule>/form`: the file has the form of its schema. A file of another form is checked no further. */
export function checkForm(file: JsonFile, rule: string, schema: string, { spec, set }: DataContext): Problem[] {
  const validator = new SchemaValidator(documentsOf(spec).map((document) => withDiscriminators(set, document)));
  return validator
    .compile(set.document(schema).base)(file.value as JsonValue)
    .map(({ pointer, expected }) =>
      dataProblem(file, pointer, `${rule}/form`, `${pointer} ${expected}.`, `See ${schema} for what it holds.`),
    );
}

/** A problem where a name is not among the known ones, with the nearest of them. */
export function checkKnown(
  file: JsonFile,
  pointer: string,
  rule: string,
  what: string,
  name: string,
  known: readonly string[],
): Problem[] {
  if (known.includes(name)) return [];
  const guess = nearest(name, [...known]);
  const mend = guess ? `Did you mean ${guess}?` : `Name one of: ${known.join(', ')}.`;
  return [dataProblem(file, pointer, rule, `There is no ${what} ${name}.`, mend)];
}

/** A problem for each name that stands twice. */
export function checkOnce(
  file: JsonFile,
  rule: string,
  names: readonly string[],
  pointer: (index: number) => string,
): Problem[] {
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    return [dataProblem(file, pointer(index), rule, `"${name}" stands twice.`, 'Keep one of the two.')];
  });
}
