import type { Sample } from '../pages/samplesOf.ts';
import { applyBrand } from '../shared/brand.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { differenceIn, type JsonValue, pointerOf, sameJson, segmentsOf, valueAt } from './jsonValue.ts';
import { KindValidators } from './kindValidators.ts';
import { positionOfPointer } from './place.ts';
import type { Spec } from './readSpec.ts';
import type { SampleKind } from './sampleSchema.ts';
import { type JsonText, jsonTexts, type KnownPart, knownParts } from './sampleTexts.ts';
import type { Validate } from './schemaValidator.ts';
import { forgivingShortened, saysShortened } from './shortened.ts';

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
 * Rules `samples/*`: JSON on the pages follows the published schemas, core configurations are the published ones, and
 * each JSON sample says what it is.
 */
export function checkJsonSamples(
  samples: Sample[],
  spec: Spec,
  tokens: Record<string, string>,
  validators = new KindValidators(spec),
): SampleReport {
  const names = [...spec.schemas, ...spec.standards].map(({ file }) => file.replace(/^.*\/|\.json$/g, ''));
  const context: Context = { validators, names, report: { problems: [], checked: [] } };
  for (const sample of samples.filter(({ noCheck }) => !noCheck)) {
    for (const text of jsonTexts(sample)) checkText(sample, text, tokens, context);
  }
  return context.report;
}

interface Context {
  validators: KindValidators;
  /** Names of all schemas, for suggestions. */
  names: string[];
  report: SampleReport;
}

/** Reports a problem at a place of a JSON text. */
type Add = (pointer: string, rule: RuleName, message: string, fix: string) => void;

function checkText(sample: Sample, text: JsonText, tokens: Record<string, string>, context: Context): void {
  const value = parseJsonFile(sample.page.file, applyBrand(text.text, tokens)).json.value as JsonValue | undefined;
  // Another rule reports what is not JSON.
  if (value === undefined) return;
  const add = reporter(sample, text, context.report);
  const parts = knownParts(sample, value);
  if (parts === 'no schema') {
    const message = `Nothing can be checked as "${sample.schema}".`;
    add(
      '',
      'samples/schema-name',
      message,
      'Write schema="did-document" or another form that handbook/writing.md lists.',
    );
  } else if (parts === 'no kind') {
    const fix = 'Add schema="…" with the name of its schema, or nocheck="…" with the reason.';
    add('', 'samples/schema-name', `Nothing says what "${sample.title}" is, so nothing checks it.`, fix);
  } else {
    for (const part of parts) checkPart(sample, value, part, add, context);
  }
}

function reporter(sample: Sample, text: JsonText, { problems }: SampleReport): Add {
  const { file } = sample.page;
  // The text as it stands on the page, so that columns are right where the brand has another length.
  const { json } = parseJsonFile(file, text.text);
  return (pointer, rule, message, fix) => {
    const place = positionOfPointer(json, pointer);
    const line = place.line + text.line - 1;
    const column = place.line === 1 ? place.column + text.column - 1 : place.column;
    problems.push({ file, line, column, rule, message, fix });
  };
}

function checkPart(sample: Sample, whole: JsonValue, { segments, kind }: KnownPart, add: Add, context: Context): void {
  const { validators, names, report } = context;
  const value = valueAt(whole, segments) as JsonValue;
  const validate = validators.of(kind);
  if (!validate) {
    const name = kind.is === 'schema' ? kind.name : '';
    const similar = names.includes(name) ? undefined : nearest(name, names);
    const fix = similar
      ? `Did you mean "${similar}"?`
      : 'Name a file of docs/public/spec/json-schema, or its definition.';
    add('', 'samples/schema-name', `There is no schema "${sample.schema ?? name}".`, fix);
    return;
  }
  const judge = saysShortened(sample.title) ? forgivingShortened(validate) : validate;
  const findings = judge(value);
  report.checked.push({ sample, kind, value, validate: judge });
  for (const { pointer, expected, meant } of findings) {
    const place = pointerOf(segments) + pointer;
    const schema = validators.nameOf(kind);
    const fix = meant ? `Did you mean "${meant}"? See ${schema}.` : `Bring it in line with ${schema}.`;
    add(place, 'samples/schema', `${place || 'The value'} ${expected}.`, fix);
  }
  const published = validators.core(kind);
  if (published !== undefined && findings.length === 0 && !sameJson(value, published)) {
    const way = differenceIn(value, published);
    const right = way === '' ? undefined : valueAt(published, segmentsOf(way));
    const write = right === undefined || typeof right === 'object' ? '' : ` There ${way} is ${JSON.stringify(right)}.`;
    const fix = `Copy it from ${validators.nameOf(kind)}.${write}`;
    add(pointerOf(segments) + way, 'samples/schema', 'This is not the published core configuration.', fix);
  }
}
