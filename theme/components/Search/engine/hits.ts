import { type FoldedText, foldText, originalOffset } from './foldText.ts';
import { findMatches, type HighlightTerm, highlightRanges, matchedShare } from './highlight.ts';
import type { PageSection } from './pageSections.ts';
import type { RankedPage } from './rankPages.ts';
import type { Hit, HitType } from './searchHit.ts';
import type { SearchRecord } from './searchRecord.ts';

/** Turns a page and the ID of a heading into a URL. */
export type AddressOf = (record: Pick<SearchRecord, 'routePath' | 'domain'>, headingId: string) => string;

/** Most entries that a search returns. */
export const DEFAULT_LIMIT = 7;
/** Most hits of the first page, so that a long page doesn't fill the list. */
const MAX_HITS_OF_PAGE = 3;
/** Share of the first page's best section that another section must score to be shown. */
const ALSO_GOOD = 0.7;
/** Share of the best page's score below which pages come after further sections of the first page. */
const FAR_BEHIND = 0.35;

/** A place to show: a page by its rank, and one of its sections. */
export interface ChosenPlace {
  rank: number;
  section: number;
}

/** Chooses the places to show: the best pages, and further sections of the first one. */
export function choosePlaces(pages: RankedPage[], limit = DEFAULT_LIMIT): ChosenPlace[] {
  const [first] = pages;
  if (!first) return [];
  const best = pages.slice(0, limit);
  const close = best.filter(({ score }) => score >= first.score * FAR_BEHIND).length;
  const chosen = best.map(({ sections }, rank) => ({ rank, section: sections[0]?.section ?? 0 }));
  const further = first.sections
    .slice(1, MAX_HITS_OF_PAGE)
    .filter(({ score }) => score >= first.sections[0].score * ALSO_GOOD)
    .map(({ section }) => ({ rank: 0, section }));
  const ordered = [...chosen.slice(0, close), ...further, ...chosen.slice(close)];
  return ordered.slice(0, limit).sort((a, b) => a.rank - b.rank);
}

export interface HitContext {
  query: string;
  terms: HighlightTerm[];
  addressOf: AddressOf;
}

/**
 * Shows a section as a hit: its page's title or its heading if they match best, otherwise some of its text.
 * @param isFirst whether it's the first hit of its page
 */
export function toHit(
  record: Pick<SearchRecord, 'title' | 'routePath' | 'domain'>,
  { id, heading, text }: PageSection,
  isFirst: boolean,
  { query, terms, addressOf }: HitContext,
): Hit {
  const { title } = record;
  const inTitle = matchedShare(title, terms);
  const inHeading = matchedShare(heading, terms);
  const inText = matchedShare(text, terms);
  // The description of a configuration key starts with its type and its default: `boolean · default false · …`.
  const detail = /^[^\n·]{1,40} · default [^\n·]{1,60}(?= ·|\n|$)/.exec(text)?.[0] ?? '';
  let type: HitType = 'content';
  if (isFirst && inTitle > 0 && (inTitle === 1 || (id === '' && inTitle >= inText))) type = 'title';
  else if (
    inHeading > 0 &&
    (inHeading === 1 || inText === 0 || matchedShare(`${title} ${heading} ${detail}`, terms) === 1)
  )
    type = 'header';
  else if (inText === 0 && isFirst) type = 'title';
  const shared = { type, title, header: heading, link: addressOf(record, type === 'title' ? '' : id), query };
  if (type === 'content') return { ...shared, ...snippet(text || heading || title, terms) };
  const statement = type === 'header' ? heading : title;
  const highlight = highlightRanges(foldText(statement), terms);
  return { ...shared, statement, highlight, ...(type === 'header' && detail && { detail }) };
}

const SNIPPET_LENGTH = 100;
/** How much shorter a snippet may get so that it starts and ends between words. */
const WORD_SLACK = 20;

/** How a line that is only a comment of a sample begins, and any line of one begins or ends. */
const COMMENT = /^\s*(?:\/[/*]|\* )/;
const CODE = /^\s*(?:\/[/*]|\* |[{}[\]"$]|(?:import|export|const|await|curl) )|[{};\\]$/;

const lineAt = (text: string, at: number) => /.*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/** Cuts out the part of a paragraph, row or line of code that has most of the terms. */
export function snippet(original: string, terms: HighlightTerm[]): Pick<Hit, 'statement' | 'highlight' | 'isCode'> {
  const text = foldText(original);
  const range = densestRange(text, terms);
  const { start, end } = bounds(text, range);
  const isCode = CODE.test(lineAt(text.folded, range.start));
  // A cut without a space nearby may halve a character of two units.
  const whole = original.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  const inside = whole.replace(/\s+/g, ' ').trim();
  const isCut = (index: number) => /[^\n]/.test(original.charAt(index));
  const statement = `${isCut(start - 1) ? '…' : ''}${inside}${isCut(end) ? '…' : ''}`;
  return { statement, highlight: highlightRanges(foldText(statement), terms), ...(isCode && { isCode }) };
}

/** The first line's shortest range with as many of the terms as fit into a snippet. Both ends count folded characters. */
function densestRange(text: FoldedText, terms: HighlightTerm[]): { start: number; end: number } {
  const matches = findMatches(text, terms);
  let best = { start: 0, end: 0, count: 0 };
  for (const [index, { start }] of matches.entries()) {
    const seen = new Set<HighlightTerm>();
    for (const { end, term } of matches.slice(index, index + 40)) {
      if (seen.size > 0 && (end - start > SNIPPET_LENGTH || text.folded.slice(start, end).includes('\n'))) break;
      seen.add(term);
      const isSameLine = !text.folded.slice(best.start, start).includes('\n');
      const isShorter = seen.size === best.count && isSameLine && end - start < best.end - best.start;
      // A comment gives way to code that has as many.
      const isBehind = seen.size === best.count && COMMENT.test(lineAt(text.folded, best.start));
      if (seen.size > best.count || isShorter || (isBehind && !COMMENT.test(lineAt(text.folded, start)))) {
        best = { start, end, count: seen.size };
      }
    }
  }
  return best;
}

/** Centers a range in a snippet and moves both ends to the nearest spaces. */
function bounds(text: FoldedText, range: { start: number; end: number }): { start: number; end: number } {
  const { original } = text;
  const from = originalOffset(text, range.start);
  const to = originalOffset(text, range.end);
  // The paragraph, row or line of code that the range is in.
  const lineStart = original.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = `${original}\n`.indexOf('\n', to);
  const room = Math.max(0, SNIPPET_LENGTH - (to - from));
  const before = Math.max(lineStart, from - Math.floor(room / 2));
  const end = Math.min(lineEnd, Math.max(to, before + SNIPPET_LENGTH));
  const start = Math.max(lineStart, Math.min(before, end - SNIPPET_LENGTH));
  return { start: nextGap(original, start, from), end: previousGap(original, end, to) };
}

function nextGap(text: string, start: number, latest: number): number {
  if (start === 0 || /\s/.test(text[start - 1])) return start;
  const gap = text.slice(start, Math.min(latest, start + WORD_SLACK)).search(/\s/);
  return gap === -1 ? start : start + gap + 1;
}

function previousGap(text: string, end: number, earliest: number): number {
  if (end >= text.length || /\s/.test(text[end])) return end;
  const from = Math.max(earliest, end - WORD_SLACK);
  const gap = text.slice(from, end).search(/\s\S*$/);
  return gap === -1 ? end : from + gap;
}
