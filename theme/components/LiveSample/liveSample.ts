import { valueAt } from '../../../tools-core/base/json.ts';

/** What a reader may change before a run. */
export interface SampleField {
  name: string;
  label: string;
  value: string;
}

/** What the form of each live sample shows, by the name of the sample. */
export type SampleForms = Record<string, { title: string; fields: SampleField[] }>;

/** The tool that an input of a sample opens in. */
export interface SampleTool {
  title: string;
  /** Route of its page. */
  page: string;
  /** For each field of the tool a field of the sample, or a JSON Pointer into what the sample gives. */
  inputs: Readonly<Record<string, string>>;
}

/** What a run came to, in words for the reader. */
export interface SampleResult {
  ok: boolean;
  text: string;
}

/** Code of a sample: takes the values of the fields, gives what is shown as JSON, and throws for a wrong value. */
export interface SampleCode {
  run(input: never): unknown;
}

const NO_CRYPTOGRAPHY =
  "Browsers offer cryptography only on https addresses and on your own computer, so this sample can't run here.";

/** Runs a sample. A failure is reported in words: the input is no JSON, or the message of the sample. */
export async function runSample(code: SampleCode, input: Record<string, string>): Promise<SampleResult> {
  // Browsers offer it on secure addresses only (Web Cryptography, section 3).
  if (!globalThis.crypto?.subtle) return { ok: false, text: NO_CRYPTOGRAPHY };
  try {
    return { ok: true, text: JSON.stringify(await code.run(input as never), null, 2) };
  } catch (error) {
    return { ok: false, text: inWords(error) };
  }
}

function inWords(error: unknown): string {
  const { message } = error as Error;
  if (error instanceof SyntaxError) return `This isn't valid JSON. ${message}`;
  // Messages of the engine, such as "Cannot read properties of null", don't help.
  if (error instanceof TypeError) return "The input doesn't have the form this sample expects.";
  return message || "The sample can't use this input.";
}

/**
 * The values of the fields of a tool that shows more of what a sample was run with.
 *
 * @param values of the fields of the sample
 * @returns undefined where the run did not give what the tool needs
 */
export function toolInput(
  { inputs }: SampleTool,
  values: Readonly<Record<string, string>>,
  { ok, text }: SampleResult,
): Record<string, string> | undefined {
  const entries: [string, string][] = [];
  for (const [name, source] of Object.entries(inputs)) {
    const value = source.startsWith('/') ? (ok ? given(text, source) : undefined) : values[source];
    if (value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function given(text: string, pointer: string): string | undefined {
  const value = valueAt(JSON.parse(text), pointer);
  return typeof value === 'string' || value === undefined ? value : JSON.stringify(value, null, 2);
}

/** The text of the link to a tool, with its name as part of a sentence. */
export function toolLinkText({ title }: SampleTool): string {
  const isName = /^[A-Z]{2}/.test(title);
  return `Open in the ${isName ? title : title[0].toLowerCase() + title.slice(1)}`;
}
