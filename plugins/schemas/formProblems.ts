import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { placeOf } from './place.ts';
import type { Finding } from './schemaValidator.ts';

/** A member that nothing knows, with the name that its writer may have meant. */
const UNKNOWN = /^is not a known key(?: \(did you mean "(.+)"\?\))?$/;

/**
 * What a schema says of a file, as problems at their places. A member that is misspelt is one problem, though the
 * schema misses one and does not know the other.
 * @param schema name of the file with the schema
 */
export function formProblems(file: JsonFile, findings: readonly Finding[], rule: RuleName, schema: string): Problem[] {
  const meant = new Set(
    findings.flatMap(({ pointer, expected }) => {
      const guess = UNKNOWN.exec(expected)?.[1];
      return guess ? [`${pointer.slice(0, pointer.lastIndexOf('/'))}/${guess}`] : [];
    }),
  );
  return findings
    .filter(({ pointer, expected }) => expected !== 'is required' || !meant.has(pointer))
    .map(({ pointer, expected, example }) => {
      const message = `${pointer || 'The file'} ${expected}.`;
      return {
        file: file.file,
        ...placeOf(file, pointer),
        rule,
        message,
        fix: fixOf({ pointer, expected, example }, schema),
      };
    });
}

function fixOf({ pointer, expected, example }: Finding, schema: string): string {
  const guess = UNKNOWN.exec(expected)?.[1];
  if (guess) return `Did you mean "${guess}"?`;
  const see = `See ${schema} for what it holds.`;
  // A pattern says little to whoever has not written it.
  if (example) return `Write it in the form of ${JSON.stringify(example)}. ${see}`;
  return expected === 'is required' ? `Add "${pointer.slice(pointer.lastIndexOf('/') + 1)}". ${see}` : see;
}
