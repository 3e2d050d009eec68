import path from 'node:path';
import { expect, test } from 'vitest';
import { keptForRun } from '../mistakes/keptInMemory.ts';
import { mistakeKinds } from '../mistakes/kinds/index.ts';
import { seedMistakes } from '../mistakes/seed.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Changes of data make the check look at every page again; `npm run seed-mistakes` makes them all. */
const kinds = mistakeKinds.filter(({ isSlow }, index) => !isSlow && index % 4 === 0);

test('the check finds mistakes of many kinds, at their lines, with the right fix, and says little else', async () => {
  const verdicts = await seedMistakes(root, kinds, 1, 'test', keptForRun(root));
  const share = (fits: (verdict: (typeof verdicts)[number]) => boolean) =>
    verdicts.filter(fits).length / verdicts.length;
  expect(verdicts.length).toBeGreaterThan(20);
  expect(verdicts.flatMap(({ crash, mistake }) => (crash ? [`${mistake.file} ${crash}`] : []))).toEqual([]);
  expect(share(({ isFound }) => isFound)).toBeGreaterThan(0.9);
  expect(share(({ isAtLine }) => isAtLine)).toBeGreaterThan(0.9);
  expect(share(({ isFixed }) => isFixed)).toBeGreaterThan(0.85);
  expect(share(({ followUps }) => followUps === 0)).toBeGreaterThan(0.85);
}, 300_000);
