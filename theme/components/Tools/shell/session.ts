import { InputError, LIMITS, type Place, type Report } from '../../../../tools-core/base/index.ts';
import { CHECKING, type PANES } from '../tool.ts';
import type { Options, Picture, ToolIsland } from './contract.ts';
import { Fields } from './fields.ts';
import { type Ending, Runner } from './runner.ts';
import { readShare, writeShare } from './share.ts';

/** Milliseconds after the last key until a tool runs. */
const PAUSE = 250;
/** Milliseconds after which a run is announced, so that short ones don't flicker. */
const SLOW = 300;

export const FAULT = 'The tool failed on this input. The mistake is ours, not yours.';

export type Pane = (typeof PANES)[number]['id'];

/** What the view of a tool shows. */
export interface ToolState {
  pane: Pane;
  /** Below the buttons. A link follows the words where the browser doesn't allow copying it. */
  note: string;
  link?: string;
  /** The current step of a run that takes long. */
  running?: string;
  report?: Report;
  /** Why there is no report. */
  rejection?: string;
}

/** A tool on the page between its fields, its worker and its view, which subscribes to the state. */
export class ToolSession {
  options: Options;
  state: ToolState;
  private readonly fields: Fields;
  private readonly runner: Runner;
  private readonly listeners = new Set<() => void>();
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** Contains the options as JSON. The page restores it after Back, as it does all fields. */
  private readonly restored: HTMLInputElement;
  readonly tool: ToolIsland;
  /** The element of the tool. */
  readonly root: HTMLElement;

  constructor(root: HTMLElement, tool: ToolIsland, startWorker: () => Worker) {
    this.root = root;
    this.tool = tool;
    this.state = root.dataset.preset ? { pane: 'results', note: '', running: CHECKING } : { pane: 'input', note: '' };
    this.restored = root.querySelector('input[type="hidden"]') as HTMLInputElement;
    this.options = { ...tool.firstOptions, ...JSON.parse(this.restored.value || '{}') };
    this.runner = new Runner(
      startWorker,
      (name) => this.state.running && this.change({ running: `Running: ${name}…` }),
    );
    this.fields = new Fields(root, {
      onChange: (isWhole) => this.runSoon(isWhole),
      onTouch: () => this.say(''),
      onRejected: (rejection) => this.change({ running: undefined, report: undefined, rejection }),
      readFile: (file, input) => this.readFile(file, input),
      loadExamples: () => this.runner.loadExamples(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ToolState => this.state;

  async start(): Promise<void> {
    this.runner.warm();
    const shared = await readShare(window.location.hash);
    // What the reader typed in the meantime, or before a link and Back, takes precedence over the address.
    if (shared && !this.fields.isTouched()) {
      this.setOptions(shared.options ?? {});
      this.fields.fill(shared.input, true);
    } else await this.fields.takeUp(window.location.hash);
    // The rest is fetched with the tool, so that all of it works without a network from now on.
    await this.runner.loadExamples();
  }

  end(): void {
    clearTimeout(this.pause);
    this.runner.end();
  }

  change(change: Partial<ToolState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Changes options, and runs again. */
  setOptions(change: Options): void {
    this.options = { ...this.options, ...change };
    this.restored.value = JSON.stringify(this.options);
    this.say('');
    this.runSoon(true);
  }

  /** Puts a text into an input, and runs again. */
  setInput(name: string, text: string): void {
    this.say('');
    this.fields.fill({ ...this.fields.texts(), [name]: text }, true);
  }

  /** Shows a place of an input to the reader, selected. */
  show(place: Place): void {
    this.root.querySelector('.bench__panes')?.setAttribute('data-pane', 'input');
    this.change({ pane: 'input' });
    this.fields.select(place);
  }

  /** Shows a note, which screen readers announce. */
  say(note: string, link?: string): void {
    this.change({ note, link });
  }

  clear(): void {
    this.fields.clear();
  }

  cancel(): void {
    this.runner.cancel();
  }

  /**
   * What the worker reads in a picture; undefined where it finds nothing, or is at work.
   * @throws InputError with words for the reader
   */
  async readPicture(picture: Picture): Promise<string | undefined> {
    if (this.runner.isBusy()) return undefined;
    const ending = await this.runner.read(picture);
    if (ending.kind === 'text') return ending.text;
    if (ending.kind === 'canceled' || ending.kind === 'report') return undefined;
    throw new InputError(rejectionOf(ending));
  }

  async share(): Promise<void> {
    if (this.fields.isEmpty()) return this.say("There's nothing to share yet.");
    const result = await writeShare({ input: this.fields.texts(), options: this.options });
    if ('rejected' in result) return this.say(result.rejected);
    const address = new URL(result.hash, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      this.say(
        'Copied. The link contains the input after its #, which browsers never send to a host. Anyone with the link can read it.',
      );
    } catch {
      this.say("Your browser doesn't allow copying. Here's the link: ", address);
    }
  }

  private async readFile(file: File, input: string): Promise<string> {
    if (!this.tool.readsPictures || !file.type.startsWith('image/')) {
      return (this.tool.readFile ?? readText)(file, input);
    }
    this.runner.cancel();
    const text = await this.readPicture(file);
    if (text === undefined) throw new InputError(`No readable QR code was found in ${file.name}.`);
    return text;
  }

  /** @param isWhole the input was not typed, so that no more of it is coming */
  private runSoon(isWhole: boolean): void {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.run(), isWhole ? 0 : PAUSE);
  }

  private async run(): Promise<void> {
    const input = this.fields.texts();
    if (this.fields.isEmpty()) {
      this.runner.cancel();
      this.change({ running: undefined, report: undefined, rejection: undefined });
      return;
    }
    const slow = setTimeout(() => this.change({ running: 'Running…' }), SLOW);
    const ending = await this.runner.run(input, this.options);
    clearTimeout(slow);
    const wasSlow = this.state.running !== undefined;
    if (ending.kind === 'report') this.change({ running: undefined, report: ending.report, rejection: undefined });
    else if (ending.kind !== 'canceled' && ending.kind !== 'text') {
      this.change({ running: undefined, report: undefined, rejection: rejectionOf(ending) });
    } else if (wasSlow && !this.runner.isBusy()) {
      this.change({ running: undefined, report: undefined, rejection: "Canceled. Your input hasn't changed." });
    }
  }
}

/** Why a run gave no report. */
function rejectionOf(ending: Exclude<Ending, { kind: 'report' | 'text' | 'canceled' }>): string {
  switch (ending.kind) {
    case 'rejected':
      return ending.message;
    case 'failed':
      return FAULT;
    case 'late':
      return `Stopped: ${ending.step} took longer than ${LIMITS.step / 1000} seconds. Try a smaller part of the input.`;
    case 'lost':
      return "The tool couldn't be loaded. Check your connection, then change the input to try again.";
  }
}

async function readText(file: File): Promise<string> {
  if (file.size > LIMITS.input) {
    throw new InputError(`${file.name} has ${(file.size / 1_000_000).toFixed(1)} MB. The tools read files up to 2 MB.`);
  }
  const text = await file.text();
  if (text.includes('\uFFFD')) throw new InputError(`${file.name} isn't UTF-8 text.`);
  return text;
}
