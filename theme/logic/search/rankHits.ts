import type { FoldedText } from './foldText.ts';
import { bestFit, type Fit, findPhrase, findTerm } from './matchTerms.ts';
import type { PreparedRecord, Section } from './preparedRecord.ts';
import type { Word } from './scripts.ts';
import type { HitType } from './searchHit.ts';
import type { Query } from './searchQuery.ts';
import { bestStretch } from './snippet.ts';

/** A place that matches, before it is made ready for showing. */
export interface RankedPlace {
  page: PreparedRecord;
  type: HitType;
  section?: Section;
  score: number;
}

/**
 * What a place is worth by the weakest fit among its terms. Titles come before headings and headings before text;
 * a term inside another word is worth less than the same place with the word itself.
 */
const WORTH: Record<HitType, Record<Fit, number>> = {
  title: { exact: 400, prefix: 360, inner: 190 },
  header: { exact: 280, prefix: 250, inner: 150 },
  content: { exact: 120, prefix: 100, inner: 40 },
};
/** The terms stand side by side, in order. */
const PHRASE_BONUS = 30;
/** The query is the whole title or heading; less, the less of it the query covers. */
const COVERAGE_BONUS = 35;
/** A title or heading is word for word what was asked for, such as `policies.proof.skip`. */
const WHOLE_BONUS = 100;
/** Few places of the site have the name that was asked for, such as the ID of an operation: they are what is meant. */
const RARE_NAME_BONUS = 400;
const RARE = 3;
/** Some terms of a heading's hit stand only in the title above it. */
const BORROWED_PENALTY = 90;
/** The title above a text holds terms as well, or else the heading does. */
const TITLE_BONUS = 60;
const HEADER_BONUS = 25;
/** The text shows all terms close together. */
const NEAR_BONUS = 25;
/** No more than a short word or two stands between them, in whatever order they come: "signature is invalid". */
const CLOSE_BONUS = 12;
const CLOSE_GAP = 8;
/** For each further occurrence in a text, up to a few. */
const REPEAT_BONUS = 4;
const MAX_REPEATS = 5;
/** All sections of the page answer: it is about what was asked for. Less, the fewer do; a single one only mentions it. */
const SPREAD_BONUS = 30;
/** What stands in more sections than this belongs to the form of the page, such as `curl` to that of an API. */
const MAX_SPREAD = 7;
/** The section only leads to other pages, which are hits themselves. */
const LINKS_PENALTY = 30;
const LINK_SECTIONS = ['related', 'next'];
/** Some terms stand only elsewhere on the page. */
const SCATTERED_PENALTY = 70;

/** Finds every place of a page that answers the terms. Each term must occur on the page. */
export function rankPage(page: PreparedRecord, query: Query): RankedPlace[] {
  const { terms } = query;
  if (terms.length === 0) return [];
  const places: RankedPlace[] = [];
  const titleScore = scoreOf('title', page.title, query, []);
  if (titleScore !== undefined) places.push({ page, type: 'title', score: titleScore });
  for (const section of page.sections) {
    const { header, body } = section;
    if (header) {
      const score = scoreOf('header', header, query, [page.title]);
      if (score !== undefined) places.push({ page, type: 'header', section, score });
    }
    const score = scoreOf('content', body, query, header ? [header, page.title] : [page.title]);
    if (score === undefined) continue;
    places.push({ page, type: 'content', section, score: score + textBonus(page, section, terms) });
  }
  if (places.length > 0) return liftSpread(places);
  const scattered = scatteredPlace(page, terms);
  return scattered ? [scattered] : [];
}

/** Where the words stand in no title, the page that comes back to them says more than one that mentions them. */
function liftSpread(places: RankedPlace[]): RankedPlace[] {
  const texts = places.filter(({ type }) => type === 'content');
  if (texts.length > MAX_SPREAD) return places;
  for (const place of texts) place.score += (SPREAD_BONUS * (texts.length - 1)) / place.page.sections.length;
  return places;
}

/**
 * Lifts the places that hold a name which stands in few sections of the site, each section once.
 * @param places of all pages, which get their new scores
 */
export function liftRareName(places: RankedPlace[], { name }: Query): void {
  if (name === '' || places.some(({ page }) => holdsName(page.title, name))) return;
  const sections = new Set(places.map(({ page }) => page).flatMap((page) => page.sections));
  const holders = [...sections].filter(
    ({ header, body }) => (header && holdsName(header, name)) || holdsName(body, name),
  );
  if (holders.length > RARE) return;
  for (const holder of holders) {
    const own = places.filter(({ section }) => section === holder);
    const best = own.find(({ type }) => type === 'header') ?? own[0];
    if (best) best.score += RARE_NAME_BONUS;
  }
}

/** Whether a text holds a name in one piece, and not as a part of a longer one. */
function holdsName({ folded }: FoldedText, name: string): boolean {
  for (let at = folded.indexOf(name); at !== -1; at = folded.indexOf(name, at + 1)) {
    if (!isNameCharacter(folded[at - 1]) && !isNameCharacter(folded[at + name.length])) return true;
  }
  return false;
}

function isNameCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}

/**
 * Scores a text that holds all terms, or some of them while the texts above it hold the rest.
 * @returns undefined for a text that is no hit.
 */
function scoreOf(type: HitType, text: FoldedText, query: Query, above: FoldedText[]): number | undefined {
  const { terms, phrase, whole } = query;
  const fits: Fit[] = [];
  let borrowed = 0;
  for (const term of terms) {
    const own = bestFit(text, term);
    const fit = own ?? above.map((other) => bestFit(other, term)).find((found) => found !== undefined);
    if (!fit) return undefined;
    if (!own) borrowed++;
    fits.push(fit);
  }
  if (borrowed === terms.length) return undefined;
  let score = WORTH[type][weakest(fits)];
  if (findPhrase(text, phrase)) score += PHRASE_BONUS;
  if (type === 'content') return score;
  if (whole !== '' && text.folded.trim() === whole) score += WHOLE_BONUS;
  return score + COVERAGE_BONUS * coverage(text, terms) - (BORROWED_PENALTY * borrowed) / terms.length;
}

/** A text says more about terms that it repeats, that stand together, and that the title or heading above it bears. */
function textBonus({ title }: PreparedRecord, { header, body }: Section, terms: Word[]): number {
  const above = terms.map((term) => {
    if (isWord(bestFit(title, term))) return TITLE_BONUS;
    return header && isWord(bestFit(header, term)) ? HEADER_BONUS : 0;
  });
  // The rarest of the terms counts; words such as the service's name are everywhere.
  const counts = terms.map((term) => findTerm(body, term).filter(({ fit }) => isWord(fit)).length);
  const repeats = Math.min(MAX_REPEATS, ...counts.filter((count) => count > 0).map((count) => count - 1));
  const near = nearness(body, terms);
  const average = above.reduce<number>((sum, bonus) => sum + bonus, 0) / terms.length;
  const leadsAway = header !== undefined && LINK_SECTIONS.includes(header.folded.trim());
  return average + REPEAT_BONUS * repeats + near - (leadsAway ? LINKS_PENALTY : 0);
}

/** What it is worth that a text shows all terms close together. */
function nearness(body: FoldedText, terms: Word[]): number {
  if (terms.length < 2) return 0;
  const { start, end, count } = bestStretch(body, terms);
  if (count < terms.length) return 0;
  const gap = end - start - terms.reduce((sum, { text }) => sum + text.length, 0);
  return NEAR_BONUS + (gap <= CLOSE_GAP ? CLOSE_BONUS : 0);
}

function isWord(fit: Fit | undefined): boolean {
  return fit === 'exact' || fit === 'prefix';
}

/** The page holds all terms, but no section does: the section with most of them stands for the page. */
function scatteredPlace(page: PreparedRecord, terms: Word[]): RankedPlace | undefined {
  const missing = new Set(terms);
  let best: { section: Section; fits: Fit[] } | undefined;
  for (const section of page.sections) {
    const fits: Fit[] = [];
    for (const term of terms) {
      const fit = bestFit(section.body, term) ?? (section.header && bestFit(section.header, term));
      if (!fit) continue;
      fits.push(fit);
      missing.delete(term);
    }
    if (fits.length > (best?.fits.length ?? 0)) best = { section, fits };
  }
  for (const term of missing) if (bestFit(page.title, term)) missing.delete(term);
  if (!best || missing.size > 0) return undefined;
  const score = WORTH.content[weakest(best.fits)] - SCATTERED_PENALTY;
  return { page, type: 'content', section: best.section, score };
}

function weakest(fits: Fit[]): Fit {
  return (['inner', 'prefix', 'exact'] as const).find((fit) => fits.includes(fit)) ?? 'inner';
}

function coverage(text: FoldedText, terms: Word[]): number {
  const letters = terms.filter((term) => bestFit(text, term)).reduce((sum, term) => sum + term.text.length, 0);
  return Math.min(1, letters / Math.max(1, text.folded.replace(/\s+/g, '').length));
}
