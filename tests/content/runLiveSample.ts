import { readLiveSamples } from '../../plugins/data/liveSamples.ts';
import { runSample, type SampleCode } from '../../theme/components/LiveSample/liveSample.ts';
import { docsDir } from './spec.ts';

/** The live samples of our docs, by name. */
export const liveSamples = readLiveSamples(docsDir);

/** Runs a sample as the page does, with some of its values changed. */
export async function run(name: string, changed: Record<string, string> = {}) {
  const sample = liveSamples.get(name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  const values = Object.fromEntries(sample.fields.map((field) => [field.name, field.value]));
  return runSample((await import(sample.file)) as SampleCode, { ...values, ...changed });
}
