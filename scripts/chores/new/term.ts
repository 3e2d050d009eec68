import { entriesOf, type GlossaryEntry, glossaryFile, refuseTaken, withEntry } from '../glossaryText.ts';
import { type Change, ChoreError, findPage, type Site } from '../site.ts';
import { todo } from './todo.ts';

export interface NewTerm {
  term: string;
  /** Address or file of the page that explains it. */
  page: string | undefined;
  /** One or two sentences. */
  text?: string;
}

/**
 * Plans a new term of the glossary, in its place in the alphabet.
 * @throws ChoreError where the name is taken, or no page explains it
 */
export function newTerm(site: Site, { term, page, text }: NewTerm): Change[] {
  if (!page) throw new ChoreError('Say which page explains the term: --page /explanations/…');
  refuseTaken(entriesOf(site), term);
  const definition = text ?? `A ${todo('definition of one or two sentences')}.`;
  const entry: GlossaryEntry = { term, definition, page: findPage(site, page).route };
  const file = glossaryFile(site);
  return [{ kind: 'write', file, text: withEntry(site.texts.get(file) ?? '[]\n', entry) }];
}
