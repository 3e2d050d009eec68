/** A button within a message or beside a text. */
export function toolButton(words: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'page-tool__button';
  button.textContent = words;
  button.addEventListener('click', onClick);
  return button;
}
