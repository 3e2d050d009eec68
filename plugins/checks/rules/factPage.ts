import type { Page } from '../../pages/page.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { once } from '../../shared/once.ts';
import type { Problem } from '../../shared/problem.ts';
import type { MarkedName } from './codeNames.ts';
import { type ProseRow, proseRows } from './proseRows.ts';
import { rowsOfFences, type WrittenFence } from './rows.ts';
import type { TermFinder } from './terms.ts';

/** What a rule that looks at rows one by one may know of their page: little, and nothing that most edits change. */
export interface RowPage {
  file: string;
  route: string;
  /** Its samples, without their places. */
  fences: () => readonly Pick<WrittenFence, 'code' | 'meta'>[];
  /** The APIs that its parts are of. */
  apis: () => readonly string[];
  /** Whether it speaks of what the APIs of a service work with. */
  isBeside: () => boolean;
}

/** What the rules of facts read of a page: none needs its tree, once its names were read. */
export interface FactPage extends RowPage {
  source: string;
  /** Its rows outside samples. */
  rows: () => readonly ProseRow[];
  /** What its own text has in code or in bold. */
  names: () => readonly MarkedName[];
  /** Finds the names in it that others use for our terms. */
  otherNames: (find: TermFinder) => Problem[];
}

/** A part, such as `<CheckStep of="resolver" … />`. */
const PART = /^<[A-Z]\w+ of="(\w+)"/gm;
const BESIDE = /\/management\/|\bconfiguration|\bAPI keys?\b/;

/**
 * What rules of facts read of a page.
 * @param ofTree what is read of its tree
 */
export function factPage(
  { file, route, source }: Pick<Page, 'file' | 'route' | 'source'>,
  ofTree: Pick<FactPage, 'names' | 'otherNames'>,
): FactPage {
  return {
    file,
    route,
    source,
    fences: once(() => rowsOfFences(source)),
    apis: once(() => matchesOf(source, PART).map(([, api]) => api)),
    isBeside: once(() => BESIDE.test(source)),
    rows: once(() => proseRows(source)),
    ...ofTree,
  };
}

/** Changes with all that a rule of rows may know of a page. */
export const stateAround = ({ file, route, fences, apis, isBeside }: RowPage): string =>
  JSON.stringify([file, route, fences().map(({ code, meta }) => [code, meta]), apis(), isBeside()]);
