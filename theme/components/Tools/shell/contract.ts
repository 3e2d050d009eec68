// What a tool brings, and what the shell does for it.
//
// A tool `my-tool` is made of:
// 1. `docs/_tools/my-tool.json`: its name, its inputs and its examples (`ToolDefinition` in `theme/components/Tools/tool.ts`).
//    `<Tool name="my-tool" preset="id-of-an-example" />` then renders it in any page.
// 2. `theme/components/Tools/MyTool/worker.ts`: `serve({ run }, loadExamples)`, with its logic from `tools-core`. It runs in a worker.
// 3. `theme/components/Tools/MyTool/examples.virtual.ts`: `export const examples: Examples = {};`, which the build fills.
// 4. `theme/components/Tools/MyTool/index.ts`, if it renders more than a report: `export const tool: ToolIsland`. The build
//    puts it and the worker into the table of tools (`tools.virtual.ts`), by the name of the file of step 1.
//
// Name the chunk of the panels, where there are any, `tool-my-tool-panels`: by this name the build weighs a tool with
// its worker. Every chunk of the page is a line in the script of all pages, which is nearly full, so a tool has these
// two at most. What the worker fetches by itself costs nothing there: fetch suites there.
//
// Styles of its own panels go into `theme/styles/lazy.ts`, which comes when a tool is opened: those of the shell come
// with the page, and are nearly full.
//
// The shell does the rest: typing, pasting, dropping and files, limits, the worker with its time limit and a way to
// cancel, tabs on a phone, the announcement, the rendering of reports, places in the input, and links to share.
// Everything it adds to the page is rendered by React.

import type { ComponentType } from 'react';
import type { Report } from '../../../../tools-core/base/index.ts';
import type { Examples } from '../tool.ts';
import type { ToolSession } from './session.ts';

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
  /** Renders what is between inputs and results, such as the options of a request. They begin as `firstOptions`. */
  Options?: ComponentType<{ bench: ToolSession }>;
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
  bench: ToolSession;
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
