import { CODE } from '../../pages/prose.ts';
import { positionAt } from '../../shared/jsonFile.ts';
import type { Problem } from '../../shared/problem.ts';
import type { CheckedData } from '../checkData.ts';
import { checkCharacters } from './characters.ts';
import { checkHosts, checkLeaks } from './leaks.ts';
import { checkNames } from './terms.ts';
import { checkBrand, checkTokens } from './tokens.ts';
import { checkUnfinished, checkWords, type Words } from './words.ts';

const READ =
  /^(?:\s*[[{]?\s*)?(?:- )?"?(?:title|description|summary|when|text|question|note|networks|allows|definition|caption|label|finding|effect|meaning|holds|detail|keyTypes|relationships|services|name|prerequisite|term)"?: /;
/** Data that pages are written from. What describes a standard has the words of the standard. */
const SHOWN = /\/public\/spec\/(?!json-schema\/standards\/|standards\.json)|\/_glossary\.json$/;

/** Checks the texts of a data file by the rules that pages follow too. */
export function checkDataText(file: string, text: string, { tokens, hosts, findTerms }: CheckedData): Problem[] {
  const rows = text.split('\n');
  const isExample = file.includes('/examples/');
  // The glossary lists the names that it rules out, and the platform's own messages are quoted as they are.
  const isOurs = ({ positionAt }: Words) => {
    const row = rows[positionAt(0).line - 1];
    return file.endsWith('/_glossary.json') ? row.includes('"definition": ') : !/^\s*"?detail"?: /.test(row);
  };
  const templates = /\.(?:json|ya?ml)$/.test(file) ? rows.flatMap(quotedIn) : [];
  return [
    ...checkCharacters(file, text),
    ...checkLeaks(file, text),
    ...checkBrand(file, text, tokens),
    ...checkTokens(file, text, tokens),
    ...(hosts && !isExample ? checkHosts(file, text, hosts) : []),
    ...templates.flatMap((words) => checkUnfinished(file, words)),
    ...dataWords(file, text).flatMap((words) => [
      ...checkWords(file, words),
      ...(SHOWN.test(file) && isOurs(words) ? checkNames(file, withoutMentions(words), findTerms()) : []),
    ]),
  ];
}

/** The texts of a data file that people read; code in them is one character each. */
export function dataWords(file: string, text: string): Words[] {
  if (/\.(?:svg|md)$/.test(file)) {
    // Tags separate the words of a drawing.
    const blank = (tag: string) => tag.replace(/[^\n]/g, ' ').replace(/^ /, '.');
    const words = file.endsWith('.md') ? text : text.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, blank);
    return [{ text: inProse(words), positionAt: (index) => positionAt(text, index) }];
  }
  const isYaml = /\.ya?ml$/.test(file);
  let folded = -1;
  return text.split('\n').flatMap((row, index): Words[] => {
    const indent = row.search(/\S/);
    if (indent >= 0 && indent <= folded) folded = -1;
    const isRead = READ.test(row);
    if (isYaml && isRead && /: [>|][-+]?$/.test(row)) {
      folded = indent;
      return [];
    }
    const isText = isRead || (isYaml ? folded >= 0 : /^\s*"[[A-Z`][^"]* [^"]*",?$/.test(row));
    return isText ? [{ text: inProse(row), positionAt: (at) => ({ line: index + 1, column: at + 1 }) }] : [];
  });
}

/** Emphasis and the text of an external link mention a name. */
const withoutMentions = ({ text, positionAt }: Words): Words => ({
  text: text.replace(/\*[^*\n]+\*|\[[^\]]+\](?=\uFFFC)/g, (found) => CODE.repeat(found.length)),
  positionAt,
});

/** Texts in quotation marks with a bracket, which a template leaves for the writer to fill. */
const quotedIn = (row: string, index: number): Words[] =>
  [...row.matchAll(/"[^"]*\[[^"]*"/g)].map(({ 0: text, index: start }) => ({
    text,
    positionAt: (at) => ({ line: index + 1, column: start + at + 1 }),
  }));

/** Code, addresses and tags have no spelling; each keeps its length, so that places stay right. */
function inProse(text: string): string {
  return text.replace(/`[^`\n]*`|(?:https?:\/\/|%brand)\S+|\]\([^)]*\)|<[^>]*>|"\w+":/g, (found) =>
    CODE.repeat(found.length),
  );
}
