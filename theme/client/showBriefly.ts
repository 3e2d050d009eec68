/** Milliseconds for which a result is shown. A failure asks something of the reader. */
export const SHOWN = { copied: 2000, failed: 8000 };

const endings = new WeakMap<Element, () => void>();

/**
 * Shows words for a while. What is shown in the same element again is shown for its full time.
 * @param onEnd called when the words are gone
 */
export function showBriefly(status: Element, words: string, milliseconds: number, onEnd = () => {}): void {
  endings.get(status)?.();
  status.textContent = words;
  const end = () => {
    clearTimeout(timer);
    endings.delete(status);
    if (status.textContent === words) status.textContent = '';
    onEnd();
  };
  const timer = setTimeout(end, milliseconds);
  endings.set(status, end);
}
