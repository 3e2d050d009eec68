/** The parts of a page that a query can hide, as in `?sidebar=0`. The styles of each part know its attribute. */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'];

/** Marks the page as live, and the parts that its query hides. Only the value 0 counts. */
export function markDocument(): void {
  const root = document.documentElement;
  root.dataset.scripts = '';
  const query = new URLSearchParams(window.location.search);
  for (const part of PARTS) root.toggleAttribute(`data-hide-${part}`, query.get(part) === '0');
}
