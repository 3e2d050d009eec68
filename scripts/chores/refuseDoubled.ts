import { rowsOutsideCode } from '../../plugins/checks/rules/rowsOutsideCode.ts';
import { ChoreError, type Site } from './site.ts';

interface PlacedHeading {
  line: number;
  /** The whole row, without an id. */
  row: string;
}

/**
 * Refuses a change after which two pages have one title, or a page has a heading twice: nobody could tell which is
 * which, and only the writer knows what sets them apart.
 * @param texts what changes, by path
 * @throws ChoreError with what to do first
 */
export function refuseDoubled(site: Site, texts: ReadonlyMap<string, string>): void {
  const titles = new Map<string, string[]>();
  const places = (file: string) => headingsOf(texts.get(file) ?? site.texts.get(file) ?? '');
  for (const file of site.pages.values())
    for (const { row, line } of places(file).filter((one) => isTitle(one)))
      titles.set(row, [...(titles.get(row) ?? []), `${file}:${line}`]);
  const doubled = [...texts.keys()].flatMap((file) => {
    if (![...site.pages.values()].includes(file)) return [];
    const before = headingsOf(site.texts.get(file) ?? '');
    return places(file).flatMap(({ row, line }) => {
      // What the change leaves as it was is not of its making.
      if (before.some((one) => one.row === row && one.line === line)) return [];
      const others = isTitle({ row })
        ? (titles.get(row) ?? [])
        : places(file).flatMap((one) => (textOf(one.row) === textOf(row) ? [`${file}:${one.line}`] : []));
      const [other] = others.filter((place) => place !== `${file}:${line}`);
      return other ? [`${file}:${line} would be "${textOf(row)}", as ${other} is.`] : [];
    });
  });
  if (doubled.length > 0)
    throw new ChoreError(
      `${doubled.join('\n')}\nGive one of the two other words first, or choose another name. Nothing was changed.`,
    );
}

function headingsOf(text: string): PlacedHeading[] {
  return rowsOutsideCode(text).flatMap(([line, row]) =>
    /^#{1,6} /.test(row) ? [{ line, row: row.replace(/\s*\\?\{#[\w-]+\}\s*$/, '') }] : [],
  );
}

const isTitle = ({ row }: Pick<PlacedHeading, 'row'>) => row.startsWith('# ');
const textOf = (row: string) => row.replace(/^#+ /, '');
