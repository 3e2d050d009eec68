import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { formIssues } from '../shared/formIssues.ts';
import { parseJsonFile, positionAlong } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import * as z from '../shared/zod.ts';

/** The file with the terms, inside the docs folder. */
export const GLOSSARY_FILE = '_glossary.json';
/** Route of the page that lists them. */
export const GLOSSARY_ROUTE = '/explanations/glossary';
/** A definition is read in passing. */
const MAX_WORDS = 40;
const FORM =
  'An entry has term, definition and page, and may have forms, not, standard, id, formerIds, common, ambiguous.';

export const entrySchema = z.strictObject({
  term: z.string().min(1),
  /** Anchor of the entry, where the term itself makes a poor one. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  /** Anchors that the entry had under earlier names. Links of others lead there still. */
  formerIds: z.array(z.string().regex(/^[a-z][a-z0-9-]*$/)).default([]),
  /** Other spellings of the same name: abbreviations, irregular plurals. A plain plural is understood. */
  forms: z.array(z.string().min(1)).default([]),
  /** One or two sentences in inline Markdown. */
  definition: z
    .string()
    .refine((text) => text.split(/\s+/).length <= MAX_WORDS, `A definition has at most ${MAX_WORDS} words`)
    .refine((text) => /^[A-Z`].*\.$/.test(text), 'A definition begins with a capital and ends with a period'),
  /** Where a standard defines it, down to the section. */
  standard: z.strictObject({ name: z.string(), url: z.url() }).optional(),
  /** Route of the page that explains it. */
  page: z.string().startsWith('/'),
  /** Names that others use for it and our pages do not. */
  not: z.array(z.string().min(1)).default([]),
  /** Longer names of other things, which contain one of those and are right. */
  others: z.array(z.string().min(1)).optional(),
  /** True for a word so common that it is explained only where there is room. */
  common: z.boolean().default(false),
  /** True for a word that means something else on some pages, so that no program can link it. */
  ambiguous: z.boolean().default(false),
});

export type GlossaryEntry = z.input<typeof entrySchema>;

/** Orders terms as the glossary does: letters alone count, as readers look for them. */
export function inAlphabet(a: { term: string }, b: { term: string }): number {
  return a.term.localeCompare(b.term, 'en', { sensitivity: 'base' });
}

/** A term as the rest of the site uses it. */
export interface Term extends z.infer<typeof entrySchema> {
  id: string;
}

/** What is wrong at a path into the glossary: the number of an entry, and its member. */
interface GlossaryFault {
  path: PropertyKey[];
  message: string;
  fix?: string;
}

/**
 * Reads the terms of a docs folder. A folder without a glossary has none, and an entry with a fault is left out.
 * @param root folder that paths in messages start from
 */
export function readGlossary(docsDir: string, root: string): { terms: Term[]; problems: Problem[] } {
  const file = path.join(docsDir, GLOSSARY_FILE);
  if (!existsSync(file)) return { terms: [], problems: [] };
  const shown = path.relative(root, file).replaceAll('\\', '/');
  const { json, problems } = parseJsonFile(shown, readFileSync(file, 'utf8'));
  if (problems.length > 0) return { terms: [], problems };
  const { terms, faults } = parseGlossary(json.value);
  const found = faults.map(({ path: place, message, fix = FORM }) => {
    return { file: shown, ...positionAlong(json, place), rule: 'glossary/entry' as const, message, fix };
  });
  return { terms, problems: found };
}

/** Reads the value of the glossary file. */
export function parseGlossary(value: unknown): { terms: Term[]; faults: GlossaryFault[] } {
  if (!Array.isArray(value)) return { terms: [], faults: [{ path: [], message: 'The glossary is a list of terms.' }] };
  const slugger = new GithubSlugger();
  const owners = new Map<string, { term: string; entry: number; isRejected: boolean }>();
  const terms: Term[] = [];
  const faults: GlossaryFault[] = [];
  const addRejected = (entry: number, name: string, term: string) => {
    const message = `"${name}" is a name of the term "${term}".`;
    faults.push({ path: [entry, 'not'], message, fix: 'Remove it from the rejected names here.' });
  };
  for (const [entry, item] of value.entries()) {
    const { data, error } = entrySchema.safeParse(item);
    const [issue] = formIssues(error, Object.keys(entrySchema.shape), FORM);
    if (issue) faults.push({ ...issue, path: [entry, ...issue.path] });
    if (!data) continue;
    for (const name of [data.term, ...data.forms, ...data.not]) {
      const owner = owners.get(name.toLowerCase());
      const isRejected = data.not.includes(name);
      // The entry that rejects the name of a term is wrong, whichever of the two comes first.
      if (owner && owner.isRejected !== isRejected)
        addRejected(isRejected ? entry : owner.entry, name, isRejected ? owner.term : data.term);
      else if (owner) faults.push({ path: [entry], message: `"${name}" is already a name of "${owner.term}".` });
      if (!owner || owner.isRejected || !isRejected)
        owners.set(name.toLowerCase(), { term: data.term, entry, isRejected });
    }
    terms.push({ ...data, id: data.id ?? slugger.slug(data.term) });
  }
  const isRejected = (name: string) => owners.get(name.toLowerCase())?.isRejected ?? true;
  // A name that another term has is rejected nowhere.
  return { terms: terms.map((term) => ({ ...term, not: term.not.filter(isRejected) })), faults };
}
