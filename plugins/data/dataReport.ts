import { isObject, type Json, segmentsOf } from '../schemas/jsonValue.ts';
import { problemAt } from '../schemas/problemAt.ts';
import type { Spec } from '../schemas/readSpec.ts';
import { SchemaSet } from '../schemas/schemaSet.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { suggestion } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/ruleTable.ts';

export const publishedSet = ({ schemas }: Pick<Spec, 'schemas'>) =>
  new SchemaSet(schemas.map(({ value }) => value).filter(isObject));

/** Collects the problems of one file of data. Each method takes the JSON Pointer of the value that it checks. */
export class DataReport {
  readonly problems: Problem[] = [];
  readonly set: SchemaSet;
  private readonly file: JsonFile;
  readonly routes: ReadonlySet<string>;

  constructor(file: JsonFile, routes: ReadonlySet<string>, set = new SchemaSet([])) {
    this.file = file;
    this.routes = routes;
    this.set = set;
  }

  /** @param wanted the only right value */
  add(pointer: string, rule: RuleName, message: string, fix: string, wanted?: Json): void {
    this.problems.push(problemAt(this.file, pointer, rule, message, fix, wanted));
  }

  /** Adds a problem unless a name is one of the known ones. */
  known(pointer: string, what: string, name: string, known: readonly string[], rule: RuleName = 'data/mismatch'): void {
    if (known.includes(name)) return;
    const others = known.length > 0 ? `Use one of: ${known.join(', ')}.` : 'Remove it.';
    this.add(pointer, rule, `There is no ${what} ${name}.`, suggestion(name, known, others));
  }

  /** Adds a problem unless a route is that of a page. */
  page(pointer: string, route: string): void {
    if (this.routes.has(route)) return;
    const fix = suggestion(route, this.routes, 'Use the route of a page.');
    this.add(pointer, 'data/reference', `There is no page at ${route}.`, fix);
  }

  /** Adds a problem unless the configuration of a service has the key at a JSON Pointer. */
  key(pointer: string, service: string, key: string): void {
    if (this.hasKey(service, key)) return;
    const message = `The configuration of the ${service} has no key ${key}.`;
    const name = key.slice(key.lastIndexOf('/') + 1);
    const beside = this.keysBelow(service, key.slice(0, -name.length - 1));
    const written = (guess: string) => `${key.slice(0, -name.length)}${guess}`;
    this.add(pointer, 'data/reference', message, suggestion(name, beside, 'Use a key from its schema.', written));
  }

  hasKey(service: string, key: string): boolean {
    return this.set.at(this.set.document(`${service}.configuration.json`), segmentsOf(key)).length > 0;
  }

  /** Names of the keys below a key of the configuration of a service. */
  keysBelow(service: string, key: string): string[] {
    const places = this.set.at(this.set.document(`${service}.configuration.json`), segmentsOf(key));
    return places.flatMap((place) => [...this.set.properties(place).keys()]);
  }

  /** Adds a problem for each name that occurs twice in a list of entries, at the member that has it. */
  unique(list: string, member: string, names: readonly string[]): void {
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        this.add(`${list}/${index}/${member}`, 'data/mismatch', `"${name}" occurs twice.`, 'Keep one of the two.');
  }
}
