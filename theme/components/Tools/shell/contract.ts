// What a tool brings, and what the shell does for it.
//
// A tool `my-tool` is made of:
// 1. `docs/_tools/my-tool.json`: its name, its inputs and its examples (`ToolDefinition` in `theme/components/Tools/tool.ts`).
//    `<Tool name="my-tool" preset="id-of-an-example" />` then renders it in any page.
// 2. `theme/components/Tools/MyTool/worker.ts`: `serve({ run }, loadExamples)`, with its logic from `tools-core`. It runs in a worker.
// 3. `theme/components/Tools/MyTool/examples.virtual.ts`: `export const examples: Examples = {};`, which the build fills.
// 4. `theme/components/Tools/MyTool/index.ts`: a `ToolIsland`, which starts that worker. The build puts it into the table of
//    tools (`tools.virtual.ts`), by the name of the file of step 1.
//
// Name the chunk of the worker `tool-my-tool`, and that of the panels, where there are any, `tool-my-tool-panels`: by
// these names the build weighs a tool. Every chunk of the page is a line in the script of all pages, which is nearly
// full, so a tool has these two at most. What the worker fetches by itself costs nothing there: fetch suites there.
//
// Styles of its own panels go into `theme/styles/lazy.ts`, which comes when a tool is opened: those of the shell come
// with the page, and are nearly full.
//
// The shell does the rest: typing, pasting, dropping and files, limits, the worker with its time limit and a way to
// cancel, tabs on a phone, the announcement, the rendering of reports, places in the input, and links to share.
// Everything it adds to the page is rendered by React.

import type { ComponentType } from 'react';
import type { Place, Report } from '../../../../tools-core/base/index.ts';
import type { Examples } from '../tool.ts';

/** What is in the inputs, by their names. */
export type Inputs = Readonly<Record<string, string>>;

/** What the panel of options chose. Structured cloning has to take it. */
export type Options = Readonly<Record<string, unknown>>;

/** The side of a tool that runs in its worker. */
export interface WorkerTool {
  /**
   * Finds out all about an input. It stores nothing, and asks nothing of any network. A cancel ends the worker.
   * @param step reports what is done now, so that the two seconds of a step begin again
   * @throws InputError with words for the reader; any other error is shown as a fault of the tool
   */
  run(input: Inputs, options: Options, step: (name: string) => Promise<void>): Report | Promise<Report>;
  /**
   * Reads what is in a picture, such as a QR code. It stores nothing, and sends nothing.
   * @returns undefined where it finds nothing
   * @throws InputError with words for the reader
   */
  readPicture?(picture: Picture, step: (name: string) => Promise<void>): Promise<string | undefined>;
}

/** A file with a picture, or a moment of a camera. */
export type Picture = Blob | ImageBitmap;

/** The side of a tool that runs in the page. */
export interface ToolIsland {
  /**
   * Starts the worker of the tool:
   * `() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })`, written out so, since the
   * bundler looks for it.
   */
  startWorker(): Worker;
  /** Renders what is between inputs and results, such as the options of a request. They begin as `firstOptions`. */
  Options?: ComponentType<{ bench: Bench }>;
  firstOptions?: Options;
  /** Render the sections of kind `panel`, by their `panel`. */
  panels?: Readonly<Record<string, ComponentType<PanelProps>>>;
  /** Files with pictures go to `readPicture` of the worker. */
  readsPictures?: true;
  /** Reads a file that was dropped or chosen; otherwise it is read as text. Throw a `InputError` with words. */
  readFile?(file: File, input: string): Promise<string>;
}

export interface PanelProps {
  data: unknown;
  bench: Bench;
}

/** What a panel may ask of the shell. */
export interface Bench {
  readonly options: Options;
  readonly report: Report | undefined;
  /** The element of the tool. */
  readonly root: HTMLElement;
  /** Changes options, and runs again. */
  setOptions(change: Options): void;
  /** Puts a text into an input, and runs again. */
  setInput(name: string, text: string): void;
  /** Shows a place of an input to the reader, selected. */
  show(place: Place): void;
  /** Shows a note, which screen readers announce. */
  say(words: string): void;
  /**
   * What the worker reads in a picture; undefined where it finds nothing, or is at work.
   * @throws InputError with words for the reader
   */
  readPicture(picture: Picture): Promise<string | undefined>;
}

/** To the worker. */
export type ToWorker =
  | { kind: 'run'; id: number; input: Inputs; options: Options }
  | { kind: 'picture'; id: number; picture: Picture }
  | { kind: 'examples'; id: number };

/** From the worker. `rejected` is for the reader, and `failed` is our fault. */
export type FromWorker =
  | { kind: 'ready'; id: number }
  | { kind: 'examples'; id: number; examples: Examples }
  | { kind: 'step'; id: number; name: string }
  | { kind: 'report'; id: number; report: Report }
  | { kind: 'text'; id: number; text: string | undefined }
  | { kind: 'rejected'; id: number; message: string }
  | { kind: 'failed'; id: number; message: string };
