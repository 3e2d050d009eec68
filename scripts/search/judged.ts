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
  why: string;
  /** Weights are fitted on some questions, and tested on those that are kept aside. */
  half: 'tuning' | 'aside';
}

const folder = path.join(repositoryRoot, 'tests', 'search', 'questions');

/** Questions that came later, when weights were looked for. They are never among those that are kept aside. */
const ADDED = 'added-for-tuning';

/** Reads all questions. The first bit of a question's SHA-256 decides its half, so that nobody chooses it. */
export function readQuestions(): JudgedQuestion[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const list: Omit<JudgedQuestion, 'kind' | 'half'>[] = parse(readFileSync(path.join(folder, file), 'utf8'));
      return list.map((question) => ({
        ...question,
        ask: String(question.ask),
        kind: path.basename(file, '.yaml'),
        half: path.basename(file, '.yaml') === ADDED ? 'tuning' : halfOf(String(question.ask)),
      }));
    });
}

function halfOf(ask: string): JudgedQuestion['half'] {
  return createHash('sha256').update(ask).digest()[0] < 128 ? 'tuning' : 'aside';
}
