import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './run.ts';
import { fittingModel } from './search/fittingModel.ts';
import { fitWeights, type Weights } from './search/fitWeights.ts';
import { type JudgedQuestion, readQuestions } from './search/judged.ts';
import { judge, type Measures, mean } from './search/measures.ts';
import { siteIndex } from './search/siteIndex.ts';
import { variationsOf } from './search/variations.ts';

/**
 * `npm run search:fit`: fits the weights of the search on the questions for tuning and on variations of these, and
 * writes them where the search reads them. The questions that are kept aside have no part in it.
 */
const file = path.join(repositoryRoot, 'theme', 'logic', 'search', 'rankWeights.json');
/** What variations count, against the questions themselves. */
const VARIATIONS_SHARE = 0.6;

const tuning = readQuestions().filter(({ half }) => half === 'tuning');
const variations = tuning.filter(({ kind }) => kind !== 'added-for-tuning').flatMap(variationsOf);
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

const start: Weights = JSON.parse(readFileSync(file, 'utf8'));
console.log(`${tuning.length} questions and ${variations.length} variations`, await measure(start, tuning));
const best = await fitWeights(
  start,
  async (weights) =>
    worth(await measure(weights, tuning)) + VARIATIONS_SHARE * worth(await measure(weights, variations)),
  (name, value, score, weights) => {
    console.log(`${name.padEnd(20)} ${String(value).padEnd(8)} ${score.toFixed(4)}`);
    // It takes minutes, and what was found until then is kept.
    writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
  },
);
console.log(await measure(best, tuning));
