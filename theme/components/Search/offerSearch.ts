import { label } from '../../client/page.ts';
import { openSearch } from './Search.client.ts';

/**
 * Offers to search all docs below the message of a filter without matches.
 * @param query what the filter has no match for; empty takes the offer back
 */
export function offerSearch(status: HTMLElement | null, query: string): void {
  status?.querySelector('button')?.remove();
  if (!status || query === '') return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'page-tool__button';
  button.textContent = label('searchAllDocs').replace('{{query}}', query);
  button.addEventListener('click', () => openSearch(query));
  status.append(' ', button);
}
