import { label } from '../page.ts';

let notice: HTMLElement | undefined;

/** Tells the reader, who keeps the page, why a link led nowhere, and offers another try. */
export function showNotice(words: string, retry: () => void): void {
  hideNotice();
  notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = words;
  notice.append(
    text,
    button(label('retry'), () => {
      hideNotice();
      retry();
    }),
    button(label('close'), hideNotice),
  );
  document.body.append(notice);
}

export function hideNotice(): void {
  notice?.remove();
  notice = undefined;
}

function button(words: string, onClick: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'page-tool__button';
  made.textContent = words;
  made.addEventListener('click', onClick);
  return made;
}
