import { fieldWeights } from '../rankWeights.ts';
import type { SectionDocument } from './sectionDocument.ts';

/** Fields of a section that are searched, and are weighed as the search in the browser weighs them. */
const FIELDS = [
  'title',
  'defines',
  'answers',
  'summary',
  'linked',
  'heading',
  'text',
] as const satisfies readonly (keyof SectionDocument)[];

/** The fields that are searched, those that say most first. */
export const SEARCHED_FIELDS = [...FIELDS].sort((a, b) => fieldWeights.weight[b] - fieldWeights.weight[a]);

/**
 * Weights of the fields in whole numbers from 1 to 127, as Typesense takes them. The heaviest field has a thousand
 * times the weight of the lightest, so the numbers follow the logarithm of the weights.
 */
export function wholeWeights(): number[] {
  const logs = SEARCHED_FIELDS.map((field) => Math.log2(fieldWeights.weight[field]));
  const least = Math.min(...logs);
  const most = Math.max(...logs);
  return logs.map((log) => 1 + Math.round((126 * (log - least)) / (most - least)));
}
