import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { memoize, memoizeByObject } from '../shared/memoize.ts';
import { nearest } from '../shared/nearest.ts';
import { isObject, type Json, type JsonObject, pointerOf } from './jsonValue.ts';
import type { SchemaPlace, SchemaSet } from './schemaSet.ts';
import { withDiscriminators } from './taggedUnions.ts';

// The package is CommonJS, and its types and its loader disagree on where the function is.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

export interface Finding {
  /** JSON Pointer into the value: to a member that is missing or unknown, otherwise to the value that is wrong. */
  pointer: string;
  /** What is expected there, as the end of a sentence. */
  expected: string;
  kind?: 'missing' | 'unknown';
  /** For an unknown member: those that the schema has, and the one that was most likely meant. */
  known?: string[];
  meant?: string;
  /** A value of the form that is expected, where the schema has one. */
  example?: string;
}

/** Validates a value. An empty list means that it is valid. */
export type Validate = (value: Json) => Finding[];

/** Address of the schema that JSON Schemas themselves follow. */
export const META_SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

/** Validates values against schemas that refer to each other. Nothing is compiled before the first use. */
export class SchemaValidator {
  private readonly ajv: () => Ajv2020;

  /**
   * @param documents objects with an absolute `$id`; the copies of `withDiscriminators` give the clearest findings
   * @param strict whether an unknown keyword is an error. API descriptions have many around their schemas.
   */
  constructor(documents: readonly JsonObject[], strict = true) {
    this.ajv = memoize(() => newAjv(strict).addSchema([...documents]));
  }

  /**
   * Compiles a schema: a document by its `$id`, or one given here.
   * @throws Error when the schema is wrong or a reference leads nowhere
   */
  compile(schema: string | JsonObject): Validate {
    const validate = typeof schema === 'string' ? this.ajv().getSchema(schema) : this.ajv().compile(schema);
    if (!validate) throw new Error(`There is no schema ${schema}.`);
    return (value) => (validate(value) ? [] : findingsOf(validate.errors ?? []));
  }

  /** As `compile`, but a schema is compiled for its first value: then it throws what `compile` throws. */
  of(schema: string | JsonObject): Validate {
    const compiled = memoize(() => this.compile(schema));
    return (value) => compiled()(value);
  }

  /** The keywords that schemas may have. */
  get keywords(): string[] {
    return Object.keys(this.ajv().RULES.keywords);
  }
}

/** Validates values against one document of a set. The set is compiled once. */
export function validatorOf(set: SchemaSet, { base }: SchemaPlace): Validate {
  return validators(set).of(base);
}

const validators = memoizeByObject((set: SchemaSet) => {
  const documents = [...set.documents.values()].map((one) => withDiscriminators(set, one));
  return new SchemaValidator(documents);
});

function newAjv(strict: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict,
    // Standards allow a string or an object in many places, and lists of which only the start is fixed.
    allowUnionTypes: true,
    strictTuples: false,
    // Another schema may describe what one requires.
    strictRequired: false,
    allErrors: true,
    verbose: true,
    // OpenAPI allows mappings in it, which Ajv rejects.
    discriminator: strict,
    // A schema validates a few values: tidying the code that does it takes longer than it saves.
    code: { optimize: false },
    // Nor does it pay to write what is referred to into each place that does.
    inlineRefs: false,
    // `schemaFaults` reports what is wrong in a schema at its line.
    validateSchema: false,
  });
  addFormats(ajv);
  return ajv;
}

/** Keywords whose errors sum up others, which are more specific. */
const SUMMARIES = new Set(['if', 'anyOf', 'oneOf', 'propertyNames']);

function findingsOf(errors: ErrorObject[]): Finding[] {
  const choices = errors.filter((error) => choiceOf(error));
  const specific = errors.filter((error) => !SUMMARIES.has(error.keyword) || choices.includes(error));
  // What each branch of a choice misses, the choice lists.
  const isOfChoice = ({ schemaPath }: ErrorObject) =>
    choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`));
  const findings = (specific.length > 0 ? specific : errors).filter((error) => !isOfChoice(error)).map(findingOf);
  // A member that is misspelled is missing as well.
  const meant = findings.flatMap(({ pointer, meant }) => (meant ? parentOf(pointer) + pointerOf([meant]) : []));
  return findings.filter(
    ({ pointer, expected, kind }, index) =>
      !(kind === 'missing' && meant.includes(pointer)) &&
      findings.findIndex((other) => other.pointer === pointer && other.expected === expected) === index,
  );
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** The members of which a value has to have one, where an error is about that. */
function choiceOf({ keyword, schema }: ErrorObject): string[] | undefined {
  if (keyword !== 'oneOf' && keyword !== 'anyOf') return undefined;
  const names = (schema as JsonObject[]).map(({ required }) => required);
  return names.every(Array.isArray) ? [...new Set(names.flat().map(String))] : undefined;
}

/** Moves an error to the member that it is about, and says what is expected in the words of a writer. */
function findingOf(error: ErrorObject): Finding {
  const { instancePath: at, keyword, params, message = 'is not valid', parentSchema } = error;
  const member = (name: string) => `${at}${pointerOf([name])}`;
  const comment = isObject(parentSchema) ? parentSchema.$comment : undefined;
  // A schema may be about the name of a member. Its errors belong to that member.
  if (error.propertyName !== undefined) {
    return { pointer: member(error.propertyName), expected: `has a name that ${message}` };
  }
  switch (keyword) {
    case 'required':
    case 'dependentRequired': {
      const expected = `is required${keyword === 'required' ? '' : ` beside "${params.property}"`}`;
      return { pointer: member(params.missingProperty), expected, kind: 'missing' };
    }
    case 'additionalProperties': {
      const properties = isObject(parentSchema) && isObject(parentSchema.properties) ? parentSchema.properties : {};
      const known = Object.keys(properties);
      const unknown = { kind: 'unknown', known, meant: nearest(params.additionalProperty, known) } as const;
      return { pointer: member(params.additionalProperty), expected: 'is not a known key', ...unknown };
    }
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
    case 'anyOf': {
      const names = choiceOf(error);
      const expected = `must contain ${keyword === 'oneOf' ? 'exactly' : 'at least'} one of ${names?.join(', ')}`;
      return { pointer: at, expected: names ? expected : message };
    }
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
