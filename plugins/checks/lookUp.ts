/** Values that were worked out before, by a name that changes with all that they depend on. */
export interface LookUp {
  /** Gives the value of a name, which is made where it is not known. It has to survive JSON. */
  get<Value>(kind: string, name: string, make: () => Value): Value;
  has(kind: string, name: string): boolean;
  /** Keeps a value for the next run that nobody may ask for in this one. */
  hold(kind: string, name: string): void;
  /** Keeps all values of the kinds that nobody asked for in this run. */
  holdOthers(): void;
  /** Takes over a value that was made elsewhere. */
  put(kind: string, name: string, value: unknown): void;
  /** What was made and taken over since the last call of `turn`. */
  fresh(): Values;
  /** Begins a new run; what was asked for in the last one is known in it. */
  turn(): Values;
  /** Lets go of what was made and taken over since the last call of `turn`. */
  forget(): void;
  /** Whether anything had to be made since the last call of `turn`. */
  isNew(): boolean;
}

/** A value, or its JSON where nobody has asked for it yet, or both. */
interface Kept {
  value?: unknown;
  json?: string;
}

type Values = ReadonlyMap<string, Kept>;

/** @param known values of an earlier run, as `textOf` wrote them; a later text counts before an earlier one */
export function lookUp(...known: readonly string[]): LookUp {
  let asked = new Map<string, Kept>();
  let kept: Map<string, Kept> = valuesOf(known);
  let made = new Set<string>();
  return {
    get(kind, name, make) {
      const key = `${kind} ${name}`;
      const found = asked.get(key) ?? kept.get(key);
      const one = found ?? { value: make() };
      if (!found) made.add(key);
      asked.set(key, one);
      if (!('value' in one)) one.value = JSON.parse(one.json as string);
      return one.value as never;
    },
    has: (kind, name) => [asked, kept].some((values) => values.has(`${kind} ${name}`)),
    hold(kind, name) {
      const key = `${kind} ${name}`;
      const found = kept.get(key);
      if (found && !asked.has(key)) asked.set(key, found);
    },
    holdOthers() {
      const kinds = new Set([...asked.keys()].map(kindOf));
      for (const [key, one] of kept) if (!kinds.has(kindOf(key))) asked.set(key, one);
    },
    put(kind, name, value) {
      const key = `${kind} ${name}`;
      asked.set(key, { value });
      made.add(key);
    },
    fresh: () => new Map([...made].map((key) => [key, asked.get(key) as Kept])),
    isNew: () => made.size > 0,
    forget() {
      asked = new Map();
      made = new Set();
    },
    turn() {
      // What nobody asked for in two runs is let go.
      const result = asked;
      for (const [key, value] of asked) kept.set(key, value);
      if (kept.size > MOST) kept = asked;
      asked = new Map();
      made = new Set();
      return result;
    },
  };
}

const MOST = 5000;

/** What one run or thread tells another: under a name that changes with all that it depends on. */
export type Entry = readonly [kind: string, name: string, value: unknown];

const kindOf = (key: string) => key.slice(0, key.lastIndexOf(' '));

/** Writes values a line each, of which those that were read and not changed are as they were. */
export function textOf(values: Values): string {
  return [...values].map(([key, one]) => `${key}\t${one.json ?? JSON.stringify(one.value)}\n`).join('');
}

/** JSON has neither line ends nor tabs, and names have neither. */
function valuesOf(texts: readonly string[]): Map<string, Kept> {
  const values = new Map<string, Kept>();
  for (const text of texts)
    for (let start = 0; start < text.length; ) {
      const tab = text.indexOf('\t', start);
      const end = text.indexOf('\n', tab);
      values.set(text.slice(start, tab), { json: text.slice(tab + 1, end) });
      start = end + 1;
    }
  return values;
}
