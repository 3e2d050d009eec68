import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { JsonObject } from './jsonValue.ts';
import { nameOf } from './schemaPlaces.ts';
import { schemaReferences } from './schemaProperties.ts';
import type { SchemaSet } from './schemaSet.ts';

/** References from which on a file is gone, rather than its name misspelt. */
export const MANY = 3;

/** Schemas that others refer to, and that are not there. */
export function goneSchemas(files: readonly JsonFile[], set: SchemaSet): Problem[] {
  const names = files.flatMap((json) => {
    const { $id } = json.value as JsonObject;
    const folder = json.file.slice(0, -nameOf(json).length);
    return schemaReferences(json.value as JsonObject).flatMap(({ ref }) => {
      const [name] = ref.split('#');
      return /^[\w.-]+\.json$/.test(name) && !set.resolve(name, String($id)) ? [folder + name] : [];
    });
  });
  return [...new Set(names)].filter((name) => names.filter((one) => one === name).length >= MANY).map(goneFile);
}

/** What is told of a file that is not there, in place of all that refers to it. */
export function goneFile(file: string): Problem {
  const message = 'This file is not there, and others refer to it.';
  const fix = 'Bring it back, under this name.';
  return { file, line: 1, column: 1, rule: 'schema/valid', message, fix };
}
