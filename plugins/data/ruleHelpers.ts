import { formProblems } from '../schemas/formProblems.ts';
import { isObject, type JsonValue } from '../schemas/jsonValue.ts';
import { placeOf } from '../schemas/place.ts';
import type { Spec } from '../schemas/readSpec.ts';
import { SchemaSet } from '../schemas/schemaSet.ts';
import { validatorOf } from '../schemas/schemaValidator.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';

/** What data is held against. */
export interface DataContext {
  spec: Spec;
  set: SchemaSet;
  /** Routes of all pages. */
  routes: ReadonlySet<string>;
}

/** Prepares the check of data: the published schemas as a set. */
export function dataContext(spec: Spec, routes: ReadonlySet<string>): DataContext {
  return { spec, set: new SchemaSet(spec.schemas.map(({ value }) => value).filter(isObject)), routes };
}

/** A problem at the place that a pointer leads to. */
export function dataProblem(file: JsonFile, pointer: string, rule: RuleName, message: string, fix: string): Problem {
  return { file: file.file, ...placeOf(file, pointer), rule, message, fix };
}

/** Rule `data/form`: the file matches its schema. One that doesn't is checked no further. */
export function checkForm(file: JsonFile, schema: string, { set }: DataContext): Problem[] {
  const place = set.find(schema);
  return place ? formProblems(file, validatorOf(set, place)(file.value as JsonValue), 'data/form', schema) : [];
}

/** A problem where a name is not among the known ones, with the nearest of them. */
export function checkKnown(
  file: JsonFile,
  pointer: string,
  rule: RuleName,
  what: string,
  name: string,
  known: readonly string[],
): Problem[] {
  if (known.includes(name)) return [];
  const guess = nearest(name, [...known]);
  const others = known.length > 0 ? `Name one of: ${known.join(', ')}.` : 'Take it out.';
  const fix = guess ? `Did you mean ${guess}?` : others;
  return [dataProblem(file, pointer, rule, `There is no ${what} ${name}.`, fix)];
}

/** A problem for each name that stands twice. */
export function checkOnce(
  file: JsonFile,
  rule: RuleName,
  names: readonly string[],
  pointer: (index: number) => string,
): Problem[] {
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    return [dataProblem(file, pointer(index), rule, `"${name}" stands twice.`, 'Keep one of the two.')];
  });
}
