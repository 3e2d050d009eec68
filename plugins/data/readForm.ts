import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFormOfText } from '../shared/formIssues.ts';
import { positionAt } from '../shared/jsonFile.ts';
import { failOn, ProblemsError } from '../shared/problem.ts';
import type * as z from '../shared/zod.ts';

const SEE = 'Compare it with the other files in its folder, or with its previous version.';

/**
 * Reads a JSON file of a docs folder that has its own form, without a published schema.
 * @param file absolute path
 * @throws {ProblemsError} with the line, where it is not JSON or has another form
 */
export function readForm<Schema extends z.ZodType>(file: string, docsDir: string, schema: Schema): z.infer<Schema> {
  const shown = shownFrom(docsDir, file);
  const text = readFileSync(file, 'utf8');
  failOn(checkFormOfText(shown, text, { schema, known: [], fix: SEE }));
  return schema.parse(JSON.parse(text)) as z.infer<Schema>;
}

/** A problem of a data file, at the first place where it contains a text. */
export function formProblem(file: string, docsDir: string, named: string, message: string, fix: string): ProblemsError {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const place = positionAt(text, Math.max(text.indexOf(JSON.stringify(named)), 0));
  return new ProblemsError([{ file: shownFrom(docsDir, file), ...place, rule: 'data/form', message, fix }]);
}

const shownFrom = (docsDir: string, file: string) => path.relative(path.dirname(docsDir), file).replaceAll('\\', '/');
