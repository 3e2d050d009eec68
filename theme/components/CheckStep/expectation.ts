/** A member that a response has to have. */
export interface ExpectedMember {
  /** As written, such as `data[policy=proof].error.platformType`. */
  path: string;
  /** The value as text. Absent where any value will do. */
  is?: string;
}

/** What a step should end with. */
export interface Expectation {
  status: number;
  members: ExpectedMember[];
  /** File that contains the response, where the page doesn't print it. */
  file?: string;
}

/** A step into a value: the name of a member, or the item of a list whose member has a value. */
export type PathStep = { name: string } | { item: string; is: string };

const STEP = /([A-Za-z_@$][\w@$-]*)|\[([\w-]+)=([^\]]+)\]/y;

/** Takes a path apart: names with dots between them, and items of lists in brackets. Undefined for anything else. */
export function pathSteps(path: string): PathStep[] | undefined {
  const steps: PathStep[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < path.length) {
    if (steps.length > 0 && path[STEP.lastIndex] === '.') STEP.lastIndex++;
    else if (steps.length > 0 && path[STEP.lastIndex] !== '[') return undefined;
    const found = STEP.exec(path);
    if (!found) return undefined;
    steps.push(found[1] === undefined ? { item: found[2], is: found[3] } : { name: found[1] });
  }
  return steps.length > 0 ? steps : undefined;
}

/** Reads the members that a writer expects: `instance.status = RUNNING; instance.endpoint`. */
export function readMembers(written: string): ExpectedMember[] {
  const parts = written.split(';').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const [, path, is] = /^(.*?)(?<!\[[^\]]*)\s*=\s*(.*)$/.exec(part) ?? [];
    return path === undefined ? { path: part } : { path, is };
  });
}

/** Follows a path into a value. Undefined where it leads to nothing. */
export function valueAtPath(value: unknown, path: string): unknown {
  return (pathSteps(path) ?? [{ name: path }]).reduce<unknown>((at, step) => {
    if (typeof at !== 'object' || at === null) return undefined;
    if ('name' in step) return Object.hasOwn(at, step.name) ? (at as Record<string, unknown>)[step.name] : undefined;
    return Array.isArray(at) ? at.find((item) => isValue(item, step)) : undefined;
  }, value);
}

/** A response may contain anything, even objects that cannot be made into text. */
function isValue(item: unknown, { item: name, is }: { item: string; is: string }): boolean {
  if (typeof item !== 'object' || item === null || !Object.hasOwn(item, name)) return false;
  const value = (item as Record<string, unknown>)[name];
  return typeof value !== 'object' && String(value) === is;
}

/**
 * Says what an expected member is, as a sentence without its period. A member of a list item is found by the item's
 * value: `error.detail` in the `proof` entry.
 */
export function memberText({ path, is }: ExpectedMember, code: (text: string) => string): string {
  const [, item, rest] = /\[[\w-]+=([^\]]+)\]\.([^[]+)$/.exec(path) ?? [];
  const name = item === undefined ? code(path) : `${code(rest)} in the ${code(item)} entry`;
  return is === undefined ? name : `${name} is ${code(is)}`;
}
