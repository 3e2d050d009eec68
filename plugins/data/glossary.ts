import GithubSlugger from 'github-slugger';
import * as z from '../shared/forms.ts';
import { nearest } from '../shared/nearest.ts';

/** The file with the terms, inside the docs folder. */
export const GLOSSARY_FILE = '_glossary.json';
/** Route of the page that lists them. */
export const GLOSSARY_ROUTE = '/explanations/glossary';
/** A definition is read in passing. */
const MAX_WORDS = 40;

/** The form of an entry of the glossary. */
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
    .refine((text) => /^[A-Z`].*\.$/.test(text), 'A definition begins with a capital and ends with a full stop'),
  /** Where a standard defines it, down to the section. */
  standard: z.strictObject({ name: z.string(), url: z.url() }).optional(),
  /** Route of the page that explains it. */
  page: z.string().startsWith('/'),
  /** Names that others use for it and our pages do not. */
  not: z.array(z.string().min(1)).default([]),
  /** Longer names of other things, which hold one of those and are right. */
  others: z.array(z.string().min(1)).optional(),
  /** True for a word so common that it is explained only where there is room. */
  common: z.boolean().default(false),
  /** True for a word that means something else on some pages, so that no program can link it. */
  ambiguous: z.boolean().default(false),
});

/** An entry as the file holds it. */
export type GlossaryEntry = z.input<typeof entrySchema>;

/** Orders terms as the glossary does: letters alone count, as readers look for them. */
export function inAlphabet(a: { term: string }, b: { term: string }): number {
  return a.term.localeCompare(b.term, 'en', { sensitivity: 'base' });
}

/** A term as the rest of the site uses it. */
export interface Term extends z.infer<typeof entrySchema> {
  id: string;
}

/** What is wrong with the entry of a number, counted from 0. */
export interface GlossaryFault {
  entry: number;
  /** The member that it is about, where it is about one. */
  member?: string;
  message: string;
  /** What to write instead, where it is known. */
  fix?: string;
}

/** Reads the value of the glossary file. Entries with a fault are left out. */
export function parseGlossary(value: unknown): { terms: Term[]; faults: GlossaryFault[] } {
  if (!Array.isArray(value)) return { terms: [], faults: [{ entry: 0, message: 'The glossary is a list of terms.' }] };
  const slugger = new GithubSlugger();
  const owners = new Map<string, { term: string; entry: number; isRefused: boolean }>();
  const terms: Term[] = [];
  const faults: GlossaryFault[] = [];
  for (const [entry, item] of value.entries()) {
    const result = entrySchema.safeParse(item);
    if (!result.success) {
      const { issues } = result.error;
      const [issue] = issues;
      const unknown = issues.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : []))[0];
      if (unknown !== undefined) {
        const guess = nearest(unknown, Object.keys(entrySchema.shape));
        const fix = guess ? { fix: `Did you mean "${guess}"?` } : {};
        faults.push({ entry, member: unknown, message: `An entry has no "${unknown}".`, ...fix });
        continue;
      }
      const member = String(issue.path[0] ?? '');
      const isMissing = member !== '' && item?.[member] === undefined;
      const message = isMissing ? `The term has no ${member}.` : `${issue.path.join('.')}: ${issue.message}.`;
      faults.push({ entry, member, message });
      continue;
    }
    const { data } = result;
    for (const name of [data.term, ...data.forms, ...data.not]) {
      const owner = owners.get(name.toLowerCase());
      const isRefused = data.not.includes(name);
      if (owner?.isRefused && !isRefused) {
        // The entry that refuses the name is wrong, since it is that of a term.
        faults.push(refusedTerm(owner.entry, name, data.term));
      } else if (owner && isRefused && !owner.isRefused) {
        faults.push(refusedTerm(entry, name, owner.term));
        continue;
      } else if (owner !== undefined) {
        faults.push({ entry, message: `"${name}" is already a name of "${owner.term}".` });
      }
      owners.set(name.toLowerCase(), { term: data.term, entry, isRefused });
    }
    terms.push({ ...data, id: data.id ?? slugger.slug(data.term) });
  }
  const isRefused = (name: string) => owners.get(name.toLowerCase())?.isRefused ?? true;
  // A name that another term has is refused nowhere.
  return { terms: terms.map((term) => ({ ...term, not: term.not.filter(isRefused) })), faults };
}

function refusedTerm(entry: number, name: string, term: string): GlossaryFault {
  const message = `"${name}" is a name of the term "${term}".`;
  return { entry, member: 'not', message, fix: 'Take it out of the names that are refused here.' };
}

/** A definition without the marks of Markdown, for places that show text only. */
export function plainDefinition({ definition }: Term): string {
  return definition.replace(/[`*]/g, '');
}
