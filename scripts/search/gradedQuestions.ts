import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';
import { orderedHits } from '../../theme/components/Search/engine/searchHit.ts';
import { repositoryRoot } from '../run.ts';

/** A question that a reader would type, with the pages that answer it. */
export interface GradedQuestion {
  kind: string;
  ask: string;
  /** 3 for a page that answers the question, 2 for a partial answer, 1 for a page that helps. */
  pages: Record<string, number>;
  why: string;
  /** Weights are fitted on the questions for tuning, and quality is measured on the others. */
  half: 'tuning' | 'aside';
}

const folder = path.join(repositoryRoot, 'tests', 'search', 'questions');
const redirects: Record<string, string> = JSON.parse(readFileSync(path.join(repositoryRoot, 'redirects.json'), 'utf8'));
/** These questions were added while weights were tuned. */
const ADDED = 'added-for-tuning';

/**
 * Reads all questions. The SHA-256 hash of a question decides its half. Grades from the pool, given to results of several
 * searches by two assessors who didn't know where a result came from, complete the grades written with the question.
 */
export function readQuestions(): GradedQuestion[] {
  const pool = readYaml(path.join(path.dirname(folder), 'pool.yaml')) as Record<string, Record<string, number>>;
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const kind = path.basename(file, '.yaml');
      const list = readYaml(path.join(folder, file)) as Pick<GradedQuestion, 'ask' | 'pages' | 'why'>[];
      return list.map(({ pages, why, ...question }): GradedQuestion => {
        const ask = String(question.ask);
        const isTuning = kind === ADDED || createHash('sha256').update(ask).digest()[0] < 128;
        return { kind, ask, why, pages: movedPages({ ...pool[ask], ...pages }), half: isTuning ? 'tuning' : 'aside' };
      });
    });
}

/** Follows the redirects of pages that moved since they were graded. */
function movedPages(grades: Record<string, number>): Record<string, number> {
  const entries = Object.entries(grades).map(([page, grade]) => [redirects[page]?.replace(/#.*/, '') ?? page, grade]);
  return Object.fromEntries(entries);
}

function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}

export interface Quality {
  /** Normalized discounted cumulative gain of the first seven pages. */
  ndcg: number;
  /** Share of the questions whose first page answers them. */
  success: number;
}

/** As many pages as a search shows. */
const DEPTH = 7;

/** Measures the results of a search on questions. */
export async function measureQuality(engine: SearchEngine, questions: GradedQuestion[]): Promise<Quality> {
  const sum: Quality = { ndcg: 0, success: 0 };
  for (const { ask, pages: grades } of questions) {
    const [{ pages }] = await engine.search(ask);
    const routes = orderedHits(pages).map(({ link }) => link.replace(/#.*/, ''));
    const found = [...new Set(routes)].slice(0, DEPTH).map((route) => grades[route] ?? 0);
    const best = Object.values(grades).sort((a, b) => b - a);
    sum.ndcg += gain(found) / gain(best.slice(0, DEPTH)) / questions.length;
    sum.success += found[0] === 3 ? 1 / questions.length : 0;
  }
  return sum;
}

function gain(grades: number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
