import { formProblems } from '../schemas/formProblems.ts';
import { isObject, type JsonValue } from '../schemas/jsonValue.ts';
import { problemAt } from '../schemas/place.ts';
import type { Spec } from '../schemas/readSpec.ts';
import { validatorOf } from '../schemas/schemaValidator.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { dataContext } from './dataReport.ts';

/** What checking data against their schemas gave. */
export interface DataForms {
  problems: Problem[];
  /** Files that could not be checked, since their schema is broken. */
  unchecked: string[];
}

/**
 * Rule `data/form`: each file of data matches its schema. One that doesn't is checked no further.
 * @param unread names files that could not be read
 */
export function checkDataForms(spec: Spec, unread: { has(file: string): boolean } = new Set()): DataForms {
  const forms: DataForms = { problems: [], unchecked: [] };
  const schemas = spec.schemas.filter(({ file, value }) => !unread.has(file) && isObject(value));
  const { set } = dataContext({ ...spec, schemas }, new Set());
  const files: [JsonFile | undefined, schema: string][] = [
    [spec.published.policies, 'policies.json'],
    [spec.published.didMethods, 'did-methods.json'],
    [spec.published.iam, 'iam-actions.json'],
    [spec.published.standards, 'standards.json'],
    [spec.errors, 'error-catalogue.json'],
  ];
  for (const [file, schema] of files) {
    if (!file || unread.has(file.file) || file.value === undefined) continue;
    const isUnread = spec.schemas.some((one) => !schemas.includes(one) && one.file.endsWith(`/${schema}`));
    const place = set.find(schema);
    try {
      if (isUnread) forms.unchecked.push(file.file);
      else if (place)
        forms.problems.push(...formProblems(file, validatorOf(set, place)(file.value as JsonValue), schema));
      else if (schemas.length > 0)
        forms.problems.push(
          problemAt(file, '', 'data/form', `There is no schema ${schema}.`, `Publish ${schema} in json-schema.`),
        );
    } catch {
      // A schema that does not compile has a problem of its own.
      forms.unchecked.push(file.file);
    }
  }
  return forms;
}
