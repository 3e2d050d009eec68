import { FILLERS } from '../../theme/logic/search/fillers.ts';
import { chunksOf } from '../../theme/logic/search/indexWords.ts';
import { fieldWeights, queryWeights } from '../../theme/logic/search/rankWeights.ts';
import { familyRoot } from '../../theme/logic/search/stem.ts';
import { fittingModel } from './fittingModel.ts';
import type { JudgedQuestion } from './judged.ts';
import { judge, type Measures } from './measures.ts';
import type { SiteIndex } from './siteIndex.ts';

/** How like a question an answer is that is left out, from 0 to 1. */
const LIKE = 0.6;
/** Questions are judged in so many groups, since a site without some answers is made for each. */
const GROUPS = 12;

/**
 * Judges our search on each question as if nobody had thought of it: without the answers in front matter that are like
 * it. Some of these were written with the questions for tuning in view, which are found more surely than what a reader
 * asks, so that only this tells a gain from what was learned by heart.
 */
export async function judgeStrangers(questions: JudgedQuestion[], site: SiteIndex): Promise<Measures[]> {
  const judged: Measures[] = [];
  for (let group = 0; group < GROUPS; group++) {
    const isOwn = (index: number) => index % GROUPS === group;
    const notes = withoutLike(
      questions.filter((_, index) => isOwn(index)),
      site.notes,
    );
    const find = fittingModel({ ...site, notes })({ fields: fieldWeights, query: queryWeights });
    for (const [index, question] of questions.entries()) {
      if (isOwn(index)) judged[index] = judge(question, await find(question.ask));
    }
  }
  return judged;
}

/** The notes of a site without the answers that are like any of some questions. */
export function withoutLike(questions: Pick<JudgedQuestion, 'ask'>[], notes: SiteIndex['notes']): SiteIndex['notes'] {
  const asked = questions.map(({ ask }) => tellingWords(ask));
  const isKnown = (answer: string) => {
    const words = tellingWords(answer);
    return asked.some((question) => likeness(question, words) >= LIKE);
  };
  return new Map(
    [...notes].map(([route, page]) => [route, { ...page, answers: page.answers.filter((text) => !isKnown(text)) }]),
  );
}

/** How like two texts are, by the words that they have in common (Sørensen–Dice coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size || 1);
}

/** The words of a text that say what it is about, one of each family. */
function tellingWords(text: string): Set<string> {
  const words = chunksOf(text).flatMap((chunk) => chunk.words);
  const telling = words.filter(({ surface }) => !FILLERS.has(surface));
  return new Set((telling.length > 0 ? telling : words).map(({ key, surface }) => familyRoot(surface) || key));
}
