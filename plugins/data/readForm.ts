import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from '../shared/forms.ts';
import { parseJsonFile, positionAlong, positionAt } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import { failOn, ProblemsError } from '../shared/problem.ts';

const SEE = 'Compare it with the files beside it, or with how it was before.';

/**
 * Reads a JSON file of a docs folder that has a form of its own, without a published schema.
 * @param file absolute path
 * @throws {ProblemsError} with the line, where it is not JSON or has another form
 */
export function readForm<Schema extends z.ZodType>(file: string, docsDir: string, schema: Schema): z.infer<Schema> {
  const shown = shownFrom(docsDir, file);
  const { json, problems } = parseJsonFile(shown, readFileSync(file, 'utf8'));
  failOn(problems);
  const { data, error } = schema.safeParse(json.value);
  const issues = formIssues(error?.issues ?? []);
  failOn(
    issues.map(({ path: place, message, fix = SEE }) => {
      return { file: shown, ...positionAlong(json, place), rule: 'data/form', message, fix };
    }),
  );
  return data as z.infer<Schema>;
}

interface Issue {
  path: PropertyKey[];
  message: string;
  fix?: string;
}

/**
 * What a form finds wrong. A member that is misspelled is missing as well: that is one issue, at the member that is there.
 * @param known names that a member at the top may have
 */
export function formIssues(issues: readonly z.core.$ZodIssue[], known: readonly string[] = []): Issue[] {
  const meant = new Set<z.core.$ZodIssue>();
  const unknown = issues.flatMap((issue): Issue[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const beside = issues.filter(
      ({ path: place }) => place.length === issue.path.length + 1 && issue.path.every((key, at) => key === place[at]),
    );
    return issue.keys.map((key) => {
      const missing = beside.map(({ path: place }) => String(place.at(-1)));
      const guess = nearest(key, [...missing, ...(issue.path.length === 0 ? known : [])]);
      for (const one of beside) if (one.path.at(-1) === guess) meant.add(one);
      const fix = guess ? { fix: `Did you mean "${guess}"?` } : {};
      return { path: [...issue.path, key], message: 'It is read by nothing', ...fix };
    });
  });
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !meant.has(issue));
  const found = others.map((issue): Issue => {
    const { fix } = (issue.code === 'custom' && issue.params) || {};
    return { path: issue.path, message: issue.message, ...(fix ? { fix } : {}) };
  });
  return [...found, ...unknown].map((issue) => ({
    ...issue,
    message: `${issue.path.join('.') || 'The file'}: ${issue.message}.`,
  }));
}

/** A problem of a data file, at the first place where it contains a text. */
export function formProblem(file: string, docsDir: string, named: string, message: string, fix: string): ProblemsError {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const place = positionAt(text, Math.max(text.indexOf(JSON.stringify(named)), 0));
  return new ProblemsError([{ file: shownFrom(docsDir, file), ...place, rule: 'data/form', message, fix }]);
}

const shownFrom = (docsDir: string, file: string) => path.relative(path.dirname(docsDir), file).replaceAll('\\', '/');
