import type { Page } from '../../pages/page.ts';
import { CODE, countOf, type Passage, passagesOf, sentencesOf } from '../../pages/prose.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleOf } from '../../shared/rules/rules.ts';
import type { Words } from './slips.ts';

/** Most words of a sentence. Of the sentences of this site half have nine words or fewer, and one in a hundred more than 22. */
const MAX_SENTENCE = 30;
/** Most words of a sentence, on average over a page with enough of them to speak of an average. */
const MAX_AVERAGE = 16;
const ENOUGH_SENTENCES = 10;
/** Words of the lead, which says what a page is about. */
const LEAD = { min: 10, max: 45 };
/** Most words of a heading. */
const MAX_HEADING = 8;

/** Words that say nothing, or that say a thing is easy to someone for whom it is not. */
const fillers: Record<string, string> = {
  'simply|just|easily|obviously|basically|of course': 'Leave it out.',
  please: 'Leave it out; an instruction is polite enough.',
  'note that|please note|it should be noted that': 'Say it without this opening.',
  'in order to': 'Write "to".',
  'utili[sz]e[sd]?|leverage[sd]?': 'Write "use".',
  'seamless(?:ly)?|cutting-edge|world-class|powerful|robust': 'Say what it does.',
  'click here|read more here': 'Name the target of the link.',
};

/** Rule `prose/*`: sentences, leads and headings of a length that reads well on a phone. */
export function checkProse(page: Page, passages: Passage[] = passagesOf(page)): Problem[] {
  return [...checkSentences(page, passages), ...checkLead(page, passages), ...checkHeadings(page, passages)];
}

function problem(
  page: Page,
  passage: Passage,
  index: number,
  rule: RuleOf<'prose'>,
  message: string,
  fix: string,
): Problem {
  return { file: page.file, ...passage.placeOf(index), rule: `prose/${rule}`, message, fix };
}

function checkSentences(page: Page, passages: Passage[]): Problem[] {
  const found = passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((passage) => sentencesOf(passage.text).map((sentence) => ({ passage, ...sentence })))
    .map((sentence) => ({ ...sentence, words: countOf(sentence.text) }));
  const long = found
    .filter(({ words }) => words > MAX_SENTENCE)
    .map(({ passage, index, words }) =>
      problem(
        page,
        passage,
        index,
        'sentence',
        `This sentence has ${words} words.`,
        `Split it: ${MAX_SENTENCE} at most.`,
      ),
    );
  const average = found.reduce((sum, { words }) => sum + words, 0) / found.length;
  if (found.length < ENOUGH_SENTENCES || average <= MAX_AVERAGE) return long;
  const message = `The sentences of this page have ${average.toFixed(1)} words on average.`;
  const fix = `Bring that to ${MAX_AVERAGE} or fewer: one thought a sentence.`;
  return [...long, { file: page.file, line: 1, column: 1, rule: 'prose/average', message, fix }];
}

function checkLead(page: Page, passages: Passage[]): Problem[] {
  // A home page says in its hero what it is about.
  if (page.frontMatter.pageType === 'home') return [];
  const [title, lead] = passages;
  if (title?.kind !== 'heading' || lead?.kind !== 'paragraph') return [];
  const words = countOf(lead.text);
  if (words >= LEAD.min && words <= LEAD.max) return [];
  const fix = `Say what this is and why the reader cares, in ${LEAD.min} to ${LEAD.max} words.`;
  return [problem(page, lead, 0, 'lead', `The lead has ${words} words.`, fix)];
}

function checkHeadings(page: Page, passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    const words = countOf(passage.text);
    if (passage.kind !== 'heading' || words <= MAX_HEADING) return [];
    const fix = `Keep it to ${MAX_HEADING}; five are better.`;
    return [problem(page, passage, 0, 'heading', `This heading has ${words} words.`, fix)];
  });
}

const patterns = Object.entries(fillers).map(
  ([words, fix]) => [new RegExp(`(?<![\\w${CODE}-])(?:${words})(?![\\w-])`, 'gi'), fix] as const,
);

/** Rule `prose/filler`: no word that says nothing. */
export function checkFillers(file: string, { text, placeOf }: Words): Problem[] {
  return patterns.flatMap(([pattern, fix]) =>
    matchesOf(text, pattern).map((match) => ({
      file,
      ...placeOf(match.index),
      rule: 'prose/filler',
      message: `"${match[0]}" adds nothing here.`,
      fix,
    })),
  );
}
