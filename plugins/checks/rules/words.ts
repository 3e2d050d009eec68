import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Page } from '../../pages/page.ts';
import { CODE, countOf, sentencesOf } from '../../pages/prose.ts';
import { rowsOutsideCode } from '../../pages/sourceRows.ts';
import { memoizeByText } from '../../shared/memoize.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';

/** A stretch of running text with the places of its characters. */
export interface Words {
  text: string;
  positionAt(index: number): { line: number; column: number };
}

/** Marks of an unfinished text, and the brackets that `npm run new` leaves for the writer to fill. */
const UNFINISHED =
  /\b(?:coming soon|TODO|FIXME|TBD|TBC|XXX|lorem ipsum|work in progress|under construction)\b|\[[A-Za-z][\w'-]* [^\][\n"]*\](?![([])/gi;

const STYLE: [words: string, fix: string][] = [
  ['simply|easily|obviously|basically|of course|please(?! note that)', 'Leave it out.'],
  ['(?:please )?note that|it should be noted that', 'Start with what follows it.'],
  ['in order to', 'Write "to".'],
  ['utili[sz]e[sd]?|leverage[sd]?', 'Write "use".'],
  ['seamless(?:ly)?|cutting-edge|world-class', 'Say what it does.'],
  ['stands? in|stood in', 'Write "is in" or "replaces".'],
  ['(?:tells?|says|names) the reason', 'Write "shows the reason".'],
  ['judge[sd]?|judging', 'Write "check" or "evaluate".'],
  ['verdicts?', 'Write "result".'],
  ['mend(?:s|ed)?|put right', 'Write "fix".'],
  ['anew', 'Write "again".'],
  ['in place of', 'Write "instead of".'],
  ['you should now (?:have|see)', 'State the result: "The response has status 201."'],
  ['(?:not|un)documented', 'Decide the behavior, and document it.'],
  ['ask (?:our )?support', 'Say what the product does.'],
];
const style = STYLE.map(([words, fix]) => [new RegExp(`(?<![\\w${CODE}-])(?:${words})(?![\\w-])`, 'gi'), fix] as const);

/** What to write instead of words, where they have no ending to go over to it. */
function editOf(found: string, fix: string, next: string): Problem['edit'] {
  // At the start of a sentence, the next word would need a capital.
  if (fix === 'Leave it out.') return next === ' ' && /^[a-z]/.test(found) ? { from: `${found} `, to: '' } : undefined;
  const [, to] = /^Write "([a-z ]+)"\.$/.exec(fix) ?? [];
  return to && !/(?:d|s|ing)$/.test(found) && /^[a-z]/.test(found) ? { from: found, to } : undefined;
}

/** A longer sentence is hard to read on a phone. */
const MAX_SENTENCE = 35;

const english = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
/** An article with its word, or a doubled word: to parse whole texts takes ten times as long. */
const PAIR = /(?<![\w'.-])(?:an? [A-Za-z][\w-]*|([a-z]+)\s+\1)(?![\w'-])/gi;
/** Words whose first letter is spelled out, as in "an mdoc". */
const SPELLED = /^(?:https?|m(?:doc|DL|so)|x5c)/;

/** Rules `words/*` for one text: it is finished, no word is doubled, and nothing reads as filler. */
export function checkWords(file: string, { text, positionAt }: Words): Problem[] {
  const at = (index: number, ...finding: Finding) => problemIn(file, positionAt(index), ...finding);
  return [
    ...checkUnfinished(file, { text, positionAt }),
    ...style.flatMap(([pattern, fix]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const message = `"${found}" is a filler or reads as translated.`;
        return at(index, 'words/style', message, fix, editOf(found, fix, text[index + found.length]));
      }),
    ),
    ...sentencesOf(text).flatMap(({ text: sentence, index }) => {
      const words = countOf(sentence);
      const message = `This sentence has ${words} words.`;
      return words > MAX_SENTENCE ? [at(index, 'words/sentence', message, 'Split it in two.')] : [];
    }),
    ...[...text.matchAll(PAIR)].flatMap(({ 0: pair, index }) => {
      const found = grammarOf(pair);
      return found ? [at(index, ...found)] : [];
    }),
  ];
}

/** Rule `words/unfinished`. */
export function checkUnfinished(file: string, { text, positionAt }: Words): Problem[] {
  return [...text.matchAll(UNFINISHED)].map(({ 0: found, index }) => {
    const message = `"${found}" marks unfinished text.`;
    const fix = 'Write what is true today, or leave it out.';
    return { file, ...positionAt(index), rule: 'words/unfinished', message, fix };
  });
}

/** The mistake in an article with its word or in a doubled word. Parsing one takes a tenth of a millisecond. */
const grammarOf = memoizeByText((pair: string): Finding | undefined => {
  const file = new VFile(pair);
  english.runSync(english.parse(file), file);
  const { ruleId, expected: [wanted = ''] = [] } = file.messages[0] ?? {};
  const [first, second] = pair.split(/\s+/);
  if (wanted === '') return undefined;
  // "DID did" are two words, and a letter or a name may be called A.
  if (ruleId !== 'retext-indefinite-article')
    return /[A-Z]{2}/.test(pair)
      ? undefined
      : ['words/twice', `"${pair}" is doubled.`, `Write "${wanted}".`, { from: pair, to: wanted }];
  if (first === 'A' || SPELLED.test(second)) return undefined;
  const to = `${wanted} ${second}`;
  return ['words/article', `"${pair}" has the wrong article.`, `Write "${to}".`, { from: pair, to }];
});

/** Short lines may repeat on purpose. */
const LONG_LINE = 8;

/** Rule `words/repeated`: no paragraph or list item occurs twice in a section. */
export function checkRepeated({ file, source }: Page): Problem[] {
  const section = new Map<string, number>();
  return rowsOutsideCode(source).flatMap(([line, row]): Problem[] => {
    const text = row.trim();
    // Tabs may repeat the text of their neighbors.
    if (/^[#<]/.test(text)) section.clear();
    if (countOf(text) < LONG_LINE || /^[|:<{]/.test(text)) return [];
    const first = section.get(text);
    section.set(text, line);
    if (first === undefined) return [];
    const message = `This line repeats line ${first}.`;
    return [{ file, line, column: 1, rule: 'words/repeated', message, fix: 'Delete one of the two.' }];
  });
}
