import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspect, merged, type Settings } from '../../../../tools-core/verify/index.ts';
import { read } from '../../examples/published.ts';
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

/** What the configuration makes of findings, and what only another input could tell. */
const SETTINGS: [name: string, file: string, sample: Omit<Sample, 'input'>][] = [
  ...['valid', 'warning', 'error'].map((onOutOfRange): [string, string, Omit<Sample, 'input'>] => [
    `a date out of range is ${onOutOfRange}`,
    'credentials/employee-expired.json',
    { policies: { notAfter: { credentials: { verifiableCredential: { onOutOfRange } } } } },
  ]),
  [
    'no policy for dates',
    'credentials/employee-expired.json',
    { policies: { notAfter: { skip: true }, notBefore: { skip: true } } },
  ],
  [
    'all policies are skipped',
    'credentials/employee-revoked.json',
    {
      policies: Object.fromEntries(
        ['proof', 'notAfter', 'notBefore', 'credentialStatus', 'credentialSchema', 'trustedIssuer'].map((name) => [
          name,
          { skip: true },
        ]),
      ),
    },
  ],
  ...[
    'credentials/employee.json',
    'credentials/employee.sd-jwt',
    'credentials/employee-listed.sd-jwt',
    'credentials/employee.vc.jwt',
    'mdoc/issuer-signed.txt',
    'presentations/presentation.json',
    'queries/response-sd-jwt.json',
  ].map((file): [string, string, Omit<Sample, 'input'>] => [`nothing beside ${file}`, file, { only: [] }]),
  [
    'a presentation to somebody else',
    'presentations/presentation.json',
    { expected: { challenge: 'other', domain: 'other' } },
  ],
  [
    'a key binding to somebody else',
    'credentials/employee.sd-jwt-kb',
    { expected: { audience: 'other', nonce: 'other' } },
  ],
];

test('all that the inspector says under other settings', async () => {
  const said: string[] = [];
  for (const [name, file, sample] of SETTINGS) {
    const input = read(file);
    const settings = settingsFor({ ...sample, input });
    said.push(`# ${name}`, ...inspectionLines(await inspect(input, settings), settings, { input }), '');
  }
  await expect(said.join('\n')).toMatchFileSnapshot(path.join(folder, '../settings.txt'));
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
