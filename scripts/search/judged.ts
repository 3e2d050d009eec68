import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../run.ts';

/** A question that a reader would type, with the pages that answer it. */
export interface JudgedQuestion {
  kind: string;
  ask: string;
  /** 3 for a page that answers, 2 for one that answers in part, 1 for one that helps. */
  pages: Record<string, number>;
  /** The grades among these that were written with the question. The others come from the pool. */
  written: Record<string, number>;
  why: string;
  /** Weights are fitted on some questions, and tested on those that are kept aside. */
  half: 'tuning' | 'aside';
}

const folder = path.join(repositoryRoot, 'tests', 'search', 'questions');

/** Questions that came later, when weights were looked for. They are never among those that are kept aside. */
const ADDED = 'added-for-tuning';

/**
 * Reads all questions. The first bit of a question's SHA-256 decides its half, so that nobody chooses it. A grade that
 * was written with the question stands, whatever the pool says.
 */
export function readQuestions(): JudgedQuestion[] {
  const pool = readPool();
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const list: Omit<JudgedQuestion, 'kind' | 'half' | 'written'>[] = parse(
        readFileSync(path.join(folder, file), 'utf8'),
      );
      return list.map((question) => ({
        ...question,
        ask: String(question.ask),
        written: question.pages,
        pages: { ...pool[String(question.ask)], ...question.pages },
        kind: path.basename(file, '.yaml'),
        half: path.basename(file, '.yaml') === ADDED ? 'tuning' : halfOf(String(question.ask)),
      }));
    });
}

/**
 * Reads the grades of pages that had none: those that a search gave among its first ones, ours or a peer, each read and
 * graded by two assessors who did not know who gave it (pooling, as at TREC). The lower grade of the two stands.
 * @returns by question, then by route
 */
export function readPool(): Record<string, Record<string, number>> {
  return parse(readFileSync(path.join(path.dirname(folder), 'pool.yaml'), 'utf8'));
}

function halfOf(ask: string): JudgedQuestion['half'] {
  return createHash('sha256').update(ask).digest()[0] < 128 ? 'tuning' : 'aside';
}
