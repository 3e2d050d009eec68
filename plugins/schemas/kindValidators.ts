import { closedSchema } from './closedSchema.ts';
import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';
import type { Spec } from './readSpec.ts';
import type { SampleKind } from './sampleKinds.ts';
import { SchemaSet } from './schemaSet.ts';
import { META_SCHEMA, SchemaValidator, type Validate } from './schemaValidator.ts';
import { withDiscriminators } from './taggedUnions.ts';

const TAKES_ALL: Validate = () => [];

/** Schemas of what stands around the published ones, or the name of a published one. */
function schemaOf(kind: SampleKind): string | ((reference: (name: string) => JsonObject) => JsonObject) {
  switch (kind.is) {
    case 'configuration':
      return `${kind.service}.configuration.json`;
    case 'cors':
      return (reference) => ({
        type: 'object',
        properties: { cors: reference('cors.json') },
        required: ['cors'],
        additionalProperties: false,
      });
    case 'results':
      return (reference) => ({
        type: 'object',
        properties: {
          authorizationId: { type: 'string' },
          data: { type: 'array', items: reference('policy-result.json') },
        },
        required: ['data'],
        additionalProperties: false,
      });
    case 'instance reference':
      return 'service-instance.json';
    case 'role reference':
      return 'service-role.json';
    case 'policy document':
      return 'policy-document.json';
    case 'policy result':
      return 'policy-result.json';
    case 'platform error':
      return 'platform-error.json';
    case 'schema':
      return `${kind.name}.json`;
    case 'json schema':
      return () => ({ $ref: META_SCHEMA });
  }
}

/** Compiles one validator for each kind of sample, with closed schemas: samples show nothing that is not described. */
export class KindValidators {
  private readonly set: SchemaSet;
  private readonly validator: SchemaValidator;
  private readonly cores: Spec['cores'];
  private readonly compiled = new Map<string, Validate>();
  private readonly broken: readonly string[];

  /** @param broken files of schemas that are left out, since they have problems of their own */
  constructor(spec: Spec, broken: Iterable<string> = []) {
    this.broken = [...broken];
    const documents = [...spec.schemas, ...spec.standards].map(({ value }) => value).filter(isObject);
    this.set = new SchemaSet(documents);
    this.validator = new SchemaValidator(
      documents.map((document) => closedSchema(withDiscriminators(this.set, document))),
      { validateSchema: false },
    );
    this.cores = spec.cores;
  }

  /** @returns undefined for a schema that is not published; one that is broken takes any value */
  of(kind: SampleKind): Validate | undefined {
    const key = JSON.stringify({ ...kind, core: undefined });
    const known = this.compiled.get(key);
    if (known) return known;
    const validate = this.compile(kind);
    if (validate) this.compiled.set(key, validate);
    return validate;
  }

  private compile(kind: SampleKind): Validate | undefined {
    const name = schemaOf(kind);
    if (typeof name === 'string' && this.broken.some((file) => file.endsWith(`/${name}`))) return TAKES_ALL;
    const schema = this.build(kind);
    const validate = schema && this.validator.of(schema);
    return (
      validate &&
      ((value) => {
        try {
          return validate(value);
        } catch {
          // The rules of schemas say at which line it is wrong.
          return [];
        }
      })
    );
  }

  private build(kind: SampleKind): JsonObject | undefined {
    const schema = schemaOf(kind);
    if (typeof schema !== 'string') return schema((name) => ({ $ref: this.set.document(name).base }));
    const place = this.set.find(schema);
    if (!place) return undefined;
    if (kind.is !== 'schema') return { $ref: place.base };
    if (kind.definition !== undefined) {
      const ref = `${place.base}#/$defs/${kind.definition}`;
      return this.set.resolve(ref, place.base) && { $ref: ref };
    }
    return kind.part ? partOf(closedSchema(place.schema)) : { $ref: place.base };
  }

  /** Name of the file that a kind is held against, for messages. */
  nameOf(kind: SampleKind): string {
    if ('core' in kind && kind.core && kind.is === 'configuration') return `${kind.service}.core.json`;
    if (kind.is === 'cors') return 'cors.json';
    if (kind.is === 'json schema') return 'JSON Schema draft 2020-12';
    const schema = schemaOf(kind);
    return typeof schema === 'string' ? schema : 'policy-result.json';
  }

  /** The published value that a complete configuration has to be, or undefined for any other sample. */
  core(kind: SampleKind): JsonValue | undefined {
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
