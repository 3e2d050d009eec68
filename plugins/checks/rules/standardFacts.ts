import type { Standard } from '../../schemas/published/standards.ts';
import { escapePattern } from '../../shared/escapePattern.ts';
import { matchesOf } from '../../shared/matchesOf.ts';

/** What prose may say of a standard. */
export type StandardFact = Pick<Standard, 'by' | 'name' | 'address' | 'status' | 'date'>;

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

/** A link of a row, with what follows it up to the next one. */
interface Cited {
  words: string;
  url: string;
  after: string;
  index: number;
  end: number;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const LINK = /\[([^\]]*)\]\((https?:[^)\s]+)\)/g;
const VERSION = /(?<![Ss]ection |§ ?|[\d.:])\d+(?:\.\d+)+(?![\d.]*\d)/;
const STATUS = /(?:Recommendation|Draft|Snapshot|Standard|Specification|Ratified|Practice)\b/;
const SECTION = /\b[Ss]ection (\d+(?:\.\d+)*)/;

/**
 * Says what a row of prose has wrong about the standards: the number of an RFC or of a section beside a link to another,
 * and a version, a year, a status or a date that the data do not have.
 * @param row outside samples
 */
export function standardSlips(row: string, standards: readonly StandardFact[]): Finding[] {
  const cited = linksIn(row);
  // The tables of sources name sections: "Data Model 4.1".
  const namesVersions = !row.startsWith('|') || STATUS.test(row);
  return [
    ...cited.flatMap((link) => [...checkRfc(link), ...checkSection(link)]),
    ...cited.flatMap((link) => {
      const at = standards.filter(({ address }) => withoutHash(address) === withoutHash(link.url));
      if (at.length === 0) return [];
      return [...(namesVersions ? checkVersion(link, at) : []), ...checkStatus(link, at), ...checkSince(link, at)];
    }),
    ...checkBodies(row, standards),
    ...checkYears(row, standards),
    ...(namesVersions ? checkNewer(withoutLinks(row), standards) : []),
    ...checkForms(row, standards),
  ];
}

function linksIn(row: string): Cited[] {
  const found = matchesOf(row, LINK);
  return found.map(({ 0: { length }, 1: words, 2: url, index }, position) => {
    const end = index + length;
    return { words, url, index, end, after: row.slice(end, found[position + 1]?.index) };
  });
}

function checkRfc({ words, url, index }: Cited): Finding[] {
  const said = /\bRFC (\d+)/.exec(words)?.[1];
  const led = /\/rfc(\d+)\b/i.exec(url)?.[1];
  if (!said || !led || said === led) return [];
  return [
    { index, message: `The link of "RFC ${said}" leads to RFC ${led}.`, fix: `Write "RFC ${led}", or link to it.` },
  ];
}

function checkSection({ words, url, after, index, end }: Cited): Finding[] {
  const led = /#section-(\d+(?:\.\d+)*)$/.exec(url)?.[1];
  const behind = /^\)?,? \(?(?:in )?section \d/.test(after);
  const said = SECTION.exec(words) ?? (behind ? SECTION.exec(after) : null);
  if (!led || !said || said[1] === led || said[1].startsWith(`${led}.`)) return [];
  const message = `The link of section ${said[1]} leads to section ${led}.`;
  const fix = `Write "section ${led}", or link to #section-${said[1]}.`;
  return [{ index: SECTION.test(words) ? index : end, message, fix }];
}

/** Holds the version in the words of a link against the names of what it leads to. */
function checkVersion({ words, index }: Cited, at: readonly StandardFact[]): Finding[] {
  const said = VERSION.exec(words)?.[0];
  const known = at.flatMap(({ name }) => VERSION.exec(name)?.[0] ?? []);
  if (!said || known.length === 0 || known.includes(said)) return [];
  return [{ index, message: `The link of version ${said} leads to ${at[0].name}.`, fix: `Write ${known[0]}.` }];
}

/** Holds "Recommendation of 15 May 2025" behind a link against what the data say of its text. */
function checkStatus({ after, end }: Cited, at: readonly StandardFact[]): Finding[] {
  const date = new RegExp(`([A-Z][A-Za-z- ]*?)(?:,| of) ((\\d{1,2}) )?(${MONTHS.join('|')}) (\\d{4})\\b`).exec(after);
  if (!date) return [];
  const [, words, , day, month, year] = date;
  const known = at.filter(({ date }) => date !== '');
  const said = [year, String(MONTHS.indexOf(month) + 1).padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join(
    '-',
  );
  const isKnown = known.some((one) => one.date.startsWith(said) || said.startsWith(one.date));
  if (known.length === 0) return [];
  const [{ name, status, date: right }] = known;
  const index = end + date.index;
  if (!isKnown) return [{ index, message: `${name} has another date in the data.`, fix: `Write "${inWords(right)}".` }];
  if (!STATUS.test(words)) return [];
  if (known.some((one) => words.endsWith(one.status) || one.status.endsWith(words))) return [];
  return [{ index, message: `${name} has another status in the data.`, fix: `Write "${status}".` }];
}

/** What a text is said to be or to have become, and when: "became a W3C Recommendation in 2025". */
const SINCE = new RegExp(
  `^ (?:is|was|became|came|appeared|has been)\\b[^.;:(|]*?\\b(?:in|of|since|from) (?:(\\d{1,2}) )?(?:(${MONTHS.join('|')}) )?(\\d{4})\\b`,
);

function checkSince({ after, end }: Cited, at: readonly StandardFact[]): Finding[] {
  const since = SINCE.exec(after);
  const known = at.filter(({ date }) => date !== '');
  if (!since || known.length === 0) return [];
  const [, day, month, year] = since;
  const isSame = known.some(({ date }) => {
    const [ofYear, ofMonth, ofDay] = date.split('-');
    const isMonth = !month || !ofMonth || MONTHS.indexOf(month) + 1 === Number(ofMonth);
    return ofYear === year && isMonth && (!day || !ofDay || Number(day) === Number(ofDay));
  });
  if (isSame) return [];
  const [{ name, date }] = known;
  return [{ index: end, message: `${name} has another date in the data.`, fix: `Write "${inWords(date)}".` }];
}

/** What a link names is held against what it leads to. */
const withoutLinks = (row: string) => row.replace(LINK, ({ length }) => ' '.repeat(length));

/** A name with its version, such as "VC Data Model 2.0". */
const NAMED = /^([A-Z][\w -]*\w) (\d+(?:\.\d+)+)$/;

/** A version that is newer than all that the data have of a standard; of older ones a text may tell. */
function checkNewer(row: string, standards: readonly StandardFact[]): Finding[] {
  const versions = versionsOf(standards);
  return [...versions].flatMap(([name, all]) => {
    if (!row.includes(name)) return [];
    const pattern = new RegExp(`\\b${escapePattern(name)} (\\d+\\.\\d+)(?![.\\d]*\\d)`, 'g');
    return matchesOf(row, pattern).flatMap(({ 0: said, 1: version, index }) => {
      if (all.some((one) => compare(one, version) >= 0)) return [];
      return [{ index, message: `"${said}": the data have ${all.join(' and ')}.`, fix: `Write ${all.join(' or ')}.` }];
    });
  });
}

/** Every row asks for the same versions. */
const made = new WeakMap<readonly StandardFact[], Map<string, string[]>>();

function versionsOf(standards: readonly StandardFact[]): Map<string, string[]> {
  const last = made.get(standards);
  if (last) return last;
  const versions = new Map<string, string[]>();
  for (const standard of standards) {
    const [, name, version] = NAMED.exec(standard.name) ?? [];
    // Sections are cited behind the names of other texts: "Controlled Identifiers 2.1.3".
    if (name && version) versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  made.set(standards, versions);
  return versions;
}

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** What a text can be, and what it is not then. */
const FORMS: [form: RegExp, is: RegExp][] = [
  [/ is an? (?:IETF )?(?:RFC|Proposed Standard)\b/, /^(?:Proposed Standard|Best Current Practice)$/],
  [/ is an? (?:IETF )?(?:Internet-Draft|draft)\b/, /Draft|Snapshot/],
  [/ is an? (?:W3C )?Recommendation\b/, /^Recommendation$/],
  [/ is an? (?:W3C )?(?:Candidate Recommendation|Working Draft)\b/, /Draft|Snapshot/],
];

/** "Token Status List is an RFC". */
function checkForms(row: string, standards: readonly StandardFact[]): Finding[] {
  if (!FORMS.some(([form]) => form.test(row))) return [];
  const plain = row.replace(/\]\([^)]*\)|[[*`]/g, '');
  const named = standards.filter(({ name }) => plain.includes(name));
  return named.flatMap(({ name, status }) =>
    FORMS.flatMap(([form, is]) => {
      const said = new RegExp(`\\b${escapePattern(name)}${form.source}`).exec(plain);
      if (!said || is.test(status)) return [];
      const index = Math.max(0, row.indexOf(name));
      return [{ index, message: `${name} has another status in the data.`, fix: `Write "${status}".` }];
    }),
  );
}

/** "DIF, version 2.1.1". */
function checkBodies(row: string, standards: readonly StandardFact[]): Finding[] {
  return matchesOf(row, /\b(W3C|OpenID|DIF|IETF), version (\d+(?:\.\d+)+)/g).flatMap(({ 1: body, 2: said, index }) => {
    const known = standards.flatMap(({ by, name }) => (by === body ? (VERSION.exec(name)?.[0] ?? []) : []));
    if (known.length === 0 || known.includes(said)) return [];
    const message = `No standard of ${body} in the data has version ${said}.`;
    return [{ index, message, fix: `Write ${[...new Set(known)].join(' or ')}.` }];
  });
}

/** "ISO/IEC 18013-5:2021". */
function checkYears(row: string, standards: readonly StandardFact[]): Finding[] {
  return matchesOf(row, /\b(ISO\/IEC \d+-\d+):(\d{4})\b/g).flatMap(({ 0: said, 1: number, index }) => {
    const right = standards.flatMap(({ name }) => new RegExp(`${number}:\\d{4}`).exec(name)?.[0] ?? [])[0];
    if (!right || right === said) return [];
    return [{ index, message: `"${said}": the data have ${right}.`, fix: `Write "${right}".` }];
  });
}

const withoutHash = (url: string) => url.split('#')[0].replace(/\/$/, '');

function inWords(date: string): string {
  const [year, month, day] = date.split('-');
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
