import type { Completion, Suggestions } from '../../../../tools-core/configure/index.ts';
import type { Bench } from '../shell/contract.ts';
import { el } from '../shell/el.ts';

/** Suggestions that are listed at once. */
const SHOWN = 12;

/**
 * A list of what can be written at the cursor, below the field that is written in (ARIA Authoring Practices, list
 * autocomplete with manual selection). Typing opens it, and so does Ctrl+Space; the arrows choose, Enter or Tab writes,
 * Escape closes.
 */
export class Completer {
  private readonly bench: Bench;
  private readonly list: HTMLElement;
  private field: HTMLTextAreaElement | undefined;
  private completions: Completion[] = [];
  private active = -1;
  private isWanted = false;
  /** Where the cursor stood when the list was last asked for. An answer for another place comes too late to be shown. */
  private asked = -1;

  constructor(bench: Bench, fields: Iterable<HTMLTextAreaElement>) {
    this.bench = bench;
    this.list = el('ul', {
      class: 'bench-complete',
      role: 'listbox',
      id: 'bench-complete',
      'aria-label': 'Suggestions',
      hidden: true,
    });
    // The field keeps the focus, so that the list closes by its loss.
    this.list.addEventListener('mousedown', (event) => event.preventDefault());
    for (const field of fields) {
      this.attach(field);
      field.after(this.list);
    }
  }

  /** Takes what the worker found for the cursor. */
  show({ input, offset, completions }: Suggestions): void {
    if (!this.isWanted || this.field?.name !== input || this.asked !== offset) return;
    if (document.activeElement !== this.field) return;
    this.completions = completions.slice(0, SHOWN);
    this.render();
  }

  private attach(field: HTMLTextAreaElement): void {
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', this.list.id);
    field.closest('.bench__field')?.classList.add('bench-complete-field');
    field.addEventListener('input', () => this.ask(field));
    field.addEventListener('blur', () => this.close());
    field.addEventListener('keydown', (event) => this.press(event, field));
    field.addEventListener('click', () => this.close());
  }

  private ask(field: HTMLTextAreaElement): void {
    this.field = field;
    this.isWanted = true;
    this.asked = field.selectionStart;
    this.bench.setOptions({ cursor: { input: field.name, offset: this.asked } });
  }

  private press(event: KeyboardEvent, field: HTMLTextAreaElement): void {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      this.ask(field);
    } else if (this.list.hidden) {
      if (event.key.startsWith('Arrow')) this.isWanted = false;
    } else if (event.key === 'Escape') this.close();
    else if (event.key === 'ArrowDown') this.move(event, 1);
    else if (event.key === 'ArrowUp') this.move(event, -1);
    else if ((event.key === 'Enter' || event.key === 'Tab') && this.active >= 0) {
      event.preventDefault();
      this.write(this.completions[this.active]);
    } else if (event.key.startsWith('Arrow')) this.close();
  }

  private move(event: KeyboardEvent, by: number): void {
    event.preventDefault();
    const { length } = this.completions;
    this.active = this.active < 0 && by < 0 ? length - 1 : (this.active + by + length) % length;
    this.mark();
  }

  private mark(): void {
    for (const [index, item] of [...this.list.children].entries()) {
      item.setAttribute('aria-selected', `${index === this.active}`);
      if (index === this.active) item.scrollIntoView({ block: 'nearest' });
    }
    const item = this.list.children[this.active];
    if (item) this.field?.setAttribute('aria-activedescendant', item.id);
    else this.field?.removeAttribute('aria-activedescendant');
  }

  private render(): void {
    const { field } = this;
    if (!field || this.completions.length === 0) {
      this.close();
      return;
    }
    this.active = -1;
    const items = this.completions.map((completion, index) => {
      const item = el(
        'li',
        { role: 'option', id: `bench-complete-${index}`, 'aria-selected': 'false' },
        el('code', {}, completion.label),
        ' ',
        el('span', {}, completion.about),
      );
      item.addEventListener('click', () => this.write(completion));
      return item;
    });
    this.list.replaceChildren(...items);
    field.after(this.list);
    this.list.style.insetBlockStart = `${field.offsetTop + field.offsetHeight}px`;
    this.list.hidden = false;
    this.mark();
  }

  private close(): void {
    this.isWanted = false;
    this.list.hidden = true;
    this.active = -1;
    this.field?.removeAttribute('aria-activedescendant');
  }

  /** Writes as somebody who types would, so that the browser can take it back. */
  private write({ insert, start, end }: Completion): void {
    const { field } = this;
    if (!field) return;
    this.close();
    field.focus();
    field.setRangeText(insert, start, end, 'end');
    // Into the braces or the quotes that were just written.
    if (/[}\]"]$/.test(insert) && /: ?(?:\{\}|\[\]|"")$/.test(insert)) {
      field.setSelectionRange(start + insert.length - 1, start + insert.length - 1);
    }
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
