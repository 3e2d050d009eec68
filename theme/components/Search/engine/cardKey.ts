import { foldText } from './foldText.ts';
import { normalizeQuery } from './parseQuery.ts';
import { joined } from './tokenize.ts';

/** Words that readers type with a name: `error 422`, `GET /instances`, `key cors.maxAge`. */
const BESIDE = /^(?:error|status|http|key|code|operation|get|post|put|patch|delete)\s+|\s+(?:error|status|code)$/gi;

/** The key under which a name is looked up among the cards. Empty for several words, which are no name. */
export function cardKey(text: string): string {
  const name = normalizeQuery(text).replace(BESIDE, '').trim();
  return /\s/.test(name) ? '' : joined(foldText(name).folded);
}
