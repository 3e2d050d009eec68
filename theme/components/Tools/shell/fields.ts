import { InputError, type Place } from '../../../../tools-core/base/index.ts';
import { askBeforeLoss } from '../../../client/askBeforeLoss.ts';
import { label } from '../../../client/page.ts';
import type { Examples } from '../tool.ts';
import type { Inputs } from './contract.ts';

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

/** What the fields report and need. */
export interface FieldsHandler {
  /** @param isWhole the input came at once: pasted, dropped, chosen */
  onChange(isWhole: boolean): void;
  /** The reader did something here, so that a note about the input before no longer applies. */
  onTouch(): void;
  onRejected(words: string): void;
  readFile(file: File, input: string): Promise<string>;
  loadExamples(): Promise<Examples>;
}

/** The inputs of a tool: what is typed, pasted, dropped, opened or chosen ends up as text in its fields. */
export class Fields {
  private readonly fields: Field[];
  private readonly choice: HTMLSelectElement | null;
  private readonly handler: FieldsHandler;

  constructor(root: HTMLElement, handler: FieldsHandler) {
    this.handler = handler;
    this.fields = [...root.querySelectorAll<Field>('.bench__field > :is(textarea, input, select)')];
    this.choice = root.querySelector('.bench__examples select');
    for (const field of this.fields) {
      field.addEventListener('input', (event) => {
        if (this.choice) this.choice.value = '';
        handler.onTouch();
        this.countMore();
        handler.onChange((event as InputEvent).inputType === 'insertFromPaste');
      });
      if (field instanceof HTMLTextAreaElement) askBeforeLoss(field);
      this.takeDrops(field.closest<HTMLElement>('.bench__field') ?? field, field);
    }
    this.choice?.addEventListener('change', () => {
      handler.onTouch();
      if (this.choice?.value) this.choose(this.choice.value);
      else this.clear();
    });
    for (const opener of root.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
      const open = async () => {
        await this.open([...(opener.files ?? [])], this.field(opener.dataset.input ?? ''));
        // The same file can be opened again.
        opener.value = '';
      };
      opener.addEventListener('change', open);
      // A file that was chosen before the tool was here.
      if (opener.files?.length) open();
    }
  }

  texts(): Inputs {
    return Object.fromEntries(this.fields.map(({ name, value }) => [name, value]));
  }

  /** Whether nothing was put in. A list always has a choice. */
  isEmpty(): boolean {
    return this.fields.every((field) => field instanceof HTMLSelectElement || field.value.trim() === '');
  }

  /** Whether a reader changed what the page has in the fields. */
  isTouched(): boolean {
    return this.fields.some((field) => !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue);
  }

  /** @param isOwn the texts are not from an example */
  fill(texts: Inputs, isOwn = false): void {
    if (isOwn && this.choice) this.choice.value = '';
    for (const field of this.fields) {
      field.value = texts[field.name] ?? (field instanceof HTMLSelectElement ? field.options[0].value : '');
    }
    this.countMore();
    this.handler.onChange(true);
  }

  /** Shows how many of the folded fields have a text, since they change the result. */
  private countMore(): void {
    const count = this.fields.filter((field) => field.closest('details') && field.value.trim() !== '').length;
    const [more] = this.fields.flatMap((field) => field.closest('details')?.querySelector('summary') ?? []);
    if (more) more.dataset.filled = count > 0 ? `(${count} filled in)` : '';
  }

  clear(): void {
    if (this.choice) this.choice.value = '';
    this.handler.onTouch();
    this.fill({});
    this.fields[0]?.focus();
  }

  /** Runs with what is in the fields, or with the example of the address or the page. */
  async takeUp(hash: string): Promise<void> {
    const { choice } = this;
    const ofPage = choice?.querySelector<HTMLOptionElement>('[selected]')?.value;
    const isTouched = this.isTouched();
    const named = /^#example=([\w-]+)$/.exec(hash)?.[1];
    if (choice && named && !isTouched) choice.value = named;
    if (isTouched || choice?.value === ofPage) {
      if (choice && isTouched && choice.value === ofPage) choice.value = '';
      this.countMore();
      this.handler.onChange(true);
    } else if (choice?.value) await this.choose(choice.value);
    else this.fill({});
  }

  /** Shows a place: selected, and in view. */
  select({ input, start, end }: Place): void {
    const field = this.field(input);
    if (!field || field instanceof HTMLSelectElement) return;
    const more = field.closest('details');
    if (more) more.open = true;
    field.focus();
    field.setSelectionRange(start, end);
    // Long lines are wrapped. A letter of the mono face is about 0.6 times as wide as its size.
    const columns = field.clientWidth / (0.6 * Number.parseFloat(getComputedStyle(field).fontSize));
    const rowsOf = (text: string) =>
      text.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / columns), 0);
    const above = rowsOf(field.value.slice(0, start)) / rowsOf(field.value);
    field.scrollTop = above * field.scrollHeight - field.clientHeight / 3;
    field.scrollIntoView({ block: 'nearest' });
  }

  private field(name: string): Field | undefined {
    return this.fields.find((field) => field.name === name);
  }

  private async choose(id: string): Promise<void> {
    const examples = await this.handler.loadExamples().catch(() => undefined);
    if (this.choice?.value !== id) return;
    if (!examples) this.handler.onRejected(label('loadFailed'));
    else if (examples[id]) this.fill(examples[id]);
  }

  private takeDrops(area: HTMLElement, field: Field): void {
    area.addEventListener('dragover', (event) => {
      event.preventDefault();
      area.toggleAttribute('data-drop', true);
    });
    area.addEventListener('dragleave', () => area.removeAttribute('data-drop'));
    area.addEventListener('drop', (event) => {
      area.removeAttribute('data-drop');
      const { files } = event.dataTransfer as DataTransfer;
      // A text that is dropped is put in by the browser itself.
      if (files.length === 0) return;
      event.preventDefault();
      this.open([...files], field);
    });
  }

  private async open(files: File[], field: Field | undefined): Promise<void> {
    if (!field || files.length === 0) return;
    this.handler.onTouch();
    try {
      const texts = await Promise.all(files.map((file) => this.handler.readFile(file, field.name)));
      const before = field.dataset.many === undefined ? [] : [field.value.trim()];
      field.value = [...before, ...texts].filter((text) => text !== '').join('\n\n');
      if (this.choice) this.choice.value = '';
      this.countMore();
      this.handler.onChange(true);
    } catch (error) {
      const words = error instanceof InputError ? error.message : "The file can't be read.";
      this.handler.onRejected(words);
    }
  }
}
