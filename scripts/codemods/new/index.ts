import { type Change, CodemodError, type Plan, type Site } from '../site.ts';
import { newError } from './error.ts';
import { newPage } from './page.ts';
import { newTerm } from './term.ts';

/** Options of the command. */
export const NEW_OPTIONS = ['title', 'label', 'page', 'text', 'status', 'by', 'policy'] as const;
export type NewOptions = Partial<Record<(typeof NEW_OPTIONS)[number], string>>;

interface Kind {
  usage: string;
  /** What the writer does next, beyond what the check names. */
  next?: string[];
  /** @returns undefined where a name or an option that it needs is missing */
  plan(site: Site, names: string[], options: NewOptions): Change[] | undefined;
}

/** The kinds of things that a writer adds by command. */
export const kinds: Record<string, Kind> = {
  page: {
    usage: 'page <address> --title "<title>" [--label "<name in the sidebar>"]',
    plan: (site, [at], { title, label }) => (at && title ? newPage(site, { at, title, label }) : undefined),
  },
  error: {
    next: [
      'See in errors.json whether "concerns" and "formats" of the entry fit: they are those of another error of the policy',
      'Write each cause into errors.json, and its signs into _diagnosis.json',
    ],
    usage: 'error <slug> --title "<title>" --by <service> --policy <policy> [--status 422]',
    plan: (site, [slug], { title, status = '422', by, policy }) =>
      slug && title && by && policy ? newError(site, { slug, title, status: Number(status), by, policy }) : undefined,
  },
  term: {
    usage: 'term "<term>" --page <page that explains it> [--text "<definition>"]',
    plan: (site, [term], { page, text }) => (term ? newTerm(site, { term, page, text }) : undefined),
  },
};

/**
 * Plans new files of a kind.
 * @throws CodemodError with the usage, where the kind is unknown or an option is missing
 */
export function newFiles(site: Site, [kind, ...names]: string[], options: NewOptions): Plan {
  const usages = (list: Kind[]) => list.map(({ usage }) => `npm run new -- ${usage}`).join('\n');
  const known = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : undefined;
  if (!known) throw new CodemodError(usages(Object.values(kinds)));
  const changes = known.plan(site, names, options);
  if (!changes) throw new CodemodError(usages([known]));
  return { changes, left: known.next ?? [] };
}
