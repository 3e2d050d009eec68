import { expect, test } from 'vitest';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { validateBest } from '../../plugins/requests/requests.ts';
import { checkJsonSamples } from '../../plugins/schemas/checkJsonSamples.ts';
import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
import type { SampleKind } from '../../plugins/schemas/sampleKinds.ts';
import { checkPage } from './httpSamples/checkPage.ts';
import { withoutEachMember } from './httpSamples/mutate.ts';
import { optional } from './httpSamples/optionalMembers.ts';
import { mutationsOf } from './mutations.ts';
import { isNeededByPlatform } from './platformRules.ts';
import { docs, samples, spec, tokens } from './spec.ts';
import { isNeeded } from './standardRules.ts';

/** How the samples of one kind did when each member was taken away in turn. */
interface Count {
  mutants: number;
  killed: number;
  /** Survivors that may live: a standard, the platform or an operation leaves the member to the writer. */
  free: number;
  unexplained: string[];
}

const counts = new Map<string, Count>();

function count(kind: string, isKilled: boolean, isFree: boolean, name: string): void {
  const entry = counts.get(kind) ?? { mutants: 0, killed: 0, free: 0, unexplained: [] };
  counts.set(kind, entry);
  entry.mutants++;
  if (isKilled) entry.killed++;
  else if (isFree) entry.free++;
  else entry.unexplained.push(name);
}

function isFree(kind: SampleKind, pointer: string, value: JsonValue, spoiled: JsonValue): boolean {
  // A JSON Schema may lack any keyword.
  if (kind.is === 'json schema') return true;
  if (kind.is !== 'schema') return !isNeededByPlatform(kind, pointer, spoiled);
  const name = kind.definition ? `${kind.name}#${kind.definition}` : kind.name;
  return !isNeeded(name, pointer, value, kind.part ?? false);
}

for (const { sample, kind, value, validate } of checkJsonSamples(samples, spec, tokens).checked) {
  for (const { kind: change, pointer, value: spoiled } of mutationsOf(value)) {
    if (change !== 'removed member') continue;
    const name = kind.is === 'schema' ? kind.name : kind.is;
    const place = `${sample.page.file}:${sample.line} ${name} ${pointer}`;
    count(name, validate(spoiled).length > 0, isFree(kind, pointer, value, spoiled), place);
  }
}

for (const page of docs.pages) {
  const { checked } = checkPage(samplesOf([page]).filter(({ noCheck }) => !noCheck));
  for (const sample of checked) {
    for (const { path, value } of withoutEachMember(sample.value)) {
      const member = `${/\((\w+)\)$/.exec(sample.operation)?.[1]} ${sample.what} ${path}`;
      const isOptional = optional.some(([fits]) => fits.test(member));
      const isKilled = validateBest({ ...sample, value }).length > 0;
      count(`${sample.what.split(' ')[0]} of an operation`, isKilled, isOptional, `${sample.place} ${member}`);
    }
  }
}

test('no sample of any kind loses a member that it needs without a finding', async ({ annotate }) => {
  for (const [kind, { mutants, killed, free }] of counts)
    await annotate(`${kind}: ${mutants} mutants, ${killed} killed, ${free} free`);
  expect([...counts.values()].flatMap(({ unexplained }) => unexplained)).toEqual([]);
  const sum = (key: 'mutants' | 'killed') => [...counts.values()].reduce((total, entry) => total + entry[key], 0);
  expect(counts.size).toBeGreaterThanOrEqual(24);
  expect(sum('mutants')).toBeGreaterThan(2500);
  expect(sum('killed')).toBeGreaterThan(1200);
});

test('a kind of which nothing is ever missed would prove nothing', () => {
  // The pages show a part of a proof only, of which any member may be left out.
  const FREE_KINDS = ['json schema', 'cors', 'configuration', 'data-integrity-proof'];
  const lax = [...counts].filter(([kind, { killed }]) => killed === 0 && !FREE_KINDS.includes(kind));
  expect(lax.map(([kind]) => kind)).toEqual([]);
});
