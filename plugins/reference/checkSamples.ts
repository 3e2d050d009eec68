import { applyBrand } from '../brand/brand.ts';
import type { Sample } from '../contentChecks/checks/samples.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { closedSchema } from './closedSchema.ts';
import { isObject, type JsonObject, type JsonValue, pointerOf, sameJson, valueAt } from './jsonValue.ts';
import { placeOf } from './place.ts';
import type { Spec } from './readSpec.ts';
import type { SampleKind } from './sampleKinds.ts';
import { type JsonText, jsonTexts, knownParts } from './sampleTexts.ts';
import { SchemaSet } from './schemaSet.ts';
import { SchemaValidator, type Validate } from './schemaValidator.ts';
import { withDiscriminators } from './taggedUnions.ts';

/** A value that was held against a schema. */
export interface CheckedSample {
  sample: Sample;
  kind: SampleKind;
  value: JsonValue;
  validate: Validate;
}

/** What a look at the samples gave. */
export interface SampleReport {
  problems: Problem[];
  checked: CheckedSample[];
}

/**
 * Rule `samples/*`: configurations, references, policy documents, policy results and platform errors on the pages
 * follow the published schemas, and core configurations are the published ones.
 */
export function checkConfigurationSamples(samples: Sample[], spec: Spec, tokens: Record<string, string>): SampleReport {
  const validators = new KindValidators(spec);
  const report: SampleReport = { problems: [], checked: [] };
  for (const sample of samples.filter(({ noCheck }) => !noCheck)) {
    for (const text of jsonTexts({ ...sample, code: applyBrand(sample.code, tokens) })) {
      checkText(sample, text, validators, report);
    }
  }
  return report;
}

function checkText(sample: Sample, { text, line }: JsonText, validators: KindValidators, report: SampleReport): void {
  const { file } = sample.page;
  const { json } = parseJsonFile(file, text);
  // Another rule reports what is not JSON.
  if (json.value === undefined) return;
  const add = (pointer: string, rule: string, message: string, mend: string) => {
    const place = placeOf(json, pointer);
    report.problems.push({ file, line: place.line + line - 1, column: place.column, rule, message, mend });
  };
  const parts = knownParts(sample, json.value as JsonValue);
  if (parts === 'no service') {
    add(
      '',
      'samples/service',
      `Nothing says which service "${sample.title}" is for.`,
      'Name the service in the title.',
    );
    return;
  }
  for (const { segments, kind } of parts) {
    const value = valueAt(json.value as JsonValue, segments) as JsonValue;
    const validate = validators.of(kind);
    const findings = validate(value);
    report.checked.push({ sample, kind, value, validate });
    for (const { pointer, expected } of findings) {
      const place = pointerOf(segments) + pointer;
      const mend = `Bring it in line with ${validators.nameOf(kind)}.`;
      add(place, 'samples/schema', `${place || 'The value'} ${expected}.`, mend);
    }
    const published = validators.core(kind);
    if (published !== undefined && findings.length === 0 && !sameJson(value, published)) {
      const mend = `Copy it from ${validators.nameOf(kind)}.`;
      add('', 'samples/core', 'This is not the published core configuration.', mend);
    }
  }
}

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
  }
}

/** Compiles one validator for each kind of sample, with closed schemas: samples show nothing that is not described. */
class KindValidators {
  private readonly set: SchemaSet;
  private readonly validator: SchemaValidator;
  private readonly cores: Spec['cores'];
  private readonly compiled = new Map<string, Validate>();

  constructor(spec: Spec) {
    const documents = spec.schemas.map(({ value }) => value).filter(isObject);
    this.set = new SchemaSet(documents);
    this.validator = new SchemaValidator(
      documents.map((document) => closedSchema(withDiscriminators(this.set, document))),
    );
    this.cores = spec.cores;
  }

  of(kind: SampleKind): Validate {
    const key = kind.is === 'configuration' ? kind.service : kind.is;
    const known = this.compiled.get(key);
    if (known) return known;
    const schema = schemaOf(kind);
    const id = (name: string) => this.set.document(name).base;
    const validate = this.validator.compile(
      typeof schema === 'string' ? id(schema) : schema((name) => ({ $ref: id(name) })),
    );
    this.compiled.set(key, validate);
    return validate;
  }

  /** Name of the file that a kind is held against, for messages. */
  nameOf(kind: SampleKind): string {
    if ('core' in kind && kind.core && kind.is === 'configuration') return `${kind.service}.core.json`;
    if (kind.is === 'cors') return 'cors.json';
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
