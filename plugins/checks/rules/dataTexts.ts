import { CODE } from '../../pages/prose.ts';
import { positionAt } from '../../shared/jsonFile.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import { checkCharacters } from './characters.ts';
import { checkHosts, checkLeaks } from './leaks.ts';
import { checkNames, type TermFinder } from './terms.ts';
import { checkBrand, checkTokens } from './tokens.ts';
import { checkUnfinished, checkWords, type Words } from './words.ts';

/** Members whose text people read. */
const READ =
  /^(?:\s*[[{]?\s*)?(?:- )?"?(?:title|description|summary|when|text|question|note|networks|allows|definition|caption|label|finding|effect|meaning|holds|detail|keyTypes|relationships|services|name|prerequisite|term)"?: /;

/** Data that pages are written from. What describes a standard speaks in the words of the standard. */
const SHOWN = /\/public\/spec\/(?!json-schema\/standards\/|standards\.json)|\/_glossary\.json$/;

/** What the platform itself says of an error is quoted as it is. */
const DETAIL = /^\s*"?detail"?: /;
/** An entry of the glossary lists the names that it rules out. */
const DEFINITION = /"definition": /;

/** What the texts of data are held against. */
export interface TextContext {
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** Hosts that pages may cite; undefined where any host is welcome. */
  hosts?: readonly string[];
  /** Finds the names that others use for our terms. */
  findTerms?: TermFinder;
}

/** Holds the texts of a data file to what pages keep too: no slips, no leaks, no brand, nothing hidden. */
export function checkDataText(file: string, text: string, { tokens, hosts, findTerms }: TextContext): Problem[] {
  const isExample = file.includes('/examples/');
  const rows = text.split('\n');
  const isGlossary = file.endsWith('/_glossary.json');
  const isOurs = ({ placeOf }: Words) => {
    const row = rows[placeOf(0).line - 1];
    return isGlossary ? DEFINITION.test(row) : !DETAIL.test(row);
  };
  return [
    ...checkCharacters(file, text),
    ...checkLeaks(file, text),
    ...checkBrand(file, text, tokens),
    ...checkTokens(file, text, tokens),
    ...(hosts && !isExample ? checkHosts(file, text, hosts) : []),
    ...(/\.(?:json|ya?ml)$/.test(file) ? quotedWords(text).flatMap((words) => checkUnfinished(file, words)) : []),
    ...dataWords(file, text).flatMap((words) => [
      ...checkWords(file, words),
      ...(findTerms && SHOWN.test(file) && isOurs(words) ? checkNames(file, withoutMentions(words), findTerms) : []),
    ]),
  ];
}

/** The texts of a data file that people read, line by line; code in them is one character each. */
export function dataWords(file: string, text: string): Words[] {
  if (file.endsWith('.svg')) return [{ text: wordsOfDrawing(text), placeOf: (index) => positionAt(text, index) }];
  if (file.endsWith('.md')) return [{ text: inProse(text), placeOf: (index) => positionAt(text, index) }];
  const isYaml = /\.ya?ml$/.test(file);
  let folded = -1;
  return text.split('\n').flatMap((row, index): Words[] => {
    const indent = row.search(/\S/);
    if (folded >= 0 && indent <= folded && indent >= 0) folded = -1;
    const isRead = READ.test(row);
    if (isYaml && isRead && /: [>|][-+]?$/.test(row)) {
      folded = indent;
      return [];
    }
    const isText = isYaml ? folded >= 0 || isRead : isRead || /^\s*"[[A-Z`][^"]* [^"]*",?$/.test(row);
    if (!isText) return [];
    return [{ text: inProse(row), placeOf: (at) => ({ line: index + 1, column: at + 1 }) }];
  });
}

/** What is emphasized, and the words of a link that leaves the site, mention a name. */
const withoutMentions = ({ text, placeOf }: Words): Words => ({
  text: text.replace(/\*[^*\n]+\*|\[[^\]]+\](?=\uFFFC)/g, (found) => CODE.repeat(found.length)),
  placeOf,
});

/** Every text of a data file in quotation marks, since a template leaves words for the writer in any of them. */
function quotedWords(text: string): Words[] {
  return text.split('\n').flatMap((row, index) =>
    row.includes('[')
      ? matchesOf(row, /"[^"]*"/g).map(({ 0: quoted, index: start }) => ({
          text: quoted,
          placeOf: (at: number) => ({ line: index + 1, column: start + at + 1 }),
        }))
      : [],
  );
}

/** The words between the tags of a drawing, each where it is, and none beside another. */
function wordsOfDrawing(text: string): string {
  return inProse(
    text.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, (tag) => tag.replace(/[^\n]/g, ' ').replace(/^ /, '.')),
  );
}

/** Code, addresses and tags have no spelling; each is as long as it was, so that places stay right. */
function inProse(text: string): string {
  return text.replace(/`[^`\n]*`|(?:https?:\/\/|%brand)\S+|\]\([^)]*\)|<[^>]*>|"\w+":/g, (found) =>
    CODE.repeat(found.length),
  );
}
