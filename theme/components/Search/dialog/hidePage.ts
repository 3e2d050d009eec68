/**
 * Hides the page behind a popover dialog from screen readers and returns the focus to the dialog. Styles keep pointers
 * off the page, and the dialog keeps the Tab key.
 * @returns shows the page again
 */
export function hidePage(dialog: HTMLElement): () => void {
  const hidden = siblingsOfPath(dialog).filter((element) => !element.hasAttribute('aria-hidden'));
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
  const returnFocus = ({ target }: Event) => {
    if (!dialog.contains(target as Node)) dialog.querySelector('input')?.focus();
  };
  document.addEventListener('focusin', returnFocus);
  return () => {
    document.removeEventListener('focusin', returnFocus);
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}

/** All elements that neither contain an element nor are in it. */
function siblingsOfPath(element: HTMLElement): Element[] {
  const siblings: Element[] = [];
  for (let inner: Element = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    siblings.push(...[...inner.parentElement.children].filter((sibling) => sibling !== inner));
  }
  return siblings;
}
