import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { problemAt } from './place.ts';
import type { Finding } from './schemaValidator.ts';

/**
 * Rule `data/form`: what a schema finds in a file, as problems at their places.
 * @param schema name of the file with the schema
 */
export function formProblems(file: JsonFile, findings: readonly Finding[], schema: string): Problem[] {
  return findings.map((finding) => {
    const message = `${finding.pointer || 'The file'} ${finding.expected}.`;
    return problemAt(file, finding.pointer, 'data/form', message, fixOf(finding, schema));
  });
}

function fixOf({ pointer, expected, meant, example }: Finding, schema: string): string {
  if (meant) return `Did you mean "${meant}"?`;
  const see = `See ${schema} for what it holds.`;
  // A pattern says little to whoever has not written it.
  if (example) return `Write it in the form of ${JSON.stringify(example)}. ${see}`;
  return expected === 'is required' ? `Add "${pointer.slice(pointer.lastIndexOf('/') + 1)}". ${see}` : see;
}
