import { CodemodError, Draft, findPage, type Plan, type Site } from '../site.ts';
import { newError } from './error.ts';
import { newPage, placeholder } from './page.ts';
import { newTerm } from './term.ts';

export const NEW_OPTIONS = ['title', 'label', 'page', 'text', 'status', 'like'] as const;
export type NewOptions = Partial<Record<(typeof NEW_OPTIONS)[number], string>>;

interface Kind {
  usage: string;
  /** What the writer does next, beyond what the check names. */
  next?: string[];
  /** @returns false where a name or an option that it needs is missing */
  write(draft: Draft, name: string | undefined, options: NewOptions): boolean;
}

/** The kinds of things that a writer adds by command. */
export const kinds: Record<string, Kind> = {
  page: {
    usage: 'page <address> --title "<title>" [--label "<name in the sidebar>"]',
    write: (draft, at, { title, label }) => {
      if (at && title) newPage(draft, { at, title, label });
      return Boolean(at && title);
    },
  },
  error: {
    next: [
      'See in errors.json whether "raisedBy", "formats" and "concerns" of the entry fit: they are those of the similar error',
      'Write each cause into errors.json, and its signs into _diagnosis.json',
    ],
    usage: 'error <slug> --title "<title>" --like <similar error> [--status 422]',
    write: (draft, slug, { title, status = '422', like }) => {
      if (!slug || !title || !like) return false;
      newError(draft, { slug, title, status: Number(status), like });
      return true;
    },
  },
  term: {
    usage: 'term "<term>" --page <page that explains it> [--text "<definition>"]',
    write: (draft, term, { page, text }) => {
      if (!term || !page) return false;
      const definition = text ?? `A ${placeholder('definition of one or two sentences')}.`;
      newTerm(draft, { term, definition, page: findPage(draft.site, page).route });
      return true;
    },
  },
};

/**
 * Plans new files of a kind.
 * @throws CodemodError with the usage, where the kind is unknown or an option is missing
 */
export function newFiles(site: Site, [kind, name]: string[], options: NewOptions): Plan {
  const usages = (list: Kind[]) => list.map(({ usage }) => `npm run new -- ${usage}`).join('\n');
  const known = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : undefined;
  if (!known) throw new CodemodError(usages(Object.values(kinds)));
  const draft = new Draft(site);
  if (!known.write(draft, name, options)) throw new CodemodError(usages([known]));
  return draft.plan(known.next);
}
