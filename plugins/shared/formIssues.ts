import { type JsonFile, parseJsonFile, positionAlong } from './jsonFile.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import type { RuleName } from './rules/ruleTable.ts';
import type * as z from './zod.ts';

/** What is wrong with a value, and where. */
interface FormIssue {
  path: PropertyKey[];
  message: string;
  fix: string;
}

/**
 * The issues of a value that does not match its schema. A misspelled key is one issue, although the key that was meant
 * is missing too.
 * @param known keys that its objects may have, beside those that are missing where a key is unknown
 */
export function formIssues(error: z.core.$ZodError | undefined, known: readonly string[], fix: string): FormIssue[] {
  const issues = (error?.issues ?? []).flatMap(flatIssues);
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue): FormIssue[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const above = issue.path.join('/');
    const missing = issues.filter(({ path }) => path.length > 0 && path.slice(0, -1).join('/') === above);
    return issue.keys.map((key) => {
      const guess = nearest(key, [...missing.map(({ path }) => String(path.at(-1))), ...known]);
      meant.add([...issue.path, guess].join('/'));
      const others = known.length > 0 ? `Write one of ${known.join(', ')}.` : fix;
      const suggestion = guess ? `Did you mean "${guess}"?` : others;
      return { path: [...issue.path, key], message: `There is no key "${key}".`, fix: suggestion };
    });
  });
  const others = issues.flatMap((issue): FormIssue[] => {
    const { code, path, message } = issue;
    if (code === 'unrecognized_keys' || meant.has(path.join('/'))) return [];
    const own = code === 'custom' ? issue.params?.fix : undefined;
    return [{ path, message: `${path.join('.') || 'The file'}: ${message.replace(/\.$/, '')}.`, fix: own ?? fix }];
  });
  return [...unknown, ...others];
}

/** A union says only that nothing fits; the branch of the same type that fits best says what is wrong. */
function flatIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOfType = (branch: z.core.$ZodIssue[]) =>
    !branch.some(({ path, code }) => path.length === 0 && /type$/.test(code));
  const [branch = issue.errors.at(-1) ?? []] = issue.errors.filter(isOfType).sort((a, b) => a.length - b.length);
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
