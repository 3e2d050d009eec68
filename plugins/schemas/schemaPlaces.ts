import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { placeOf } from './place.ts';

/** Path of a schema below the folder of all schemas. */
export const nameOf = ({ file }: JsonFile) => file.slice(file.indexOf(SCHEMAS) + SCHEMAS.length);
const SCHEMAS = '/json-schema/';

/** A problem at a place of a schema. */
export function at(json: JsonFile, pointer: string, rule: RuleName, message: string, fix: string): Problem {
  return { file: json.file, ...placeOf(json, pointer), rule, message, fix };
}
