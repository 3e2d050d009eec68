import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A guide or a tutorial with the samples that `content/run.test.ts` follows, as the source of the page has them. */
export interface Lesson {
  route: string;
  samples: string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, 'test-results', 'lessons.json');

/**
 * Lessons of the site. The process that lists the tests reads them off their pages, and each that runs some has them
 * from there: to parse all lessons takes it longer than most of its tests.
 */
export async function readLessons(): Promise<Lesson[]> {
  if (process.env.LESSONS_READ) return JSON.parse(readFileSync(kept, 'utf8')) as Lesson[];
  const { lessonsOf } = await import('./parseLessons.ts');
  const lessons = lessonsOf(root);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(lessons));
  // Processes that it starts have its variables.
  process.env.LESSONS_READ = 'yes';
  return lessons;
}
