import { digestOf } from '../shared/digestOf.ts';
import { once, onceEach } from '../shared/once.ts';
import type { Problem } from '../shared/problem.ts';
import type { FactsLook } from './factsLook.ts';
import type { Facts, WordFacts } from './knownFacts.ts';
import type { LookUp } from './lookUp.ts';
import type { OpenPage } from './openPage.ts';
import { OpenRows } from './openRows.ts';
import { factRules, withoutEchoes } from './rules/facts.ts';

/** What the rules of facts found on a page, by their places in the list, with the state of the facts then. */
export interface FoundFacts {
  state: string;
  found: Record<number, Problem[]>;
}

const STATE = 'state of facts';
const KIND = 'facts of page';

/**
 * What the rules of facts find on pages. Each rule says which facts it needs: after an edit of data, pages are held to
 * the rules alone whose facts are others since.
 */
export class PageFacts {
  private readonly facts: FactsLook;
  private readonly known: LookUp;

  constructor(facts: FactsLook, known: LookUp) {
    this.facts = facts;
    this.known = known;
  }

  /**
   * Holds a page to the facts, as far as no earlier run did.
   * @param name changes with all that the page is made of
   * @param made takes what is new
   */
  problemsOf(page: OpenPage, name: string, made: (found: FoundFacts) => void): Problem[] {
    const { known } = this;
    const before = known.has(KIND, name) ? known.get(KIND, name, noFacts) : undefined;
    if (before?.state === this.state()) return problemsIn(before);
    const lists = before ? this.afterEditOfData(before, page, name) : this.afterEdit(page, name);
    const found = Object.fromEntries(lists.flatMap((list, index) => (list.length > 0 ? [[index, list]] : [])));
    const now = { state: this.state(), found };
    made(now);
    return problemsIn(now);
  }

  /** Holds a page that did not change to the rules whose facts did. */
  private afterEditOfData(before: FoundFacts, page: OpenPage, name: string): Problem[][] {
    const isSame = this.isSameSince(before.state);
    const read = once(() => page.facts(name));
    return factRules.map((rule, index) =>
      isSame(index) ? (before.found[index] ?? []) : rule.check(read(), this.facts.all(), read().rows()),
    );
  }

  /** Holds a page that changed to all rules, and its rows to those of rows, as far as no earlier run did. */
  private afterEdit(page: OpenPage, name: string): Problem[][] {
    const read = page.facts(name);
    const memory = page.memory();
    const open = memory && new OpenRows(read, memory.known);
    const isSame = this.isSameSince(open?.state ?? '');
    const lists = factRules.map(({ isOfRows, check }, index) =>
      check(read, this.facts.all(), open && isOfRows && isSame(index) ? open.rows() : read.rows()),
    );
    open?.keep(this.state(), lists.flat());
    return lists;
  }

  /** Says of a rule, by its place in the list, whether the facts that it needs are those of a state. */
  private isSameSince(state: string): (index: number) => boolean {
    const { known } = this;
    const old = known.has(STATE, state) ? known.get<string[]>(STATE, state, () => []) : [];
    const digests = this.digests();
    return (index) => old[index] === digests[index];
  }

  /** Changes with all facts. */
  private readonly state = once(() => {
    const state = digestOf(...this.digests());
    this.known.get(STATE, state, this.digests);
    return state;
  });

  /** Texts that change with the facts that each rule needs. */
  private readonly digests = once(() =>
    factRules.map(({ needs }) => digestOf(...needs.map((need) => this.published()[need] ?? this.own(need)))),
  );

  /** Those of the facts that the published data tell, which take long to read. */
  private readonly published = once((): Partial<Record<keyof Facts, string>> => {
    const own = Object.keys(this.facts.ofWords());
    return this.known.get('digests of facts', this.facts.digest(), () => {
      const told = Object.entries(this.facts.all()).filter(([need]) => !own.includes(need));
      return Object.fromEntries(told.map(([need, fact]) => [need, digestOf(JSON.stringify(fact))]));
    });
  });

  private readonly own = onceEach((need: keyof Facts) =>
    digestOf(JSON.stringify(this.facts.ofWords()[need as keyof WordFacts] ?? null)),
  );
}

const noFacts = (): FoundFacts => ({ state: '', found: {} });

/** Keys that are numbers are in their order. */
const problemsIn = ({ found }: FoundFacts): Problem[] => withoutEchoes(Object.values(found).flat());
