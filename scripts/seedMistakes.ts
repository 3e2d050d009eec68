import { mistakeKinds } from '../tests/mistakes/kinds/index.ts';
import { seedMistakes, type Verdict } from '../tests/mistakes/seed.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';

const usage = `npm run seed-mistakes -- [options]
Makes mistakes in a copy of the site, and prints what the check says of them.
  --only <text>   only kinds whose name or group holds this text
  --places <n>    places of each kind (5)
  --seed <text>   decides the places (1)
  --misses        prints what was said of each mistake that is not found, or not at its line, or with another fix
  --fast          leaves out mistakes in data, after which the check looks at every page again`;

const { values } = readFlags(usage, {
  options: {
    only: { type: 'string', default: '' },
    places: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
  },
});

const kinds = mistakeKinds.filter(
  ({ name, group, isSlow }) => `${group} ${name}`.includes(values.only) && !(values.fast && isSlow),
);
const verdicts = await seedMistakes(repositoryRoot, kinds, Number(values.places), values.seed);
const count = (list: Verdict[], fits: (verdict: Verdict) => boolean) => list.filter(fits).length;

console.log(
  '| Kind | Places | Found | At its line | Right fix | Follow-ups | Slowest |\n|---|---|---|---|---|---|---|',
);
for (const kind of [...kinds, undefined]) {
  const list = kind ? verdicts.filter((verdict) => verdict.kind === kind) : verdicts;
  const cells = [
    kind ? `${kind.group}: ${kind.name}` : '**All**',
    list.length,
    count(list, ({ isFound }) => isFound),
    count(list, ({ isAtLine }) => isAtLine),
    count(list, ({ isFixed }) => isFixed),
    list.reduce((sum, { followUps }) => sum + followUps, 0),
    `${Math.round(Math.max(0, ...list.map(({ time }) => time)))} ms`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const placeless = kinds.filter((kind) => !verdicts.some((verdict) => verdict.kind === kind));
if (placeless.length > 0) console.log(`\nNo place on this site: ${placeless.map(({ name }) => name).join(', ')}.`);

if (values.misses) {
  for (const { kind, mistake, isFixed, followUps, problems, crash } of verdicts) {
    if (isFixed && followUps === 0 && !crash) continue;
    console.log(`\n${kind.name}: ${mistake.file}:${mistake.line}, ${mistake.fix}${crash ? ` CRASH ${crash}` : ''}`);
    for (const { file, line, rule, message, fix } of problems.slice(0, 4))
      console.log(`  ${file}:${line} ${rule} ${message} ${fix.slice(0, 160)}`);
    if (problems.length > 4) console.log(`  and ${problems.length - 4} more`);
  }
}
