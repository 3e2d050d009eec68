import { label } from '../client/page.ts';
import { toolButton } from '../client/toolButton.ts';

let notice: HTMLElement | undefined;

/** What a reader can do about a notice, beside closing it. */
export interface NoticeAction {
  words: string;
  press: () => void;
}

/**
 * Shows the reader something that has no place on the page, such as why a link failed, and offers what to do.
 * @param role `alert` interrupts a screen reader, and `status` waits
 * @returns what was put on the page
 */
export function showNotice(words: string, action?: NoticeAction, role: 'alert' | 'status' = 'alert'): HTMLElement {
  hideNotice();
  notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.role = role;
  const text = document.createElement('p');
  text.textContent = words;
  notice.append(text);
  if (action) {
    const act = () => {
      hideNotice();
      action.press();
    };
    notice.append(toolButton(action.words, act));
  }
  notice.append(toolButton(label('close'), hideNotice));
  document.body.append(notice);
  return notice;
}

export function hideNotice(): void {
  notice?.remove();
  notice = undefined;
}
