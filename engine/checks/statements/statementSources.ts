import { routeOfFile } from '../../base/routes.ts';
import { isPageFile } from '../readDocs.ts';
import { statementsOf } from '../rules/statementsOf.ts';
import { type PlacedStatement, plainOf, statementsIn } from './statementsIn.ts';
import { valuesIn } from './valuesIn.ts';

/** Files of the docs folder with what readers are told, beside pages. */
const DATA =
  /^(?:_(?:glossary|diagnosis|facts|tools\/[\w-]+)\.json|_(?:diagrams|samples)\/[\w-]+\.(?:json|md|svg|txt)|public\/spec\/.*\.(?:json|yaml)|public\/examples\/index\.json)$/;

/** Files whose values are facts of the platform, which pages and parts repeat. */
const VALUES = /^(?:public\/spec\/.*\.(?:json|yaml)|_apiVersions\/versions\.json)$/;

/** What states something: the name that it is recorded under, and its statements. */
export interface StatementSource {
  name: string;
  read: (text: string) => PlacedStatement[];
}

/** @param file path from the docs folder; undefined of a file that states nothing */
export function statementSource(file: string): StatementSource | undefined {
  if (isPageFile(file)) return { name: routeOfFile(file), read: statementsIn };
  if (!DATA.test(file) && !VALUES.test(file)) return undefined;
  const values = VALUES.test(file) ? valuesIn : () => [];
  return { name: `/${file}`, read: (text) => [...statementsInData(file, text), ...values(text)] };
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
    [...row.matchAll(texts)].flatMap(({ 0: found, index: at }) =>
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
