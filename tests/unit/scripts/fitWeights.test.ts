import { expect, test } from 'vitest';
import { fitWeights, middleOf, type Weights } from '../../../scripts/search/fitWeights.ts';
import fitted from '../../../theme/logic/search/rankWeights.json';

const weightsWith = (change: (weights: Weights) => void): Weights => {
  const weights = structuredClone(fitted);
  change(weights);
  return weights;
};

test('between several fits are the geometric mean of weights and the mean of shares', () => {
  const fits = [1, 4].map((title) =>
    weightsWith(({ fields }) => {
      fields.weight.title = title;
      fields.byLength.title = title / 10;
    }),
  );
  const middle = middleOf(fits);
  expect(middle.fields.weight.title).toBe(2);
  expect(middle.fields.byLength.title).toBe(0.25);
  expect(middle.query).toEqual(fitted.query);
});

test('a fit follows what gains, and leaves alone what tests decide', async () => {
  const start = weightsWith(({ fields, query }) => {
    fields.weight.title = 10;
    query.prefix = 0.5;
  });
  const best = await fitWeights(
    start,
    async ({ fields, query }) => query.prefix - Math.abs(Math.log(fields.weight.title / 17)) + query.name,
    () => {},
  );
  expect(best.fields.weight.title).toBe(17);
  expect(best.query.prefix).toBeGreaterThan(0.6);
  expect(best.query.prefix).toBeLessThanOrEqual(0.9);
  expect(best.query.name).toBe(fitted.query.name);
});
