import { labelOf } from '../../client/labels.ts';
import { readStored, store } from '../../client/storage.ts';

/** Puts a field beside each heading of a step, and stores in the browser which fields are ticked, also of checklists. */
export function tickSteps(headings: readonly HTMLElement[], items: readonly HTMLInputElement[]): void {
  const key = `site.steps ${window.location.pathname}`;
  const done = new Set(readStored(key)?.split(' '));
  const start = (box: HTMLInputElement, id: string, step: string | null | undefined) => {
    box.checked = done.has(id);
    box.ariaLabel = labelOf('stepDoneText', { step: step?.replace(/^#/, '').trim() ?? '' });
    box.addEventListener('change', () => {
      if (box.checked) done.add(id);
      else done.delete(id);
      store(key, done.size > 0 ? [...done].join(' ') : null);
    });
  };
  for (const heading of headings) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = 'step-done';
    start(box, heading.id, heading.textContent);
    box.title = box.ariaLabel ?? '';
    // It's no part of the heading, whose name stays what it is.
    heading.after(box);
  }
  for (const [index, box] of items.entries()) {
    box.disabled = false;
    start(box, `item-${index}`, box.parentElement?.textContent);
  }
}
