/** All elements of the page that neither contain an element nor are in it. */
export function outside(element: Element): Element[] {
  const others: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    others.push(...[...inner.parentElement.children].filter((sibling) => sibling !== inner));
  }
  return others;
}
