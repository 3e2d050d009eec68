import { openSearch } from './search.ts';

/** Opens the search where the address asks for it with `?q=`. It is the reader's own query, and stays when they close. */
export function openAskedSearch(): void {
  const asked = new URLSearchParams(window.location.search).get('q');
  const input = document.querySelector<HTMLInputElement>('.search-dialog input');
  if (!asked || !input || input.closest('dialog')?.checkVisibility()) return;
  input.value = asked;
  openSearch();
}
