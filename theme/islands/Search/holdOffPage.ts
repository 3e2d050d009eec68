/**
 * Keeps readers off the page behind a dialog that is a popover, which the browser leaves as it is: screen readers do not
 * see it, and the focus comes back from it. Pointers are kept off by styles, and the Tab key by the dialog.
 * @returns ends that
 */
export function holdOffPage(dialog: HTMLElement): () => void {
  const hidden = outsideOf(dialog).filter((element) => !element.hasAttribute('aria-hidden'));
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
  const comeBack = ({ target }: Event) => {
    if (dialog.contains(target as Node)) return;
    // The input that opened at once is hidden once the search is there.
    const inputs = [...dialog.querySelectorAll('input')];
    inputs.find((input) => input.checkVisibility())?.focus();
  };
  document.addEventListener('focusin', comeBack);
  return () => {
    document.removeEventListener('focusin', comeBack);
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}

/** Everything of the page that neither holds an element nor lies in it. */
function outsideOf(element: HTMLElement): Element[] {
  const outside: Element[] = [];
  for (let inner: Element = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    outside.push(...[...inner.parentElement.children].filter((sibling) => sibling !== inner));
  }
  return outside;
}
