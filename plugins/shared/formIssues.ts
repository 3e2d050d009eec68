import type * as z from './forms.ts';
import { type JsonFile, parseJsonFile, positionAlong } from './jsonFile.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import type { RuleName } from './rules/rules.ts';

/** What is wrong with a value, and where. */
interface FormIssue {
  path: PropertyKey[];
  message: string;
  fix: string;
}

/**
 * The issues of a value that does not match its schema. A misspelled key is one issue, although the key that was meant
 * is missing too.
 * @param known keys that its objects may have
 */
export function formIssues(error: z.core.$ZodError | undefined, known: readonly string[], fix: string): FormIssue[] {
  const issues = (error?.issues ?? []).flatMap(flatIssues);
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue): FormIssue[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const guess = nearest(key, known);
      meant.add([...issue.path, guess].join('/'));
      const suggestion = guess ? `Did you mean "${guess}"?` : `Write one of ${known.join(', ')}.`;
      return { path: [...issue.path, key], message: `There is no key "${key}".`, fix: suggestion };
    });
  });
  const others = issues.flatMap(({ code, path, message }) =>
    code === 'unrecognized_keys' || meant.has(path.join('/'))
      ? []
      : [{ path, message: `${path.join('.') || 'The file'}: ${message.replace(/\.$/, '')}.`, fix }],
  );
  return [...unknown, ...others];
}

/** A union says only that nothing fits; its last branch, an object, says what is wrong. */
function flatIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branch = issue.errors.at(-1) ?? [];
  return branch.flatMap(flatIssues).map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

interface Form {
  schema: z.ZodType;
  /** Keys that its objects may have. */
  known: readonly string[];
  fix: string;
  rule?: RuleName;
}

/** The issues of a JSON file at their lines. */
export function checkForm(json: JsonFile, { schema, known, fix, rule = 'data/form' }: Form): Problem[] {
  if (json.value === undefined) return [];
  return formIssues(schema.safeParse(json.value).error, known, fix).map(({ path, ...issue }) => ({
    file: json.file,
    ...positionAlong(json, path),
    rule,
    ...issue,
  }));
}

/** The same for a text, which may not be JSON. */
export function checkFormOfText(file: string, text: string, form: Form): Problem[] {
  const { json, problems } = parseJsonFile(file, text);
  return problems.length > 0 ? problems : checkForm(json, form);
}
