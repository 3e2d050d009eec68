import { labelOf } from '../../client/labels.ts';
import { readStored, store } from '../../client/storage.ts';

/** Puts a field beside each heading of a step, and stores in the browser which ones are ticked. */
export function tickSteps(headings: readonly HTMLElement[]): void {
  const key = `site.steps ${window.location.pathname}`;
  const done = new Set(readStored(key)?.split(' '));
  for (const heading of headings) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = 'step-done';
    box.checked = done.has(heading.id);
    box.ariaLabel = labelOf('stepDoneText', { step: heading.textContent?.replace(/^#/, '') ?? '' });
    box.title = box.ariaLabel;
    box.addEventListener('change', () => {
      if (box.checked) done.add(heading.id);
      else done.delete(heading.id);
      store(key, done.size > 0 ? [...done].join(' ') : null);
    });
    // It's no part of the heading, whose name stays what it is.
    heading.after(box);
  }
}
