/**
 * Asks before a reload or a closed tab loses what was typed into a field. Text that was pasted or filled in is still
 * somewhere else, so nothing is asked for it.
 */
export function askBeforeLoss(field: HTMLTextAreaElement): void {
  let typed = '';
  const ask = (event: Event) => {
    if (!field.isConnected) window.removeEventListener('beforeunload', ask);
    else if (typed.trim() !== '' && field.value === typed) event.preventDefault();
  };
  field.addEventListener('input', (event) => {
    typed = (event as InputEvent).inputType?.startsWith('insertFrom') ? '' : field.value;
    // Only from here on, because a page with this listener can't stay in the page cache of every browser.
    window.addEventListener('beforeunload', ask);
  });
}
