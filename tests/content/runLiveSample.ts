import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { readLiveSamples } from '../../plugins/data/liveSamples.ts';
import { runSample, type SampleCode } from '../../theme/logic/liveSample.ts';
import { docsDir } from './spec.ts';

/** The live samples of our docs, by name. */
export const liveSamples = readLiveSamples(docsDir);

/** Text of a published example. */
export const example = (file: string) => readFileSync(path.join(docsDir, 'public/examples', file), 'utf8');

/** Runs a sample as the page does, with some of its values changed. */
export async function run(name: string, changed: Record<string, string> = {}) {
  const sample = liveSamples.get(name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  const values = Object.fromEntries(sample.fields.map((field) => [field.name, field.value]));
  return runSample((await import(sample.file)) as SampleCode, { ...values, ...changed });
}

/** What a run gives that must succeed. */
export const resultOf = async (...args: Parameters<typeof run>) => {
  const { ok, text } = await run(...args);
  expect(ok, text).toBe(true);
  return JSON.parse(text);
};
/** What a run says that must fail. */
export const messageOf = async (...args: Parameters<typeof run>) => {
  const { ok, text } = await run(...args);
  expect(ok, text).toBe(false);
  return text;
};
