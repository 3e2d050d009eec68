import { InputError, LIMITS, type Place, type Report } from '../../../../tools-core/base/index.ts';
import { importOrReport } from '../../../client/importOrReport.ts';
import { withStyles } from '../../../client/lazyStyles.ts';
import type { Bench, Options, Picture, ToolIsland } from './contract.ts';
import { el } from './el.ts';
import { Fields } from './fields.ts';
import { Panes } from './panes.ts';
import { button, outcomeMark } from './renderParts.ts';
import { renderReport } from './renderReport.ts';
import { type Ending, Runner } from './runner.ts';
import { readShare, writeShare } from './share.ts';
import { tools } from './tools.virtual.ts';

/** Milliseconds after the last key until a tool runs. */
const PAUSE = 250;
/** Milliseconds after which a run says that it is running, so that short ones do not flicker. */
const SLOW = 300;

/**
 * Makes a tool of the page work, from its fields as the reader left them to its results.
 * @param signal ends with the page: the worker ends with it
 * @returns false where the tool could not be fetched, which the reader is told
 */
export async function openTool(root: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const load = tools[root.dataset.toolName ?? ''];
  if (!status || !load) return false;
  const part = await importOrReport(
    () => withStyles(load),
    (words) => status.replaceChildren(words),
  );
  if (!part || signal.aborted) return Boolean(part);
  const opened = new OpenedTool(root, status, part.tool);
  signal.addEventListener('abort', () => opened.end());
  await opened.start();
  // From here on it needs no network.
  root.toggleAttribute('data-whole', true);
  return true;
}

class OpenedTool implements Bench {
  options: Options;
  private readonly fields: Fields;
  private readonly panes: Panes;
  private readonly runner: Runner;
  private readonly report: HTMLElement;
  private readonly empty: Node[];
  private readonly cancelButton: HTMLElement;
  private readonly note = el('p', { class: 'bench__note', role: 'status' });
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly status: HTMLElement;
  private readonly tool: ToolIsland;

  constructor(root: HTMLElement, status: HTMLElement, tool: ToolIsland) {
    this.status = status;
    this.tool = tool;
    this.options = tool.firstOptions ?? {};
    this.report = root.querySelector('.bench__report') as HTMLElement;
    this.empty = [...this.report.childNodes];
    this.runner = new Runner(
      () => tool.startWorker(),
      (name) => this.status.hasAttribute('data-running') && this.status.replaceChildren(`Running: ${name}…`),
    );
    this.fields = new Fields(root, {
      onChange: (isWhole) => this.runSoon(isWhole),
      onTouch: () => this.say(''),
      onRefused: (words) => this.refuse(words),
      readFile: (file, input) => this.readFile(file, input),
      loadExamples: () => this.runner.loadExamples(),
    });
    this.panes = new Panes(root);
    this.cancelButton = button('Cancel', () => this.runner.cancel());
    this.cancelButton.hidden = true;
    const clear = button('Clear', () => this.fields.clear());
    const share = button('Copy a link with this input', () => void this.share());
    this.status.after(this.cancelButton);
    root.querySelector('.bench__private')?.before(el('div', { class: 'bench-buttons' }, clear, share), this.note);
    if (tool.options) root.querySelector('.bench__options')?.append(tool.options(this));
  }

  async start(): Promise<void> {
    this.runner.warm();
    const shared = await readShare(window.location.hash);
    // What the reader typed meanwhile goes before what the link brought.
    if (shared && this.fields.isEmpty()) {
      this.options = { ...this.options, ...shared.options };
      this.fields.fill(shared.input);
    } else await this.fields.takeUp(window.location.hash);
    // The rest is fetched with the tool, so that all of it works without a network from now on.
    await this.runner.loadExamples();
  }

  end(): void {
    clearTimeout(this.pause);
    this.runner.end();
  }

  setOptions(change: Options): void {
    this.options = { ...this.options, ...change };
    this.say('');
    this.runSoon(true);
  }

  setInput(name: string, text: string): void {
    this.say('');
    this.fields.fill({ ...this.fields.texts(), [name]: text });
  }

  show(place: Place): void {
    this.panes.show('input');
    this.fields.select(place);
  }

  say(words: string): void {
    this.note.replaceChildren(words);
  }

  async readPicture(picture: Picture): Promise<string | undefined> {
    if (this.runner.isBusy()) return undefined;
    const ending = await this.runner.read(picture);
    if (ending.kind === 'text') return ending.text;
    if (ending.kind === 'cancelled' || ending.kind === 'report') return undefined;
    throw new InputError(wordsOf(ending));
  }

  private async readFile(file: File, input: string): Promise<string> {
    if (!this.tool.readsPictures || !file.type.startsWith('image/')) {
      return (this.tool.readFile ?? readText)(file, input);
    }
    this.runner.cancel();
    const text = await this.readPicture(file);
    if (text === undefined) throw new InputError(`There is no QR code in ${file.name} that can be read.`);
    return text;
  }

  /** @param isWhole the input came at once, so that nobody is typing on */
  private runSoon(isWhole: boolean): void {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.run(), isWhole ? 0 : PAUSE);
  }

  private async run(): Promise<void> {
    const input = this.fields.texts();
    if (this.fields.isEmpty()) {
      this.runner.cancel();
      this.status.replaceChildren();
      this.report.replaceChildren(...this.empty);
      this.panes.setOutcome('');
      return;
    }
    const tooLong = Object.values(input).find((text) => text.length > LIMITS.input);
    if (tooLong) {
      this.refuse('This is longer than 2 million characters. Paste the part that matters.');
      return;
    }
    const slow = setTimeout(() => this.setRunning(true), SLOW);
    const ending = await this.runner.run(input, this.options);
    clearTimeout(slow);
    if (ending.kind === 'cancelled' && !this.cancelButton.hidden) this.refuse('Cancelled. The input is as it was.');
    this.setRunning(false);
    this.take(ending);
  }

  private setRunning(isRunning: boolean): void {
    this.cancelButton.hidden = !isRunning;
    this.status.toggleAttribute('data-running', isRunning);
    this.report.toggleAttribute('aria-busy', isRunning);
    if (isRunning) this.status.replaceChildren('Running…');
  }

  private take(ending: Ending): void {
    if (ending.kind === 'report') this.renderReport(ending.report);
    else if (ending.kind !== 'cancelled' && ending.kind !== 'text') this.refuse(wordsOf(ending));
  }

  private renderReport(report: Report): void {
    this.status.replaceChildren(outcomeMark(report.outcome), ` ${report.summary}`);
    this.report.replaceChildren(...renderReport(report, this, this.tool.panels));
    this.panes.setOutcome(report.outcome);
  }

  private refuse(words: string): void {
    this.status.replaceChildren(outcomeMark('warning', 'No result'), ` ${words}`);
    this.report.replaceChildren();
    this.panes.setOutcome('warning');
  }

  private async share(): Promise<void> {
    if (this.fields.isEmpty()) {
      this.say('There is nothing to share yet.');
      return;
    }
    const result = await writeShare({ input: this.fields.texts(), options: this.options });
    if ('refused' in result) {
      this.say(result.refused);
      return;
    }
    const address = new URL(result.hash, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      this.say(
        'Copied. The link contains the input after its #, which browsers never send to a host. Anyone with the link can read it.',
      );
    } catch {
      this.note.replaceChildren(
        "The browser doesn't allow copying. Here is the link: ",
        el('a', { href: address }, 'link with this input'),
      );
    }
  }
}

/** Why a run gave no report. */
function wordsOf(ending: Exclude<Ending, { kind: 'report' } | { kind: 'text' } | { kind: 'cancelled' }>): string {
  switch (ending.kind) {
    case 'refused':
      return ending.message;
    case 'failed':
      return 'The tool failed on this input. That is a fault of ours, not of the input.';
    case 'late':
      return `Stopped: ${ending.step} took longer than ${LIMITS.step / 1000} seconds. Try a smaller part of the input.`;
    case 'lost':
      return 'The tool could not be loaded. Check your connection, and change the input to try again.';
  }
}

async function readText(file: File): Promise<string> {
  if (file.size > LIMITS.input) {
    throw new InputError(`${file.name} has ${(file.size / 1_000_000).toFixed(1)} MB. The tools read files up to 2 MB.`);
  }
  const text = await file.text();
  if (text.includes('\uFFFD')) throw new InputError(`${file.name} is no text in UTF-8.`);
  return text;
}
