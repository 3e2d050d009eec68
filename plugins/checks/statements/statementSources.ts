import { matchesOf } from '../../shared/matchesOf.ts';
import { routeOfFile } from '../../shared/routes.ts';
import { isPageFile } from '../readDocs.ts';
import { partedRows } from '../rules/rowsOutsideCode.ts';
import { statementsOf } from '../rules/statementsOf.ts';
import { codeLinesIn } from './codeLinesIn.ts';
import { linksIn } from './linksIn.ts';
import { type PlacedStatement, placedIn, plainOf, statementsIn } from './statementsIn.ts';
import { valuesIn } from './valuesIn.ts';

/** Files of the docs folder with what readers are told, beside pages. */
const DATA =
  /^(?:_(?:glossary|diagnosis|facts)\.json|_diagrams\/[\w-]+\.(?:json|md|svg|txt)|_samples\/[\w-]+\.(?:json|md)|public\/spec\/.*\.(?:json|yaml)|public\/examples\/index\.json)$/;

/** Files whose values are facts of the platform, which pages and parts repeat. */
const VALUES =
  /^(?:public\/spec\/.*\.(?:json|yaml)|public\/examples\/index\.json|_apiVersions\/versions\.json|_(?:glossary|diagnosis)\.json|_samples\/[\w-]+\.json)$/;

/** Files whose rows are shown as they are, or handed to a tool. */
const ROWS =
  /^(?:_samples\/[\w-]+\.(?:ts|txt)|_synonyms\.json|_tools\/.*\.(?:json|txt|log)|public\/examples\/\w+\/.*)$/;

const READERS: [files: RegExp, read: (text: string, file: string) => PlacedStatement[]][] = [
  [DATA, (text, file) => statementsInData(file, text)],
  [VALUES, valuesIn],
  [ROWS, (text) => codeLinesIn(text.split('\n').map((row, index) => [index + 1, row]))],
];

/** What states something: the name that it is recorded under, and its statements. */
export interface StatementSource {
  name: string;
  read: (text: string) => PlacedStatement[];
}

/** @param file path from the docs folder; undefined of a file that states nothing */
export function statementSource(file: string): StatementSource | undefined {
  if (isPageFile(file)) return { name: routeOfFile(file), read: statedIn };
  const readers = READERS.flatMap(([files, read]) => (files.test(file) ? [read] : []));
  if (readers.length === 0) return undefined;
  return { name: `/${file}`, read: (text) => readers.flatMap((read) => read(text, file)) };
}

/** A part that shows data, and what tabs stand for. */
const PART = /^\s*<[A-Z]\w* [^>]*>\s*$/;
/** Members of front matter that searches and cards show of a page. */
const DESCRIPTION = /^\s*(?:- )?(?:description|details|tagline|text): /;

function statedIn(source: string): PlacedStatement[] {
  const { front, outside, code } = partedRows(source);
  const described = front.flatMap(([line, row]) => (DESCRIPTION.test(row) ? placedIn(line, row) : []));
  const parts = outside.filter(([, row]) => PART.test(row));
  return [...described, ...statementsIn(outside), ...linksIn(outside), ...codeLinesIn([...parts, ...code])];
}

/** What stands in a row of a data file for people to read; the words of what a drawing shows and of what a sample prints. */
const TEXTS: [files: RegExp, text: RegExp][] = [
  [/\.json$/, /(?<=(?:^|[[{,:])\s*)"(?:[^"\\]|\\.)*"(?!:)/g],
  [/\.yaml$/, /(?<=^\s*(?:- )?(?:(?:description|summary|title): )?['"]?)[A-Z`a-z](?![\w$-]*: ).* .*/g],
  [/\.svg$/, /(?<=>)[^<>]+(?=<\/(?:text|tspan|title|desc))/g],
  [/\.(?:md|txt)$/, /\S.*/g],
];

function statementsInData(file: string, text: string): PlacedStatement[] {
  const [, texts] = TEXTS.find(([files]) => files.test(file)) ?? [];
  if (!texts) return [];
  const isJson = file.endsWith('.json');
  return text.split('\n').flatMap((row, index) =>
    matchesOf(row, texts).flatMap(({ 0: found, index: at }) =>
      statementsOf(isJson ? found.replace(/^"|"$/g, ' ') : found).flatMap(
        ({ text: statement, start }): PlacedStatement[] => {
          const plain = plainOf(statement);
          const isSaid = plain.includes(' ') || file.endsWith('.svg');
          return isSaid ? [{ text: plain, line: index + 1, column: at + start + 1 }] : [];
        },
      ),
    ),
  );
}
