import { isObject, type Json, type JsonObject, keysOfPointer, valueAt } from './jsonValue.ts';

/** A schema with the document that its references start from. */
export interface SchemaPlace {
  base: string;
  schema: JsonObject;
}

/** Schema documents by their `$id`, so that one can refer to another. */
export class SchemaSet {
  readonly documents: ReadonlyMap<string, JsonObject>;
  /** Where each reference led: one is asked for again with every keyword of a schema that has it. */
  private readonly targets = new Map<string, SchemaPlace | undefined>();

  /** @param documents objects with an absolute `$id`, which nobody changes; brand tokens are already replaced. */
  constructor(documents: JsonObject[]) {
    this.documents = new Map(documents.map((document) => [String(document.$id), document]));
  }

  /**
   * The document of a file name such as `cors.json`.
   * @throws Error when there is none.
   */
  document(name: string): SchemaPlace {
    const place = this.find(name);
    if (!place) throw new Error(`There is no schema ${name}.`);
    return place;
  }

  /** The document of a file name, or undefined when there is none. */
  find(name: string): SchemaPlace | undefined {
    for (const [base, schema] of this.documents) {
      if (base.endsWith(`/${name}`)) return { base, schema };
    }
    return undefined;
  }

  /**
   * Follows a `$ref`.
   * @returns undefined when nothing is at its target.
   */
  resolve(ref: string, base: string): SchemaPlace | undefined {
    const key = `${base}\n${ref}`;
    if (!this.targets.has(key)) this.targets.set(key, this.follow(ref, base));
    return this.targets.get(key);
  }

  private follow(ref: string, base: string): SchemaPlace | undefined {
    const url = new URL(ref, base);
    const keys = keysOfPointer(url.hash.slice(1));
    url.hash = '';
    const document = this.documents.get(url.href);
    const target = document && valueAt(document, keys);
    return isObject(target) ? { base: url.href, schema: target } : undefined;
  }

  /**
   * A schema with all that it refers to, nearest first: what the keyword says here comes before what the target says.
   * @throws Error on a reference that leads nowhere, or to itself.
   */
  chain(place: SchemaPlace): SchemaPlace[] {
    const chain = [place];
    for (let ref = place.schema.$ref; typeof ref === 'string'; ) {
      const last = chain[chain.length - 1];
      const target = this.resolve(ref, last.base);
      if (!target) throw new Error(`${last.base}: $ref "${ref}" doesn't exist.`);
      if (chain.some(({ schema }) => schema === target.schema)) {
        throw new Error(`${last.base}: $ref "${ref}" leads back to itself.`);
      }
      chain.push(target);
      ref = target.schema.$ref;
    }
    return chain;
  }

  /** The value of a keyword, from the schema or from what it refers to. */
  keyword(place: SchemaPlace, name: string): Json | undefined {
    return this.chain(place).find(({ schema }) => name in schema)?.schema[name];
  }

  /** A schema with all that it refers to and combines by `allOf`, nearest first. */
  parts(place: SchemaPlace): SchemaPlace[] {
    return this.chain(place).flatMap((part) => {
      const { allOf } = part.schema;
      const combined = Array.isArray(allOf) ? allOf.filter(isObject) : [];
      return [part, ...combined.flatMap((schema) => this.parts({ base: part.base, schema }))];
    });
  }

  /** The properties of an object schema, each with its document. A part may only limit what another one describes. */
  properties(place: SchemaPlace): Map<string, SchemaPlace> {
    const all = new Map<string, SchemaPlace>();
    for (const { base, schema } of this.parts(place)) {
      for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
        if (!isObject(property)) continue;
        const known = all.get(name)?.schema;
        if (!known || !('description' in known || '$ref' in known)) all.set(name, { base, schema: property });
      }
    }
    return all;
  }

  /**
   * Lists the members that values of a schema may have: properties by name, and `*` for the items of an array and the
   * members of a map. Branches of unions count.
   */
  members(place: SchemaPlace): [name: string, SchemaPlace][] {
    return this.chain(place).flatMap(({ base, schema }) => {
      const { properties, additionalProperties, items } = schema;
      const own = [
        ...Object.entries(isObject(properties) ? properties : {}),
        ['*', items],
        ['*', additionalProperties],
      ];
      const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => schema[name] ?? []).filter(isObject);
      return [
        ...(own as [string, Json][]).flatMap(([name, child]): [string, SchemaPlace][] =>
          isObject(child) ? [[name, { base, schema: child }]] : [],
        ),
        ...branches.flatMap((branch) => this.members({ base, schema: branch })),
      ];
    });
  }

  /**
   * Finds the schemas at a path into the values of a schema; `*` is each item of an array or each member of a map.
   * @returns none when the schema has no such path
   */
  at(place: SchemaPlace, segments: readonly string[]): SchemaPlace[] {
    const [first, ...rest] = segments;
    if (first === undefined) return [place];
    return this.members(place).flatMap(([name, child]) => (name === first ? this.at(child, rest) : []));
  }
}
