import { digestOf } from '../base/digestOf.ts';
import { once, onceEach } from '../base/once.ts';
import type { Problem } from '../base/problem.ts';
import type { DataLook } from './dataLook.ts';
import type { Facts } from './knownFacts.ts';
import type { LookUp } from './lookUp.ts';
import type { OpenPage } from './openPage.ts';
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
  private readonly data: DataLook;
  private readonly known: LookUp;

  constructor(data: DataLook, known: LookUp) {
    this.data = data;
    this.known = known;
  }

  /**
   * Holds a page to the facts, as far as no earlier run did.
   * @param name changes with all that the page is made of
   * @param made takes what is new
   */
  problemsOf(page: OpenPage, name: string, made: (found: FoundFacts) => void): Problem[] {
    const { known } = this;
    const before = known.has(KIND, name) ? known.get(KIND, name, noFacts) : noFacts();
    if (before.state === this.state()) return problemsIn(before);
    const old = known.has(STATE, before.state) ? known.get<string[]>(STATE, before.state, () => []) : [];
    const digests = this.digests();
    const read = once(() => page.facts(name));
    const lists = factRules.map((rule, index) =>
      old[index] === digests[index] ? (before.found[index] ?? []) : rule.check(read(), this.data.facts()),
    );
    const found = Object.fromEntries(lists.flatMap((list, index) => (list.length > 0 ? [[index, list]] : [])));
    const now = { state: this.state(), found };
    made(now);
    return problemsIn(now);
  }

  /** Changes with all facts. */
  private readonly state = once(() => {
    const state = digestOf(...this.digests());
    this.known.get(STATE, state, this.digests);
    return state;
  });

  /** Texts that change with the facts that each rule needs. */
  private readonly digests = once(() =>
    this.known.get('digests of facts', this.data.digest, () => {
      const facts = this.data.facts();
      const digests = onceEach((need: keyof Facts) => digestOf(JSON.stringify(facts[need])));
      return factRules.map(({ needs }) => digestOf(...needs.map(digests)));
    }),
  );
}

const noFacts = (): FoundFacts => ({ state: '', found: {} });

/** Keys that are numbers are in their order. */
const problemsIn = ({ found }: FoundFacts): Problem[] => withoutEchoes(Object.values(found).flat());
