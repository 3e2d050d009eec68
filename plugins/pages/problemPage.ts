import { formatProblems, type Problem } from '../shared/problem.ts';

/** No text of a page or a message holds such a fence. */
const FENCE = '`'.repeat(12);

/** Markdown that stands in for a page that cannot be drawn, and says why. */
export function problemPage(problems: Problem[]): string {
  return `# This page cannot be drawn\n\nIt comes back once this is fixed:\n\n${FENCE}text wrapCode\n${formatProblems(problems)}\n${FENCE}\n`;
}
