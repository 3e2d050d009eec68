import { nameFinder } from '../../glossary/findNames.ts';
import type { Term } from '../../glossary/glossary.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Page } from '../page.ts';
import { passagesOf } from '../prose.ts';

/**
 * Rule `terms/one-name`: a thing has the name that the glossary gives it. A name of others may be mentioned in
 * emphasis, *like this*, and in the text of a link that leaves the site.
 */
export function checkTerms(pages: Page[], terms: readonly Term[]): Problem[] {
  const find = nameFinder(terms.flatMap((term) => term.not.map((name) => [name, term] as const)));
  return pages.flatMap((page) =>
    passagesOf(page, { withoutMentions: true }).flatMap(({ text, placeOf }) =>
      find(text).map(({ value, text: name, index }) => ({
        file: page.file,
        ...placeOf(index),
        rule: 'terms/one-name',
        message: `"${name}" has another name on this site: ${value.term}.`,
        mend: `Write "${value.term}". To mention the other name, put it in emphasis: *${name}*.`,
      })),
    ),
  );
}
