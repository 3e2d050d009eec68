import { DRAWINGS } from '../../../theme/components/Home/featureIcons.ts';
import { PAGE_TYPES } from '../../../theme/shared/completePage.ts';
import type { Page } from '../../pages/page.ts';
import { formIssues } from '../../shared/formIssues.ts';
import { type Problem, problemIn } from '../../shared/problem.ts';
import * as z from '../../shared/zod.ts';

const link = z.string().min(1);

/** A question as a reader would ask it: one sentence of its own. */
const question = z
  .string()
  .min(12)
  .max(90)
  .regex(/^[A-Z][^?]*\?$/, 'It is not a question that begins with a capital letter and ends with "?"');

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
  /** The dev server shows a draft, and a build leaves it out. */
  draft: z.boolean().optional(),
  /** Title where it has to differ from the H1. */
  title: z.string().optional(),
  titleSuffix: z.string().optional(),
  pageType: z.enum(PAGE_TYPES).optional(),
  /** The same under another name. */
  layout: z.enum(PAGE_TYPES).optional(),
  /** Renders the page as a filterable list of the pages below it. */
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
      image: z.strictObject({ src: z.string(), alt: z.string().optional() }).optional(),
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
  icon: `Write one of ${Object.keys(DRAWINGS).join(', ')}, an emoji, or the address of an image.`,
};

/** Rule `front-matter/schema`: front matter has known keys with valid values. */
export function checkFrontMatter({ file, source, frontMatter, frontMatterLines }: Page): Problem[] {
  const report = (line: number, message: string, fix: string) =>
    problemIn(file, { line }, 'front-matter/schema', message, fix);
  if (/^\s*\n---\n[\s\S]*?\n---\n/.test(source))
    return [report(1, 'The front matter has to start on the first line.', 'Delete what is above it.')];
  const { error } = frontMatterSchema.safeParse(frontMatter);
  const known = Object.keys(frontMatterSchema.shape);
  return formIssues(error, known, 'Give the key a value of its type.').map(({ path, message, fix }) => {
    const [key, last] = [String(path[0]), String(path.at(-1))];
    const value = frontMatter[key];
    const length = typeof value === 'string' ? ` It has ${value.length} characters.` : '';
    return report(frontMatterLines[key] ?? 1, message + length, FIXES[last] ?? FIXES[key] ?? fix);
  });
}
