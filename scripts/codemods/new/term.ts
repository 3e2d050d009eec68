import { assertFreeName, entriesOf, type GlossaryEntry, glossaryFile, withEntry } from '../glossary.ts';
import { type Change, CodemodError, findPage, type Site } from '../site.ts';
import { placeholder } from './placeholder.ts';

export interface NewTerm {
  term: string;
  /** Address or file of the page that explains it. */
  page: string | undefined;
  /** One or two sentences. */
  text?: string;
}

/**
 * Plans a new term of the glossary, in its place in the alphabet.
 * @throws CodemodError where the name is taken, or no page explains it
 */
export function newTerm(site: Site, { term, page, text }: NewTerm): Change[] {
  if (!page) throw new CodemodError('Say which page explains the term: --page /explanations/…');
  assertFreeName(entriesOf(site), term);
  const definition = text ?? `A ${placeholder('definition of one or two sentences')}.`;
  const entry: GlossaryEntry = { term, definition, page: findPage(site, page).route };
  const file = glossaryFile(site);
  return [{ kind: 'write', file, text: withEntry(site.texts.get(file) ?? '[]\n', entry) }];
}
