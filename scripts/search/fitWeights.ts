import type { FieldWeights, QueryWeights } from '../../theme/logic/search/rankWeights.ts';

/** All weights that are fitted. */
export interface Weights {
  fields: FieldWeights;
  query: QueryWeights;
}

/** A weight with the values that it may take. */
interface Knob {
  name: string;
  get(weights: Weights): number;
  set(weights: Weights, value: number): void;
  isShare: boolean;
}

/**
 * Weights that tests decide: a name typed alone leads to what bears it, and a list of links says less than any text.
 */
const FIXED = ['query.name', 'weight.links'];
/** Steps by which a weight is changed, the coarse ones first. */
const FACTORS = [1.7, 1.25];
const SHARES = [0.25, 0.1];
/** Weights of words that are not the typed one, which always comes first. */
const BELOW_EXACT = ['prefix', 'family', 'synonym', 'corrected', 'inner'];
const MOST_BELOW_EXACT = 0.9;
/** What a change has to gain, so that noise decides nothing. */
const LEAST_GAIN = 0.0003;
const MOST_ROUNDS = 1;

/**
 * Looks for better weights by changing one at a time (coordinate ascent), until no change gains anything.
 * @param judge how good weights are; higher is better
 */
export async function fitWeights(
  start: Weights,
  judge: (weights: Weights) => Promise<number>,
  onGain: (name: string, value: number, score: number, weights: Weights) => void,
): Promise<Weights> {
  let best = structuredClone(start);
  let bestScore = await judge(best);
  const knobs = knobsOf(start);
  for (const [step, factor] of FACTORS.entries()) {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = bestScore;
      for (const knob of knobs) {
        for (const value of neighbours(knob, knob.get(best), factor, SHARES[step])) {
          const changed = structuredClone(best);
          knob.set(changed, value);
          const score = await judge(changed);
          if (score < bestScore + LEAST_GAIN) continue;
          best = changed;
          bestScore = score;
          onGain(knob.name, value, score, best);
        }
      }
      if (bestScore < before + LEAST_GAIN * 3) break;
    }
  }
  return best;
}

/** Between several weights: the geometric mean of each, or the mean of a share. */
export function middleOf(all: Weights[]): Weights {
  const middle = structuredClone(all[0]);
  for (const knob of knobsOf(middle)) {
    const values = all.map((weights) => knob.get(weights));
    const sum = (of: (value: number) => number) => values.reduce((total, value) => total + of(value), 0);
    knob.set(middle, rounded(knob.isShare ? sum(Number) / all.length : Math.exp(sum(Math.log) / all.length)));
  }
  return middle;
}

function neighbours({ isShare }: Knob, value: number, factor: number, share: number): number[] {
  if (!isShare) return [value * factor, value / factor].map(rounded);
  return [value + share, value - share]
    .map((next) => rounded(Math.max(0, Math.min(1, next))))
    .filter((next) => next !== value);
}

function rounded(value: number): number {
  return Number(value.toPrecision(2));
}

function knobsOf({ fields, query }: Weights): Knob[] {
  const record = (name: string, pick: (weights: Weights) => Record<string, number>, isShare: boolean): Knob[] =>
    Object.keys(pick({ fields, query })).map((key) => ({
      name: `${name}.${key}`,
      get: (weights) => pick(weights)[key],
      set: (weights, value) => {
        pick(weights)[key] = BELOW_EXACT.includes(key) ? Math.min(MOST_BELOW_EXACT, value) : value;
      },
      isShare,
    }));
  const all: Knob[] = [
    ...record('weight', (weights) => weights.fields.weight, false),
    ...record('byLength', (weights) => weights.fields.byLength, true),
    {
      name: 'saturation',
      get: (weights) => weights.fields.saturation,
      set: (weights, value) => {
        weights.fields.saturation = value;
      },
      isShare: false,
    },
    ...record('query', (weights) => weights.query as unknown as Record<string, number>, false),
  ];
  return all.filter(({ name }) => !FIXED.includes(name));
}
