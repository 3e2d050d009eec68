import { foldText } from './foldText.ts';
import { joined } from './indexWords.ts';
import { normalizeQuery } from './searchQuery.ts';

/** Words that readers write beside a name: `error 422`, `GET /instances`, `key cors.maxAge`. */
const BESIDE = /^(?:error|status|http|key|code|operation|get|post|put|patch|delete)\s+|\s+(?:error|status|code)$/gi;

/**
 * The form in which a name is looked up among the cards. Empty for a query of several words, which is no name.
 * @param text a name, as a page writes it or as a reader types it
 */
export function cardKey(text: string): string {
  const name = normalizeQuery(text).replace(BESIDE, '').trim();
  return /\s/.test(name) ? '' : joined(foldText(name).folded);
}
