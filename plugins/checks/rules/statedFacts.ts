import type { StatedFact } from '../../data/factLedger.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { once } from '../../shared/once.ts';
import type { Problem } from '../../shared/problem.ts';
import { NUMBER_WORDS, numberOf, writtenAs } from './numberWords.ts';
import { isSame, isUnit, QUANTITY, quantityOf, sayAs } from './quantity.ts';
import { type Statement, statementsOf } from './statementsOf.ts';

interface Finding {
  rule: Problem['rule'];
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

const NUMBER = `(\\d+|${NUMBER_WORDS.slice(2).join('|')})`;
/** Words before a number that counts all there are: "has six policies", "one of six values". */
const ALL =
  '(?:\\b(?:the|its|their|all|these|has|have|runs?|reports?|offers?|knows?|supports?|accepts?|names|which|under|are|into|through|passes|reads|puts|one of(?: the)?)(?: all)? )';
/** Some of them, and no others, are what a sentence goes on to tell of. */
const SOME = /^ (?:that|which|who|whose|with|of|for|in|on|below|above|are left)\b/;
const SOME_OF_THESE = /^ (?:that|which|who|whose|are left)\b/;
/** What stands here is the reader's own, or was so once. */
const OTHERS = /\byour own\b|\bof yours\b|\binstead of\b|\bbefore\b|\bused to\b|\bonce had\b/i;

const THEY = /^(?:They|It|Their|Its|These|This)\b/;

/** A fact with what finds sentences about it. */
interface Held {
  fact: StatedFact;
  number: string;
  unit: string;
  about: RegExp[];
  /** What it counts, behind a number; undefined of a size or a time. */
  counts?: RegExp;
  /** How what it counts begins: most sentences lack it, and a pattern is only made ready when it is first asked. */
  noun: string;
}

/** Every page asks for the same facts. */
const made = new WeakMap<readonly StatedFact[], Held[]>();

/**
 * Rules `facts/count` and `facts/limit` of numbers that no schema holds: a sentence, an item or a row of a table that
 * speaks of what one of the facts is about has its number.
 * @param route of the page
 * @param services that a sentence may speak of
 */
export function statedSlips(
  row: string,
  route: string,
  facts: readonly StatedFact[],
  services: readonly string[],
): Finding[] {
  if (!/\d|[a-z]/.test(row)) return [];
  const all = made.get(facts) ?? facts.map(heldOf);
  made.set(facts, all);
  let before = '';
  return statementsOf(row).flatMap((sentence) => {
    // "They are kept for 30 days" is said of what the sentence before it names.
    const context = THEY.test(sentence.text) ? `${before} ${sentence.text}` : sentence.text;
    before = sentence.text;
    if (OTHERS.test(sentence.text) || !HAS_NUMBER.test(sentence.text)) return [];
    const plain = plainOf(sentence.text);
    const said = plainOf(context);
    const named = once(() => namedIn(said, services).join());
    const found = all.filter((held) => isAbout(held, said, { row: sentence.text, route, named }));
    return found.flatMap((held) => slipsOf(held, plain, sentence, found)).slice(0, 1);
  });
}

const HAS_NUMBER = new RegExp(`\\d|\\b(?:${NUMBER_WORDS.slice(2).join('|')})\\b`, 'i');

function heldOf(fact: StatedFact): Held {
  const [, number = '', unit = ''] = /^([\w.]+)[ -](.+)$/.exec(fact.says) ?? [];
  const about = (fact.about ?? []).map((words) => new RegExp(`\\b(?:${words})`, 'i'));
  const one = unit.replace(/ies$|s$/, '');
  const [noun] = one.toLowerCase().split(' ');
  if (isUnit(unit)) return { fact, number, unit, about, noun };
  const nouns = one.replaceAll(' ', '[ -](?:[\\w-]+ )?');
  const counts =
    about.length > 0
      ? new RegExp(`(?<![\\w.,-])${NUMBER}[ -]${nouns}(?:s|ies|y)?\\b`, 'gi')
      : new RegExp(`(?:^(?=\\w+ ${unit} run)|${ALL})${NUMBER} (?:[\\w-]+ )?${nouns}(?:s|ies)\\b`, 'gi');
  return { fact, number, unit, about, counts, noun };
}

interface Place {
  /** As it is written. */
  row: string;
  route: string;
  /** The services that it speaks of, with commas between them. */
  named: () => string;
}

const namedIn = (plain: string, services: readonly string[]) =>
  services.filter((service) => new RegExp(`\\b${service}s?\\b`, 'i').test(plain));

function isAbout({ fact, about }: Held, plain: string, { row, route, named }: Place): boolean {
  const { of, page } = fact;
  if (page && route !== page && !row.includes(`(${page}`)) return false;
  if (of) {
    const isHere = named() === '' ? `${route}/`.includes(`/services/${of}/`) : named() === of;
    if (!isHere) return false;
  }
  return about.every((words) => words.test(plain));
}

function slipsOf(held: Held, plain: string, { text, start }: Statement, others: readonly Held[]): Finding[] {
  if (!held.counts) return wrongSize(held, plain, text, start, others);
  return plain.toLowerCase().includes(held.noun) ? wrongCount(held, held.counts, plain, text, start) : [];
}

function wrongCount(
  { number, unit, fact }: Held,
  counts: RegExp,
  plain: string,
  text: string,
  start: number,
): Finding[] {
  const right = numberOf(number);
  const said = matchesOf(plain, counts);
  if (said.some(({ 1: one }) => numberOf(one) === right)) return [];
  const wrong = said.find(({ 0: words, 1: one, index }) => {
    const rest = plain.slice(index + words.length);
    return !(numberOf(one) < right && (fact.about ? SOME_OF_THESE : SOME).test(rest));
  });
  if (!wrong) return [];
  const message = `"${wrong[1]} ${unit}": ${aboutOf(fact)} ${number}.`;
  return [
    {
      rule: 'facts/count',
      index: start + placeOf(text, wrong[1]),
      message,
      fix: `Write "${writtenAs(right, wrong[1])}".`,
    },
  ];
}

const SIZES = new RegExp(`(?<![\\w.-])${QUANTITY}`, 'gi');

/** A time or a size; another one of the same kind in the sentence may be what another fact says. */
function wrongSize(held: Held, plain: string, text: string, start: number, others: readonly Held[]): Finding[] {
  const said = matchesOf(plain, SIZES).flatMap(({ 0: words, 1: number, 2: unit }) =>
    unit ? [{ words, quantity: quantityOf(number, unit) }] : [],
  );
  const is = (quantity: (typeof said)[number]['quantity'], one: Held) =>
    isSame(quantity, quantityOf(one.number, one.unit).number, one.unit);
  const alike = said.filter(({ quantity }) => is(quantity, held) !== undefined);
  if (alike.some(({ quantity }) => is(quantity, held))) return [];
  const [wrong] = alike.filter(({ quantity }) => !others.some((one) => is(quantity, one)));
  if (!wrong) return [];
  const message = `"${wrong.words}": ${aboutOf(held.fact)} ${held.fact.says}.`;
  const right = sayAs(wrong.quantity, quantityOf(held.number).number, held.unit);
  return [{ rule: 'facts/limit', index: start + placeOf(text, wrong.words), message, fix: `Write "${right}".` }];
}

const aboutOf = ({ about }: StatedFact) =>
  about
    ? `of "${about.map((words) => words.split('|')[0]).join('" and "')}", docs/_facts.json says`
    : 'docs/_facts.json says';

const placeOf = (text: string, words: string) => Math.max(0, text.indexOf(words));

/** Without marks and addresses, so that words stand beside each other. */
const plainOf = (row: string) =>
  row
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[`*[\]]/g, '')
    .replace(/\s*\|\s*/g, ' | ')
    .replace(/^[\s|>:-]+|^\d+\. /g, '')
    .trim();
