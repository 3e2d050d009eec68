import { missingWords } from '../../shared/filterText.ts';
import { offerSearch } from '../Search/offerSearch.ts';

/** A page of an overview, or a row of a table. */
const ITEM = '.overview__item, tbody > tr';

/**
 * Shows the pages of an overview that have every word of a query: in the name of the group, the title, the description or
 * a heading. Where headings are needed for that, only those with such a word are shown.
 */
export function filterOverview(overview: HTMLElement, query: string): void {
  for (const group of overview.querySelectorAll<HTMLElement>('.overview__group')) {
    for (const item of group.querySelectorAll<HTMLElement>(ITEM)) {
      const parts = item.matches('tr')
        ? [item]
        : [group.querySelector('h2'), item.querySelector('a'), item.querySelector('p')];
      const missing = missingWords(parts.map(textOf).join(' '), query);
      const headings = [...item.querySelectorAll<HTMLElement>('.overview__headings > li')];
      const has = (heading: Element, word: string) => missingWords(textOf(heading), word).length === 0;
      item.hidden = !missing.every((word) => headings.some((heading) => has(heading, word)));
      for (const heading of headings) {
        heading.hidden = missing.length > 0 && !missing.some((word) => has(heading, word));
      }
    }
    group.hidden = !group.querySelector(`:is(${ITEM}):not([hidden])`);
  }
  const none = overview.querySelector<HTMLElement>('.overview__none');
  const isEmpty = !overview.querySelector('.overview__group:not([hidden])');
  if (none) none.textContent = isEmpty ? `${none.dataset.text} ${query}` : '';
  offerSearch(none, isEmpty ? query.trim() : '');
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}
