import { offerSearch } from '../Search/offerSearch.ts';
import { filterGroups, type OverviewGroup } from './overviewGroups.ts';

/** Keeps those pages of an overview that match what was typed, each with the headings that match. */
export function filterOverview(overview: HTMLElement, keyword: string): void {
  const sections = [...overview.querySelectorAll<HTMLElement>('.overview__group')];
  const groups = sections.map(readGroup);
  const matching = filterGroups(groups, keyword);
  for (const [index, section] of sections.entries()) {
    const group = matching.find(({ name }) => name === groups[index].name);
    section.hidden = !group;
    for (const item of section.querySelectorAll<HTMLElement>('.overview__item')) {
      const page = item.querySelector('a');
      const found = group?.items.find(({ link }) => link === page?.href);
      item.hidden = !found;
      for (const heading of item.querySelectorAll<HTMLElement>('.overview__headings > li')) {
        heading.hidden = !found?.headings.some(({ id }) => id === idOf(heading));
      }
    }
  }
  const none = overview.querySelector<HTMLElement>('.overview__none');
  if (none) none.textContent = matching.length === 0 ? `${none.dataset.text} ${keyword}` : '';
  offerSearch(none, matching.length === 0 ? keyword.trim() : '');
}

function readGroup(section: HTMLElement): OverviewGroup {
  return {
    name: section.querySelector('h2')?.textContent ?? '',
    items: [...section.querySelectorAll('.overview__item')].map((item) => ({
      text: item.querySelector('a')?.textContent ?? '',
      link: item.querySelector('a')?.href ?? '',
      description: item.querySelector('p')?.textContent ?? '',
      headings: [...item.querySelectorAll('.overview__headings > li')].map((heading) => ({
        id: idOf(heading),
        text: heading.textContent ?? '',
      })),
    })),
  };
}

function idOf(heading: Element): string {
  return heading.querySelector('a')?.hash ?? '';
}
