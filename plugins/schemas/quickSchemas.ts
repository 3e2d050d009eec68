import { dereference, type Schema, validate } from '@cfworker/json-schema';
import type { JsonObject, JsonValue } from './jsonValue.ts';

type Places = ReturnType<typeof dereference>;

/**
 * Says whether a value is one of a schema, by reading the schema instead of compiling it: a compiled schema pays off
 * after hundreds of values, and most schemas here judge a few. It does not say what is wrong, which `SchemaValidator`
 * does, and in doubt it says no.
 */
export class QuickSchemas {
  private readonly places: Places = Object.create(null);
  /** Documents that it cannot read leave every value in doubt. */
  private isSure = true;
  private count = 0;

  /** @param documents schemas with an absolute `$id` */
  constructor(documents: Iterable<JsonObject>) {
    try {
      // The library notes on each schema where it stands.
      for (const document of documents) dereference(structuredClone(document) as Schema, this.places);
    } catch {
      this.isSure = false;
    }
  }

  /**
   * @param schema a document by its `$id`, a place in one, or a schema that may refer to the documents
   * @param base `$id` of the document that references without one are of
   * @returns true where the value is surely one of the schema
   */
  accepts(schema: string | JsonObject, value: JsonValue, base?: string): boolean {
    if (!this.isSure) return false;
    try {
      const places: Places = Object.create(this.places);
      const asked = (typeof schema === 'string' ? { $ref: schema } : structuredClone(schema)) as Schema;
      // Each schema that is asked for has a place of its own.
      dereference(asked, places, base === undefined ? undefined : new URL(base), `/asked/${++this.count}`);
      return validate(value, asked, '2020-12', places).valid;
    } catch {
      return false;
    }
  }
}
