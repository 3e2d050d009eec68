import { label } from '../../client/page.ts';
import { toolButton } from '../../client/toolButton.ts';
import { openSearch } from './Search.client.ts';

/**
 * Offers to search all docs below the message of a filter without matches.
 * @param query what the filter has no match for; empty takes the offer back
 */
export function offerSearch(status: HTMLElement | null, query: string): void {
  status?.querySelector('button')?.remove();
  status?.classList.toggle('no-hit', query !== '');
  if (!status || query === '') return;
  const words = label('searchAllDocs').replace('{{query}}', () => query);
  status.append(
    ' ',
    toolButton(words, () => openSearch(query)),
  );
}
