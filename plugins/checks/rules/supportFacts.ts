import { matchesOf } from '../../shared/matchesOf.ts';
import { onceEach } from '../../shared/once.ts';
import type { Facts } from '../knownFacts.ts';
import { NUMBER_WORDS, numberOf, writtenAs } from './numberWords.ts';

/** Two services may work together, and three may share a page. More of them are all that there are. */
const FEW = 3;
const NUMBER = `(\\d+|${NUMBER_WORDS.join('|')})`;
/** A number before what it counts. "Supports the 14 methods" counts those of DIDs. */
const countOf = onceEach(
  (noun: string) =>
    new RegExp(
      `\\b${NUMBER} ${noun.replace('DID ', '(?:DID |(?<=\\bsupports (?:all |the |all the )?\\w+ ))')}\\b`,
      'gi',
    ),
);
const STATUS = /\b(?:answers?|status(?: code)?)(?: of| with| is| was)? `?([1-5]\d\d)`?(?![\d.,]\d|\w)/gi;
/** One method, or a list of them. */
const METHODS = /\bsupports? (?:[\w ]+ )?(`?did:[a-z0-9]+`?(?:(?:, | and | or |, and |, or )`?did:[a-z0-9]+`?)*)/g;
/** What answers here is the reader's own, of which the data know nothing. */
const OWN_SERVER =
  /\byour (?:own )?(?:[\w-]+ )?(?:proxy|server|firewall|load balancer|CDN|backend|application|app|website)\b[^.;:]*$/i;

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

/** Says where a row counts services or DID methods otherwise than the data. */
export function countSlips(row: string, counts: Facts['counts']): Finding[] {
  return Object.entries(counts).flatMap(([noun, count]) =>
    matchesOf(row, countOf(noun)).flatMap(({ 0: found, 1: number, index }) => {
      const said = numberOf(number);
      if (said === count || said <= FEW) return [];
      const fix = `Write "${writtenAs(count, number)}${found.slice(number.length)}".`;
      return [{ index, message: `"${found}": the data have ${count}.`, fix }];
    }),
  );
}

/** Says which DID methods a row calls supported that are not. */
export function methodSlips(row: string, methods: readonly string[]): Finding[] {
  if (methods.length === 0) return [];
  return matchesOf(row, METHODS).flatMap(({ 0: found, 1: list, index }) =>
    matchesOf(list, /did:([a-z0-9]+)/g).flatMap(({ 1: method, index: at }) => {
      if (methods.includes(method)) return [];
      const message = `The data do not say that did:${method} is supported.`;
      const place = index + found.length - list.length + at;
      return [{ index: place, message, fix: `Name one of: ${methods.join(', ')}.` }];
    }),
  );
}

/** Says with which statuses a row answers that no operation has. */
export function statusSlips(row: string, statuses: readonly string[]): Finding[] {
  if (statuses.length === 0) return [];
  const numbers = statuses.filter((one) => /^\d+$/.test(one));
  return matchesOf(row, STATUS).flatMap(({ 1: status, index }) => {
    if (statuses.includes(status) || OWN_SERVER.test(row.slice(0, index))) return [];
    const message = `No operation of the platform answers with ${status}.`;
    return [{ index, message, fix: `Write one of: ${numbers.join(', ')}.` }];
  });
}
