import { tryOr } from '../../tools-core/base/tryOr.ts';
import { isObject, type Json, type JsonObject, mapObjects } from './jsonValue.ts';
import type { Spec } from './readSpec.ts';
import { JSON_SCHEMA, type SampleKind } from './sampleSchema.ts';
import { SchemaSet } from './schemaSet.ts';
import { META_SCHEMA, SchemaValidator, type Validate } from './schemaValidator.ts';
import { withDiscriminators } from './taggedUnions.ts';

/** Name of the published schema that a kind is checked against, alone or inside a list or an object. */
function schemaOf(kind: SampleKind): string {
  if (kind.is === 'configuration') return `${kind.service}.configuration.json`;
  if (kind.is === 'cors') return 'cors.json';
  return kind.is === 'results' ? 'policy-result.json' : `${kind.name}.json`;
}

/** Compiles one validator for each kind of sample, with closed schemas: samples show nothing that is not described. */
export class KindValidators {
  private readonly set: SchemaSet;
  private readonly validator: SchemaValidator;
  private readonly cores: Spec['cores'];
  private readonly compiled = new Map<string, Validate>();

  constructor(spec: Spec) {
    const documents = [...spec.schemas, ...spec.standards].map(({ value }) => value).filter(isObject);
    this.set = new SchemaSet(documents);
    this.validator = new SchemaValidator(
      documents.map((document) => closedSchema(withDiscriminators(this.set, document))),
    );
    this.cores = spec.cores;
  }

  /** @returns undefined for a schema that is not published */
  of(kind: SampleKind): Validate | undefined {
    const key = JSON.stringify({ ...kind, core: undefined });
    const known = this.compiled.get(key);
    if (known) return known;
    const schema = this.build(kind);
    const validate = schema && this.validator.of(schema);
    if (!validate) return undefined;
    // Where a schema is wrong, the rules of schemas report at which line.
    const safe: Validate = (value) => tryOr(() => validate(value)) ?? [];
    this.compiled.set(key, safe);
    return safe;
  }

  private build(kind: SampleKind): JsonObject | undefined {
    if (kind.is === 'schema' && kind.name === JSON_SCHEMA) return { $ref: META_SCHEMA };
    const place = this.set.find(schemaOf(kind));
    if (!place) return undefined;
    const ref = { $ref: place.base };
    const rest = { type: 'object', additionalProperties: false };
    if (kind.is === 'cors') return { ...rest, properties: { cors: ref }, required: ['cors'] };
    if (kind.is === 'results') {
      const properties = { authorizationId: { type: 'string' }, data: { type: 'array', items: ref } };
      return { ...rest, properties, required: ['data'] };
    }
    if (kind.is === 'schema' && kind.definition !== undefined) {
      const definition = `${place.base}#/$defs/${kind.definition}`;
      return this.set.resolve(definition, place.base) && { $ref: definition };
    }
    return kind.is === 'schema' && kind.part ? partOf(closedSchema(place.schema)) : ref;
  }

  /** Name of the file that a kind is checked against, for messages. */
  nameOf(kind: SampleKind): string {
    if (kind.is === 'configuration' && kind.core) return `${kind.service}.core.json`;
    return kind.is === 'schema' && kind.name === JSON_SCHEMA ? 'JSON Schema draft 2020-12' : schemaOf(kind);
  }

  /** The published value that a complete configuration has to be, or undefined for any other sample. */
  core(kind: SampleKind): Json | undefined {
    if (!('core' in kind) || !kind.core) return undefined;
    const [anyService] = this.cores.keys();
    const core = this.cores.get(kind.is === 'configuration' ? kind.service : anyService)?.value;
    if (!isObject(core)) return undefined;
    return kind.is === 'cors' ? { cors: core.cors } : core;
  }
}

/** The same schema for a value of which only some members are shown: those of the top may be missing, not all. */
function partOf({ required: _required, ...schema }: JsonObject): JsonObject {
  return { ...schema, $id: `${schema.$id}?part`, minProperties: 1 };
}

/**
 * Copies a schema so that objects take the described members only. Clients must ignore members that they do not
 * know, so the schemas of responses are open; our own samples show nothing that no schema describes.
 */
export function closedSchema(document: JsonObject): JsonObject {
  return mapObjects(document, (copied, value) => {
    // Beside a reference, or in a branch without a type, the members described here are not all there are.
    const isWhole = isObject(value.properties) && [value.type].flat().includes('object') && !('$ref' in value);
    return isWhole && !('additionalProperties' in value) ? { ...copied, additionalProperties: false } : copied;
  }) as JsonObject;
}
