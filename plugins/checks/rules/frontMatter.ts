import { PAGE_TYPES } from '../../../theme/logic/completePage.ts';
import { DRAWINGS } from '../../../theme/logic/featureIcons.ts';
import type { Page } from '../../pages/page.ts';
import * as z from '../../shared/forms.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';

const link = z.string().min(1);

/** A question as a reader would ask it: one sentence of its own. */
const question = z
  .string()
  .min(12)
  .max(90)
  .regex(/^[A-Z][^?]*\?$/, 'It is no question that begins with a capital letter and ends with "?"');

/** What the reader of a guide has before its first step. The tests follow the steps of pages with it. */
const testedWith = z.strictObject({
  /** Name of a setup of the tests that several guides share. */
  setup: z.string().optional(),
  /** Instances that exist, such as `resolver-eu-1`. */
  instances: z.array(z.string()).optional(),
  /** API keys with the titles of their managed policies. */
  keys: z.record(z.string(), z.array(z.string())).optional(),
});

export type TestedWith = z.infer<typeof testedWith>;

/** Every front-matter key that a page may use. A key that is not listed here is a slip. */
export const frontMatterSchema = z.strictObject({
  /** One sentence for search engines, link previews and index pages. */
  description: z.string().min(80).max(160),
  /** Questions that the page answers, for the search alone. */
  answers: z.array(question).min(1).max(5).optional(),
  testedWith: testedWith.optional(),
  /** Title where it has to differ from the H1. */
  title: z.string().optional(),
  titleSuffix: z.string().optional(),
  pageType: z.enum(PAGE_TYPES).optional(),
  /** The same under another name. */
  layout: z.enum(PAGE_TYPES).optional(),
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
      name: z.string().optional(),
      text: z.string().optional(),
      tagline: z.string().optional(),
      actions: z
        .array(z.strictObject({ text: z.string(), link, theme: z.enum(['brand', 'alt']).optional() }))
        .optional(),
      image: z
        .strictObject({
          src: z.union([z.string(), z.strictObject({ light: z.string(), dark: z.string() })]),
          alt: z.string().optional(),
          srcset: z.string().optional(),
          sizes: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
  features: z
    .array(
      z.strictObject({
        title: z.string(),
        details: z.string().optional(),
        icon: z
          .string()
          .refine(isIcon, { error: ({ input }) => `There is no drawing "${input}"` })
          .optional(),
        link: link.optional(),
      }),
    )
    .optional(),
});

/** A word alone is meant to be one of the drawings; an emoji or an image is not. */
function isIcon(icon: string): boolean {
  return icon in DRAWINGS || !/^[a-z][a-z-]+$/.test(icon);
}

const FIXES: Record<string, string> = {
  description: 'Write one sentence of 80 to 160 characters.',
  answers: 'Write 1 to 5 questions of 12 to 90 characters, such as "How do I rotate an API key?".',
};

/** Rule `front-matter/schema`: front matter holds known keys with allowed values. */
export function checkFrontMatter(page: Page): Problem[] {
  const late = /^\s*\n---\n[\s\S]*?\n---\n/.test(page.source);
  if (late) return [lateProblem(page.file)];
  const result = frontMatterSchema.safeParse(page.frontMatter);
  if (result.success) return [];
  const { issues } = result.error;
  const meant = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map(meantKey) : []));
  const paths = new Set<string>();
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(page, key, issue.path[0] ?? key));
    const key = String(issue.path[0]);
    const path = issue.path.join('.');
    // A value of another type has no length, and a key with a slip is not there.
    if (paths.has(path) || (page.frontMatter[key] === undefined && meant.includes(key))) return [];
    paths.add(path);
    return [
      {
        file: page.file,
        line: lineOfIcon(page, issue) ?? page.frontMatterLines[key] ?? 1,
        column: 1,
        rule: 'front-matter/schema',
        message: messageOf(page, key, issue),
        fix: listFix(key, issue) ?? iconFix(page, issue) ?? FIXES[key] ?? 'Give the key a value of its type.',
      },
    ];
  });
}

function messageOf({ frontMatter }: Page, key: string, issue: z.core.$ZodIssue): string {
  const { path, message } = issue;
  const value = frontMatter[key];
  if (value === undefined) return `The front matter has no ${key}.`;
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return `${path.join('.')}: This is one value, and not a list.`;
  return `${path.join('.')}: ${message}${typeof value === 'string' ? ` (it has ${value.length})` : ''}.`;
}

function listFix(key: string, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'array') return undefined;
  return `Write "${String(issue.path.at(-1) ?? key)}:" alone on its line, and below it a line "  - …" for each value.`;
}

/** What is written for the icon of a card, where a problem is about that. */
function writtenIcon({ frontMatter }: Page, { path }: z.core.$ZodIssue): string | undefined {
  if (path.at(-1) !== 'icon') return undefined;
  const written = path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], frontMatter);
  return String(written);
}

function lineOfIcon(page: Page, issue: z.core.$ZodIssue): number | undefined {
  const written = writtenIcon(page, issue);
  const at = page.source.split('\n').findIndex((row) => written !== undefined && row.trim() === `icon: ${written}`);
  return at < 0 ? undefined : at + 1;
}

function iconFix(page: Page, issue: z.core.$ZodIssue): string | undefined {
  const written = writtenIcon(page, issue);
  if (written === undefined) return undefined;
  const names = Object.keys(DRAWINGS);
  const guess = nearest(written, names);
  return guess ? `Write "${guess}".` : `Write one of ${names.join(', ')}, an emoji, or the address of an image.`;
}

const meantKey = (key: string) => nearest(key, Object.keys(frontMatterSchema.shape));

/** @param top the key of the front matter in which it stands */
function unknownKey(page: Page, key: string, top: PropertyKey): Problem {
  const guess = meantKey(key);
  return {
    file: page.file,
    line: page.frontMatterLines[String(top)] ?? 1,
    column: 1,
    rule: 'front-matter/schema',
    message: `There is no front-matter key "${key}".`,
    fix: guess ? `Did you mean "${guess}"?` : 'Take the line out.',
  };
}

function lateProblem(file: string): Problem {
  const rule = 'front-matter/schema';
  return {
    file,
    line: 1,
    column: 1,
    rule,
    message: 'Something stands before the front matter.',
    fix: 'Take it out: the first line is ---.',
  };
}
