import { isObject, type Json, type JsonObject, plain, valueAt } from '../base/index.ts';

/** A schema, and the address of the document that its references start from. */
export interface SchemaPlace {
  schema: JsonObject;
  base: string;
}

type Path = readonly (string | number)[];

/** Walks through JSON Schemas (draft 2020-12) that refer to each other, from the one of a configuration. */
export class SchemaWalk {
  readonly root: SchemaPlace;
  private readonly documents: ReadonlyMap<string, JsonObject>;

  /** @param documents Schemas that the schema refers to. As it does, each has an absolute `$id`. */
  constructor(schema: JsonObject, documents: readonly JsonObject[]) {
    this.root = { schema, base: String(schema.$id) };
    this.documents = new Map([schema, ...documents].map((document) => [String(document.$id), document]));
  }

  /** A schema and all that its `$ref` leads to, nearest first. */
  private chain(place: SchemaPlace): SchemaPlace[] {
    const chain = [place];
    for (let last = place; typeof last.schema.$ref === 'string'; ) {
      const [file, pointer = ''] = last.schema.$ref.split('#');
      const base = file === '' ? last.base : last.base.replace(/[^/]*$/, file);
      const schema = valueAt(this.documents.get(base), pointer);
      if (!isObject(schema) || chain.some((one) => one.schema === schema)) break;
      last = { schema, base };
      chain.push(last);
    }
    return chain;
  }

  /** The value of a keyword, from the schema or from what it refers to. */
  keyword(place: SchemaPlace, name: string): Json | undefined {
    return this.chain(place).find(({ schema }) => name in schema)?.schema[name];
  }

  /** What a value is for, as plain text; empty if the schema has no description. */
  about(place: SchemaPlace | undefined): string {
    const about = place && this.keyword(place, 'description');
    return typeof about === 'string' ? plain(about) : '';
  }

  /** The schemas that a value may follow: the branches of a union, or the schema itself. */
  branches(place: SchemaPlace): SchemaPlace[] {
    for (const { schema, base } of this.chain(place)) {
      const union = schema.oneOf ?? schema.anyOf;
      if (Array.isArray(union))
        return union.filter(isObject).flatMap((branch) => this.branches({ schema: branch, base }));
    }
    return [place];
  }

  /** Members that an object may have, by name; those of every branch of a union. */
  members(place: SchemaPlace): Map<string, SchemaPlace> {
    const all = new Map<string, SchemaPlace>();
    for (const { schema, base } of this.branches(place).flatMap((branch) => this.chain(branch))) {
      for (const [name, member] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
        if (isObject(member) && !all.has(name)) all.set(name, { schema: member, base });
    }
    return all;
  }

  /** The schemas of a value, by its path: one for each branch of a union that knows the place. */
  all([name, ...rest]: Path, from = this.root): SchemaPlace[] {
    if (name === undefined) return [from];
    const next = this.branches(from).flatMap((branch) => this.step(branch, name) ?? []);
    return next.flatMap((one) => this.all(rest, one));
  }

  /** Whether a schema defines a member by name, instead of allowing any name. */
  isNamed(around: Path, name: string): boolean {
    return this.all(around).some((one) => this.members(one).has(name));
  }

  /** The first of these schemas; undefined where none knows the place. */
  at(path: Path): SchemaPlace | undefined {
    return this.all(path)[0];
  }

  /** One step down in a schema that is no union: a member, an entry of a list, or a member with a free name. */
  private step(place: SchemaPlace, name: string | number): SchemaPlace | undefined {
    const member = typeof name === 'string' ? this.members(place).get(name) : undefined;
    if (member) return member;
    const keyword = typeof name === 'string' ? 'additionalProperties' : 'items';
    for (const { schema, base } of this.chain(place)) {
      const inner = schema[keyword];
      if (isObject(inner)) return { schema: inner, base };
    }
    return undefined;
  }
}
