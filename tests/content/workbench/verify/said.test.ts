import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspect, merged, type Settings } from '../../../../workbench/verify/index.ts';
import { CAUSE_SAMPLES, type Sample } from '../causeSamples.ts';
import { inspectionLines } from '../reportLines.ts';
import { core, material, settingsOf } from '../samples.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/said/causes');

const settingsFor = ({ policies = {}, expected = {}, now, only, beside = [] }: Sample): Settings => ({
  ...settingsOf(''),
  configuration: merged(core, { policies }),
  expected,
  ...(now && { now: new Date(now) }),
  material: only ?? [...beside, ...material],
});

/** `-u` writes them anew: read what changed, since it is what a reader sees of each cause. */
describe('all that the inspector says of each cause of an error', () => {
  const rows = Object.entries(CAUSE_SAMPLES).flatMap(([slug, causes]) => {
    const samples = Object.entries(causes).filter((entry): entry is [string, Sample] => 'input' in entry[1]);
    return samples.length > 0 ? [{ slug, samples }] : [];
  });

  test.each(rows)('$slug', async ({ slug, samples }) => {
    const said: string[] = [];
    for (const [cause, sample] of samples) {
      const settings = settingsFor(sample);
      const lines = inspectionLines(await inspect(sample.input, settings), settings, { input: sample.input });
      said.push(`# ${cause}`, ...lines, '');
    }
    await expect(said.join('\n')).toMatchFileSnapshot(path.join(folder, `${slug}.txt`));
  });
});
