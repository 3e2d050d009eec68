import type { Json } from '../openapi/specFiles.ts';
import type { Pending } from './pageReport.ts';
import { completeAnswer } from './requests.ts';

/** An entry of the results is a part of an answer, and checked as such. */
export const isEntry = (title: string): boolean => /^result entry\b/i.test(title);

/**
 * The body of an answer of which a page shows all, or what a command picks of it.
 * @returns undefined where a page shows too little to tell
 */
export function wholeBody(
  { view, target, accept }: Pick<Pending, 'view' | 'target' | 'accept'>,
  shown: string,
  status: number | undefined,
): string | undefined {
  if (!view || view.shows === 'body') return shown;
  if (view.shows !== 'member') return undefined;
  const part: Json = JSON.parse(shown);
  return completeAnswer(target, status, accept, String(view.member), view.isItem ? [part] : part) || undefined;
}
