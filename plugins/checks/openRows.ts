import { digestOf } from '../shared/digestOf.ts';
import { once } from '../shared/once.ts';
import type { Problem } from '../shared/problem.ts';
import type { LookUp } from './lookUp.ts';
import { type FactPage, stateAround } from './rules/factPage.ts';
import { keyOfRow, type ProseRow, proseRows } from './rules/proseRows.ts';

/** What the last look at a page leaves to the next one. */
interface LookedRows {
  /** The state of the facts then. */
  state: string;
  /** Changes with what else the rules of rows know of the page. */
  around: string;
  source: string;
  /** Lines in which something was found. */
  told: number[];
}

const KIND = 'looked rows';
const NAME = 'last';

/**
 * The rows of a page that an earlier run found something in, or did not look at. An edit changes a few rows, and a rule
 * that knows nothing but a row and what `stateAround` names finds nothing in the others, wherever they stand now.
 */
export class OpenRows {
  /** The state of the facts that the others were held to. */
  readonly state: string;
  private readonly page: FactPage;
  private readonly known: LookUp;
  private readonly last: LookedRows | undefined;

  /** @param known what earlier runs worked out for the page */
  constructor(page: FactPage, known: LookUp) {
    this.page = page;
    this.known = known;
    const last = known.has(KIND, NAME) ? known.get<LookedRows | undefined>(KIND, NAME, () => undefined) : undefined;
    this.last = last?.around === this.around() ? last : undefined;
    this.state = this.last?.state ?? '';
  }

  readonly rows = once((): readonly ProseRow[] => {
    const { last } = this;
    if (!last) return this.page.rows();
    const sound = proseRows(last.source).filter(({ line }) => !last.told.includes(line));
    const keys = new Set(sound.map(keyOfRow));
    return this.page.rows().filter((row) => !keys.has(keyOfRow(row)));
  });

  /** Leaves to the next run what was found in all rows. */
  keep(state: string, found: readonly Problem[]): void {
    const told = [...new Set(found.map(({ line }) => line))];
    this.known.put(KIND, NAME, { state, around: this.around(), source: this.page.source, told } satisfies LookedRows);
  }

  private readonly around = once(() => digestOf(stateAround(this.page)));
}
