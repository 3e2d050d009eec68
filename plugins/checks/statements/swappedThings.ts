import { isStyle, valueIn } from './factWords.ts';
import { type Change, plain } from './wordChanges.ts';

/** Words before the name of a thing. */
const BEFORE = new Set(
  (
    'a an the its your their our his each every this that these those no one another any both own of in with from by on ' +
    'at into for without under behind between and or only'
  ).split(' '),
);
const ARTICLES = new Set('a an the its your their each every this that no one another'.split(' '));
const TOKEN = /[\p{L}-]+|[^\s\p{L}]/gu;
/** Words that stand where the name of a thing stands, and name none. */
const NO_THING = new Set(
  'first second third last only same other others next former latter rest whole own way'.split(' '),
);

/** Names of one thing, each of which may stand for the other. */
const SAME = [
  'request call',
  'answer response reply result outcome',
  'error fault problem mistake failure',
  'page site',
  'program code script software application app client',
  'person people user somebody visitor reader',
  'member field property',
  'text string',
  'address url link endpoint',
  'id identifier',
  'host server machine',
  'company employer organization',
  'verdict judgment decision result',
  'list array',
  'date time moment day',
  'period time duration',
  'part section step',
  'place position',
  'kind type form format',
  'standard specification text document',
  'revision version edition',
  'word term name',
  'claim statement',
].map((group) => new Set(group.split(' ')));

/** Who does something on every page. */
const WHO =
  'wallet browser server client platform issuer holder verifier validator resolver authorizer gateway driver authority party employer employee user person attacker dashboard registry'.split(
    ' ',
  );

/** The names of things in what a page states: what stands behind an article, and at the end of a part of a sentence. */
export function thingsIn(statements: readonly string[]): Set<string> {
  const things = new Set<string>(WHO);
  for (const statement of statements) {
    const tokens = (statement.match(TOKEN) ?? []).map(plain);
    for (const [at, token] of tokens.entries()) {
      const [word, next = '.', last = '.'] = tokens.slice(at + 1, at + 4);
      if (!ARTICLES.has(token) || word === undefined) continue;
      const thing = isAround(next) || next.endsWith('s') ? word : isAround(last) ? next : '';
      if (thing.length > 2 && !isAround(thing) && !NO_THING.has(thing)) things.add(singular(thing));
    }
  }
  return things;
}

/** Whether a word may end the name of a thing before it. */
const isAround = (word: string) => isStyle(word) || BEFORE.has(word) || !/^\p{L}/u.test(word);

/**
 * Whether a change, which is the only one of its statement, has one thing of the page in the place of another. Two names of
 * one thing are none.
 * @param words the statement as it is now
 */
export function isSwapped({ old, now }: Change, words: readonly string[], things: ReadonlySet<string>): boolean {
  if ([old, now].some((some) => some.length === 0 || some.length > 2)) return false;
  const [was, is] = [old, now].map((some) => some[some.length - 1]);
  const start = words.indexOf(now[0]);
  if (start > 0 && !BEFORE.has(plain(words[start - 1]))) return false;
  const areNames = [was, is].every((word) => valueIn(word) !== undefined);
  return !areNames && [was, is].every((word) => isThing(word, things)) && !areSame(was, is);
}

const isThing = (word: string, things: ReadonlySet<string>) =>
  valueIn(word)?.kind === 'name' || things.has(singular(word));

function areSame(one: string, other: string): boolean {
  const [a, b] = [singular(one), singular(other)];
  return a.slice(0, STEM) === b.slice(0, STEM) || SAME.some((group) => group.has(a) && group.has(b));
}

/** Letters that words of one stem begin with. */
const STEM = 5;
export const singular = (word: string) =>
  plain(word)
    .replaceAll('`', '')
    .toLowerCase()
    .replace(/(?<=\w{3})s$/, '');
