import { matchesOf } from '../../shared/matchesOf.ts';
import type { StandardFact } from './standardFacts.ts';

/** Names of our field that no standard of the data has, as those write them who own them. */
const OTHERS = [
  'OpenAPI',
  'OpenID',
  'OAuth',
  'GitHub',
  'JavaScript',
  'TypeScript',
  'AnonCreds',
  'cURL',
  'HTTP',
  'HTTPS',
  'JSON',
  'YAML',
];
const WORD = /[A-Za-z][A-Za-z0-9]{3,}/g;
/** Words in code, addresses, tokens of the brand and tags are no prose. */
const NO_PROSE = /`[^`]*`|\]\([^)]*\)|https?:\S+|%brand\.\w+%|<[^>]*>/g;

/**
 * Lists the names with capitals inside, or of nothing else, each by how it would be written without.
 * @param standards those of the data
 */
export function capitalNames(standards: readonly StandardFact[]): ReadonlyMap<string, string> {
  const words = [
    ...standards
      .map(({ name }) => name)
      .join(' ')
      .matchAll(WORD),
    ...OTHERS.map((name) => [name]),
  ];
  return new Map(words.flatMap(([word]) => (/.[A-Z]/.test(word) ? [[word.toLowerCase(), word] as const] : [])));
}

/**
 * Rule `terms/capitals`: finds the names whose capitals are others. One that begins
 * with a small letter may be a key or part of an address; one of nothing but capitals, a variable.
 * @param row outside samples
 */
export function capitalSlips(
  row: string,
  names: ReadonlyMap<string, string>,
): { index: number; found: string; right: string }[] {
  const prose = row.replace(NO_PROSE, (part) => ' '.repeat(part.length));
  return matchesOf(prose, WORD).flatMap(({ 0: found, index }) => {
    const right = names.get(found.toLowerCase());
    if (!right || right === found || /^(?:[a-z].*|[^a-z]+)$/.test(found)) return [];
    return [{ index, found, right }];
  });
}
