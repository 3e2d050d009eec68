import type { JudgedQuestion } from './judged.ts';

/** How good an order of pages is. */
export interface Measures {
  /** Gain of the first seven pages, against that of the best order (normalized discounted cumulative gain). */
  ndcg: number;
  /** One divided by the place of the first page that answers (mean reciprocal rank). */
  mrr: number;
  /** Share of the questions whose first page answers. */
  success: number;
}

/** Pages that are looked at: as many as a search shows hits. */
const DEPTH = 7;
const ANSWERS = 3;

/** Judges the pages that a search found for one question, each page once. A page without a grade is of no use. */
export function judge(question: Pick<JudgedQuestion, 'pages'>, found: string[]): Measures {
  const pages = [...new Set(found)].slice(0, DEPTH);
  const grades = pages.map((page) => question.pages[page] ?? 0);
  const best = Object.values(question.pages).sort((a, b) => b - a);
  const place = grades.indexOf(ANSWERS);
  return {
    ndcg: gain(grades) / gain(best.slice(0, DEPTH)),
    mrr: place === -1 ? 0 : 1 / (place + 1),
    success: place === 0 ? 1 : 0,
  };
}

/** The mean of the measures of several questions. */
export function mean(all: Measures[]): Measures {
  const of = (key: keyof Measures) => all.reduce((sum, measures) => sum + measures[key], 0) / Math.max(1, all.length);
  return { ndcg: of('ndcg'), mrr: of('mrr'), success: of('success') };
}

function gain(grades: number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
