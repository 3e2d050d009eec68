import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';
import { fittingModel } from './search/fittingModel.ts';
import { fitWeights, middleOf, type Weights } from './search/fitWeights.ts';
import { type JudgedQuestion, readQuestions } from './search/judged.ts';
import { judge, type Measures, mean } from './search/measures.ts';
import { siteIndex } from './search/siteIndex.ts';
import { variationsOf } from './search/variations.ts';

readFlags(
  `npm run search:fit
Fits the weights of the search on the questions for tuning and on variations of these, once for each part of the
questions that is left out. Where those left out gain as well, it writes the middle of these fits where the search reads
them. The questions that are kept aside have no part in it.`,
  {},
);
const file = path.join(repositoryRoot, 'theme', 'logic', 'search', 'rankWeights.json');
/** One variation in so many is fitted on: with all of them, a fit takes the better part of an hour. */
const VARIATIONS_STEP = 3;
/** What variations count, against the questions themselves. */
const VARIATIONS_SHARE = 0.6;

/** Each third of the questions is left out of one fit, which is then measured on it. */
const FOLDS = 3;

const tuning = readQuestions().filter(({ half }) => half === 'tuning');
const model = fittingModel(siteIndex());

async function measure(weights: Weights, questions: JudgedQuestion[]): Promise<Measures> {
  const find = model(weights);
  const all: Measures[] = [];
  for (const question of questions) all.push(judge(question, await find(question.ask)));
  return mean(all);
}

/** The first page counts most, and the others as well. */
function worth({ ndcg, mrr, success }: Measures): number {
  return ndcg + 0.3 * mrr + 0.3 * success;
}

/** Fits weights on some of the questions. */
async function fitOn(start: Weights, questions: JudgedQuestion[]): Promise<Weights> {
  const variations = questions
    .filter(({ kind }) => kind !== 'added-for-tuning')
    .flatMap(variationsOf)
    .filter((_, index) => index % VARIATIONS_STEP === 0);
  return fitWeights(
    start,
    async (weights) =>
      worth(await measure(weights, questions)) + VARIATIONS_SHARE * worth(await measure(weights, variations)),
    (name, value, score) => console.log(`${name.padEnd(20)} ${String(value).padEnd(8)} ${score.toFixed(4)}`),
  );
}

const start: Weights = JSON.parse(readFileSync(file, 'utf8'));
console.log(`${tuning.length} questions`, await measure(start, tuning));
const fits: Weights[] = [];
let gained = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  const isLeftOut = (_: unknown, index: number) => index % FOLDS === fold;
  const leftOut = tuning.filter(isLeftOut);
  const fit = await fitOn(
    start,
    tuning.filter((question, index) => !isLeftOut(question, index)),
  );
  const [before, after] = [await measure(start, leftOut), await measure(fit, leftOut)];
  console.log('Left out: before', before, 'after', after);
  gained += worth(after) - worth(before);
  fits.push(fit);
}
if (gained > 0) {
  const middle = middleOf(fits);
  console.log('The middle of all fits', await measure(middle, tuning));
  writeFileSync(file, `${JSON.stringify(middle, null, 2)}\n`);
} else {
  console.log('The weights stay: what was gained on the questions of a fit was lost on those left out of it.');
}
