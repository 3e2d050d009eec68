import { labelOf } from '../../client/labels.ts';
import { readStored, store } from '../../client/storage.ts';

/** Puts a field beside each heading of a step, and stores in the browser which fields are ticked, also of checklists. */
export function tickSteps(headings: readonly HTMLElement[], items: readonly HTMLInputElement[]): void {
  const key = `site.steps ${window.location.pathname}`;
  const done = new Set(readStored(key)?.split(' '));
  const start = (box: HTMLInputElement, id: string) => {
    box.checked = done.has(id);
    box.addEventListener('change', () => {
      if (box.checked) done.add(id);
      else done.delete(id);
      store(key, done.size > 0 ? [...done].join(' ') : null);
    });
  };
  for (const heading of headings) {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    box.ariaLabel = labelOf('stepDoneText', { step: heading.textContent?.replace(/^#/, '').trim() ?? '' });
    start(box, heading.id);
    // It's no part of the heading, whose name stays what it is.
    heading.after(labelFor('step-done page-tool', box, labelOf('stepDoneLabelText')));
  }
  for (const [index, box] of items.entries()) {
    box.disabled = false;
    start(box, `item-${index}`);
    box.parentElement?.append(labelFor('', ...box.parentElement.childNodes));
  }
}

/** A label, which can be pressed like the field in it. */
function labelFor(className: string, ...content: (Node | string)[]): HTMLLabelElement {
  const label = Object.assign(document.createElement('label'), { className });
  label.append(...content);
  return label;
}
