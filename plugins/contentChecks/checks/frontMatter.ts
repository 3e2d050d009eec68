import { z } from 'zod';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Page } from '../page.ts';

const link = z.string().min(1);

/** Every front-matter key that a page may use. A key that is not listed here is a slip. */
const frontMatterSchema = z.strictObject({
  /** One sentence for search engines, link previews and index pages. */
  description: z.string().min(80).max(160),
  /** Title where it has to differ from the H1. */
  title: z.string().optional(),
  titleSuffix: z.string().optional(),
  pageType: z.enum(['home', 'doc', 'doc-wide', 'custom', 'blank', '404']).optional(),
  /** Draws the page as a filterable list of the pages below it. */
  overview: z.boolean().optional(),
  overviewHeaders: z.array(z.number().int().min(2).max(4)).optional(),
  navbar: z.boolean().optional(),
  sidebar: z.union([z.boolean(), z.literal('placeholder')]).optional(),
  outline: z.boolean().optional(),
  footer: z.boolean().optional(),
  search: z.boolean().optional(),
  globalUIComponents: z.boolean().optional(),
  tag: z.string().optional(),
  context: z.string().optional(),
  hero: z
    .strictObject({
      name: z.string(),
      text: z.string(),
      tagline: z.string(),
      actions: z.array(z.strictObject({ text: z.string(), link, theme: z.enum(['brand', 'alt']) })),
    })
    .optional(),
  features: z.array(z.strictObject({ title: z.string(), details: z.string(), icon: z.string(), link })).optional(),
});

/** Rule `front-matter/schema`: front matter holds known keys with allowed values; a description of its own. */
export function checkFrontMatter(pages: Page[]): Problem[] {
  return [...pages.flatMap(checkSchema), ...checkUniqueDescriptions(pages)];
}

function checkSchema(page: Page): Problem[] {
  const result = frontMatterSchema.safeParse(page.frontMatter);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(page, key));
    const key = String(issue.path[0]);
    return [
      {
        file: page.file,
        line: page.frontMatterLines[key] ?? 1,
        column: 1,
        rule: 'front-matter/schema',
        message: messageOf(page, key, issue),
        mend:
          key === 'description' ? 'Write one sentence of 80 to 160 characters.' : 'Give the key a value of its type.',
      },
    ];
  });
}

function messageOf({ frontMatter }: Page, key: string, { path, message }: z.core.$ZodIssue): string {
  const value = frontMatter[key];
  if (value === undefined) return `The front matter has no ${key}.`;
  return `${path.join('.')}: ${message}${typeof value === 'string' ? ` (it has ${value.length})` : ''}.`;
}

function unknownKey(page: Page, key: string): Problem {
  const guess = nearest(key, Object.keys(frontMatterSchema.shape));
  return {
    file: page.file,
    line: page.frontMatterLines[key] ?? 1,
    column: 1,
    rule: 'front-matter/schema',
    message: `There is no front-matter key "${key}".`,
    mend: guess ? `Did you mean "${guess}"?` : 'Take the line out.',
  };
}

function checkUniqueDescriptions(pages: Page[]): Problem[] {
  const first = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const { description } = page.frontMatter;
    if (typeof description !== 'string') continue;
    const other = first.get(description);
    if (other) {
      problems.push({
        file: page.file,
        line: page.frontMatterLines.description ?? 1,
        column: 1,
        rule: 'front-matter/description-unique',
        message: `${other.file} has the same description.`,
        mend: 'Say what this page gives that the other does not.',
      });
    }
    first.set(description, page);
  }
  return problems;
}
