import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { memoize } from '../shared/memoize.ts';
import { nearest } from '../shared/nearest.ts';
import { isObject, type JsonObject, type JsonValue, pointerOf } from './jsonValue.ts';
import type { SchemaPlace, SchemaSet } from './schemaSet.ts';
import { withDiscriminators } from './taggedUnions.ts';

// The package is CommonJS, and its types and its loader disagree on where the function is.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** One thing that a schema refuses in a value. */
export interface Finding {
  /** JSON Pointer to the place in the value. */
  pointer: string;
  /** What is expected there, as the end of a sentence. */
  expected: string;
  /** A value of the form that is expected, where the schema has one. */
  example?: string;
}

/** Judges a value. An empty list means that it is valid. */
export type Validate = (value: JsonValue) => Finding[];

/** Address of the schema that JSON Schemas themselves follow. */
export const META_SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

/** Validates values against schemas that refer to each other, in strict mode: an unknown keyword is an error. */
export class SchemaValidator {
  private readonly compiler: () => Compiler;

  /**
   * @param documents objects with an absolute `$id`; the copies of `withDiscriminators` give the clearest findings.
   * @param isJudged whether the documents themselves are validated against the meta-schema
   */
  constructor(documents: Iterable<JsonObject>, isJudged = true) {
    const all = [...documents];
    this.compiler = memoize(() => new Compiler(all, isJudged));
  }

  /**
   * Compiles a schema: a document by its `$id`, or one given here.
   * @throws Error when the schema is wrong or a reference leads nowhere.
   */
  compile(schema: string | JsonObject): Validate {
    return this.compiler().compile(schema);
  }

  /** As `compile`, but a schema is compiled for its first value: then it throws what `compile` throws. */
  of(schema: string | JsonObject): Validate {
    const compiled = memoize(() => this.compile(schema));
    return (value) => compiled()(value);
  }
}

const validators = new WeakMap<SchemaSet, SchemaValidator>();

/** Validates values against one document of a set. The set is compiled once. */
export function validatorOf(set: SchemaSet, { base }: SchemaPlace): Validate {
  const made = () =>
    new SchemaValidator(
      [...set.documents.values()].map((one) => withDiscriminators(set, one)),
      false,
    );
  const validator = validators.get(set) ?? made();
  validators.set(set, validator);
  return validator.of(base);
}

class Compiler {
  private readonly ajv: Ajv2020;
  /** Documents that are no schemas, with the reason. */
  private readonly faults = new Map<unknown, unknown>();

  constructor(documents: readonly JsonObject[], isJudged: boolean) {
    this.ajv = new Ajv2020({
      strict: true,
      // Standards allow a string or an object in many places, and lists of which only the start is fixed.
      allowUnionTypes: true,
      strictTuples: false,
      allErrors: true,
      verbose: true,
      discriminator: true,
      // A schema judges a few values: tidying the code that does it takes longer than it saves.
      code: { optimize: false },
      // Nor does it pay to write what is referred to into each place that does.
      inlineRefs: false,
      validateSchema: isJudged,
    });
    addFormats(this.ajv);
    for (const document of documents) {
      try {
        this.ajv.addSchema(document);
      } catch (error) {
        this.faults.set(document.$id, error);
      }
    }
  }

  compile(schema: string | JsonObject): Validate {
    if (this.faults.has(schema)) throw this.faults.get(schema);
    const validate = typeof schema === 'string' ? this.ajv.getSchema(schema) : this.ajv.compile(schema);
    if (!validate) throw new Error(`There is no schema ${schema}.`);
    return (value) => (validate(value) ? [] : findingsOf(validate.errors ?? []));
  }
}

/** Keywords whose errors sum up others, which say more. */
const SUMMARIES = new Set(['if', 'anyOf', 'propertyNames']);

function findingsOf(errors: ErrorObject[]): Finding[] {
  const findings = errors.filter(({ keyword }) => !SUMMARIES.has(keyword)).map(findingOf);
  return findings.filter(
    (finding, index) =>
      findings.findIndex((other) => other.pointer === finding.pointer && other.expected === finding.expected) === index,
  );
}

/** Moves an error to the member that it is about, and says what is expected in the words of a writer. */
function findingOf(error: ErrorObject): Finding {
  const { instancePath: at, keyword, params, message = 'is not valid', parentSchema } = error;
  const member = (name: string) => `${at}${pointerOf([name])}`;
  const comment = isObject(parentSchema) ? parentSchema.$comment : undefined;
  // The name of a member is a value of its own, and its errors belong to that member.
  if (error.propertyName !== undefined) {
    return { pointer: member(error.propertyName), expected: `has a name that ${message}` };
  }
  switch (keyword) {
    case 'required':
      return { pointer: member(params.missingProperty), expected: 'is required' };
    case 'dependentRequired':
      return { pointer: member(params.missingProperty), expected: `is required beside "${params.property}"` };
    case 'additionalProperties':
      return { pointer: member(params.additionalProperty), expected: unknownKeyText(error) };
    case 'false schema':
      return { pointer: at, expected: 'is not allowed here' };
    case 'discriminator':
      return { pointer: member(params.tag), expected: typeof comment === 'string' ? comment : message };
    case 'pattern':
    case 'format':
      return { pointer: at, expected: message, example: exampleOf(parentSchema) };
    case 'const':
      return { pointer: at, expected: `must be ${JSON.stringify(params.allowedValue)}` };
    case 'enum':
      return { pointer: at, expected: `must be one of ${params.allowedValues.join(', ')}` };
    case 'oneOf':
      return { pointer: at, expected: oneOfText(error) };
    case 'not':
      return { pointer: at, expected: typeof comment === 'string' ? `breaks a rule: ${comment}` : message };
    default:
      return { pointer: at, expected: message };
  }
}

/** The first example of a schema that shows something: an empty one shows no form. */
function exampleOf(schema: unknown): string | undefined {
  const examples = isObject(schema) && Array.isArray(schema.examples) ? schema.examples : [];
  return examples.find((one): one is string => typeof one === 'string' && one !== '');
}

function unknownKeyText({ params, parentSchema }: ErrorObject): string {
  const known = isObject(parentSchema) && isObject(parentSchema.properties) ? Object.keys(parentSchema.properties) : [];
  const guess = nearest(params.additionalProperty, known);
  return `is not a known key${guess ? ` (did you mean "${guess}"?)` : ''}`;
}

function oneOfText({ schema, message = '' }: ErrorObject): string {
  const names = (schema as JsonObject[]).map(({ required }) => required);
  return names.every(Array.isArray) ? `must hold exactly one of ${names.flat().join(', ')}` : message;
}
