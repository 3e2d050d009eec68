import * as z from '../../shared/forms.ts';
import { type JsonFile, positionAlong } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/rules.ts';

const type = z.enum(['file', 'dir', 'divider', 'section-header', 'custom-link', 'dir-section-header']);

/** An entry of a sidebar: the name of a page, or what stands around it. */
const entry = z.strictObject({
  type: type.optional(),
  name: z.string().min(1).optional(),
  label: z.string().min(1).optional(),
  link: z.string().min(1).optional(),
  tag: z.string().optional(),
  context: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  dashed: z.boolean().optional(),
  overviewHeaders: z.array(z.number().int()).optional(),
  get items() {
    return z.array(z.union([z.string().min(1), entry])).optional();
  },
});

/** The form of a `_meta.json`. */
export const metaSchema = z.array(z.union([z.string().min(1), entry]));

const pattern = z.string().refine((text) => isPattern(text), 'is no regular expression');

const navItem = z.strictObject({
  text: z.string().min(1),
  link: z.string().min(1).optional(),
  activeMatch: pattern.optional(),
  position: z.enum(['left', 'right']).optional(),
  tag: z.string().optional(),
  ariaLabel: z.string().optional(),
  rel: z.string().optional(),
  target: z.string().optional(),
  download: z.union([z.boolean(), z.string()]).optional(),
  get items() {
    return z.array(navItem).optional();
  },
});

/** The form of a `_nav.json`. */
export const navSchema = z.array(navItem);

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/** Rule `sidebar/form`: a sidebar is a list of entries that Rspress knows. */
export function checkEntryForms(json: JsonFile): Problem[] {
  return checkForm(
    json,
    metaSchema,
    entry,
    'sidebar/form',
    'Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
  );
}

/** Rule `sidebar/form`: the top navigation is a list of items that Rspress knows. */
export function checkNavForm(json: JsonFile): Problem[] {
  return checkForm(
    json,
    navSchema,
    navItem,
    'sidebar/form',
    'Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
  );
}

type Shape = typeof entry | typeof navItem;

function checkForm(json: JsonFile, schema: z.ZodType, shape: Shape, rule: RuleName, form: string): Problem[] {
  if (json.value === undefined) return [];
  const at = (path: PropertyKey[]) => ({ file: json.file, ...positionAlong(json, path), rule });
  if (!Array.isArray(json.value)) return [{ ...at([]), message: 'The file holds no list.', fix: form }];
  const result = schema.safeParse(json.value);
  if (result.success) return [];
  const known = Object.keys(shape.shape);
  const issues = result.error.issues.flatMap(issuesOf);
  // A key that is misspelt is missing as well.
  const meant = new Set(
    issues.flatMap(({ path, keys }) => (keys ? [[...path, nearest(keys[0], known)].join('/')] : [])),
  );
  return issues
    .filter(({ path, keys }) => keys || !meant.has(path.join('/')))
    .map(({ path, message, keys }): Problem => {
      if (keys) {
        const guess = nearest(keys[0], known);
        const fix = guess ? `Did you mean "${guess}"?` : `An entry has ${known.join(', ')}.`;
        return { ...at([...path, keys[0]]), message: `An entry has no "${keys[0]}".`, fix };
      }
      return { ...at(path), message: `${nameAt(json.value, path)}: ${message}.`, fix: form };
    });
}

/** What an entry goes by, with the key of it that a message is about. */
function nameAt(list: unknown, path: PropertyKey[]): string {
  let value = list as Record<PropertyKey, unknown> | undefined;
  let name = '';
  let rest: PropertyKey[] = [];
  for (const key of path) {
    value = value?.[key] as typeof value;
    rest.push(key);
    const { name: own, text, label } = (value ?? {}) as Record<string, unknown>;
    const called = [own, text, label].find((one) => typeof one === 'string');
    if (called === undefined) continue;
    name = `"${called}"`;
    rest = [];
  }
  if (name === '') name = `Entry ${Number(rest.shift()) + 1}`;
  return [name, rest.join('.')].filter(Boolean).join(', ');
}

interface PlacedIssue {
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

/** A union says only that nothing fits; the branch of an object says what is wrong with it. */
function issuesOf(issue: z.core.$ZodIssue): PlacedIssue[] {
  if (issue.code === 'invalid_union') {
    const [, ofObject] = issue.errors;
    return ofObject.flatMap(issuesOf).map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: issue.path, message: issue.message, keys: [key] }));
  return [{ path: issue.path, message: issue.message.replace(/\.$/, '') }];
}
