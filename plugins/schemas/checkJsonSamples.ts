import type { Sample } from '../pages/samplesOf.ts';
import { applyBrand } from '../shared/brand.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/ruleTable.ts';
import { differenceIn, type Json, pointerOf, sameJson, segmentsOf, valueAt } from './jsonValue.ts';
import { KindValidators } from './kindValidators.ts';
import { positionOfPointer } from './problemAt.ts';
import type { Spec } from './readSpec.ts';
import { type JsonText, jsonTexts, type KnownPart, knownParts } from './sampleTexts.ts';
import { forgivingShortened, saysShortened } from './shortened.ts';

/**
 * Rules `samples/*`: JSON on the pages follows the published schemas, core configurations are the published ones, and
 * each JSON sample says what it is.
 */
export function checkJsonSamples(
  samples: Sample[],
  spec: Spec,
  tokens: Record<string, string>,
  validators = new KindValidators(spec),
): Problem[] {
  const names = [...spec.schemas, ...spec.standards].map(({ file }) => file.replace(/^.*\/|\.json$/g, ''));
  return samples
    .filter(({ noCheck }) => !noCheck)
    .flatMap((sample) => jsonTexts(sample).flatMap((text) => checkText(sample, text, tokens, { validators, names })));
}

interface Context {
  validators: KindValidators;
  names: string[];
}

type Fault = [pointer: string, rule: RuleName, message: string, fix: string];

function checkText(sample: Sample, text: JsonText, tokens: Record<string, string>, context: Context): Problem[] {
  const { file } = sample.page;
  const value = parseJsonFile(file, applyBrand(text.text, tokens)).json.value as Json | undefined;
  // Another rule reports what is not JSON.
  if (value === undefined) return [];
  // The text as the page has it, so that columns are right where the brand has another length.
  const { json } = parseJsonFile(file, text.text);
  return faultsOf(sample, value, context).map(([pointer, rule, message, fix]) => {
    const place = positionOfPointer(json, pointer);
    const column = place.line === 1 ? place.column + text.column - 1 : place.column;
    return { file, line: place.line + text.line - 1, column, rule, message, fix };
  });
}

function faultsOf(sample: Sample, value: Json, context: Context): Fault[] {
  const parts = knownParts(sample, value);
  if (parts === 'no schema') {
    const fix = 'Write schema="did-document" or another form that handbook/writing.md lists.';
    return [['', 'samples/schema-name', `"${sample.schema}" isn't something to check against.`, fix]];
  }
  if (parts === 'no kind') {
    const fix = 'Add schema="…" with the name of its schema, or nocheck="…" with the reason.';
    return [['', 'samples/schema-name', `The type of "${sample.title}" is unknown, so it isn't checked.`, fix]];
  }
  return parts.flatMap((part) => checkPart(sample, valueAt(value, part.segments) as Json, part, context));
}

function checkPart(sample: Sample, value: Json, { segments, kind }: KnownPart, context: Context): Fault[] {
  const { validators, names } = context;
  const validate = validators.of(kind);
  const schema = validators.nameOf(kind);
  if (!validate) {
    const name = kind.is === 'schema' ? kind.name : '';
    const similar = names.includes(name) ? undefined : nearest(name, names);
    const other = 'Use a file from docs/public/spec/json-schema, or its definition.';
    const message = `There is no schema "${sample.schema ?? name}".`;
    return [['', 'samples/schema-name', message, similar ? `Did you mean "${similar}"?` : other]];
  }
  const findings = (saysShortened(sample.title) ? forgivingShortened(validate) : validate)(value);
  if (findings.length > 0)
    return findings.map(({ pointer, expected, meant }) => {
      const place = pointerOf(segments) + pointer;
      const fix = meant ? `Did you mean "${meant}"? See ${schema}.` : `Change it to match ${schema}.`;
      return [place, 'samples/schema', `${place || 'The value'} ${expected}.`, fix];
    });
  const published = validators.core(kind);
  if (published === undefined || sameJson(value, published)) return [];
  const way = differenceIn(value, published);
  const right = way === '' ? undefined : valueAt(published, segmentsOf(way));
  const write = right === undefined || typeof right === 'object' ? '' : ` There ${way} is ${JSON.stringify(right)}.`;
  const message = 'This is not the published core configuration.';
  return [[pointerOf(segments) + way, 'samples/schema', message, `Copy it from ${schema}.${write}`]];
}
