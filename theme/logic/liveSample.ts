/** What a reader may change before a run. */
export interface SampleField {
  name: string;
  label: string;
  value: string;
}

/** What the form of each live sample shows, by the name of the sample. */
export type SampleForms = Record<string, { title: string; fields: SampleField[] }>;

/** What a run came to, in words for the reader. */
export interface SampleResult {
  ok: boolean;
  text: string;
}

/** Code of a sample: takes the values of the fields, gives what is shown as JSON, and throws for a wrong value. */
export interface SampleCode {
  run(input: never): unknown;
}

/**
 * Loads a sample and runs it. What fails is told in words: a file that did not arrive, an input that is not JSON, or
 * what the sample itself says.
 */
export async function runSample(load: () => Promise<SampleCode>, input: Record<string, string>): Promise<SampleResult> {
  let code: SampleCode;
  try {
    code = await load();
  } catch {
    return { ok: false, text: 'The sample could not be loaded. Check your connection and run it again.' };
  }
  try {
    return { ok: true, text: JSON.stringify(await code.run(input as never), null, 2) };
  } catch (error) {
    return { ok: false, text: inWords(error) };
  }
}

function inWords(error: unknown): string {
  const { message } = error as Error;
  if (error instanceof SyntaxError) return `This is not valid JSON. ${message}`;
  if (error instanceof TypeError) return `The input does not have the form that this sample reads. ${message}`;
  return message || 'The sample cannot use this input.';
}
