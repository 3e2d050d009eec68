import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import {
  InputError,
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  readPlaces,
  type Span,
  valueAt,
  wellFormed,
} from '../base/index.ts';
import { candidatesFor, fixUnknownKey, isWrapper, withValue } from './fixes.ts';
import type { SchemaPlace, SchemaWalk } from './schemaWalk.ts';
import type { StudioInput } from './studio.ts';

/** Something that keeps a layer from being saved. */
export interface LayerFault {
  /** Where in the layer, as a JSON Pointer; empty where the text is no JSON. */
  pointer: string;
  message: string;
  /** What to write instead, where that is known. */
  fix?: string;
  /** Slug of the error that it leads to. */
  error?: string;
  /** Where in the text. */
  span: Span;
}

/** A text that may be a layer, checked. */
export interface CheckedLayer {
  /** The value, where the text is a JSON object; also with faults of the schema. */
  value?: JsonObject;
  faults: LayerFault[];
}

type Fault = Pick<LayerFault, 'pointer' | 'message' | 'fix'>;

/** The error that a wrong value leads to. */
const errorAt = (service: string, pointer: string) =>
  service === 'validator' && /\/trustedIssuerRootCertificates\/\d+\/(?:pem|tag)$/.test(pointer)
    ? 'trusted-issuer-configuration-invalid'
    : undefined;

/** Values for which a corrected one is looked for: each takes several validations. */
const MOST_CORRECTED = 10;

/** Checks layers of one service by its published schema. */
export class LayerCheck {
  private readonly validator: Validator;
  private readonly walk: SchemaWalk;
  private readonly input: StudioInput;

  constructor(walk: SchemaWalk, input: StudioInput) {
    this.walk = walk;
    this.input = input;
    this.validator = new Validator(walk.root.schema as Schema, '2020-12', false);
    for (const document of input.documents)
      if (document.$id !== walk.root.schema.$id) this.validator.addSchema(document as Schema);
  }

  /**
   * Checks the text of a layer: JSON (RFC 8259), and the schema of the configuration.
   * @returns No faults for a text that may be saved. An empty text is an empty layer.
   */
  check(text: string): CheckedLayer {
    if (text.trim() === '') return { value: {}, faults: [] };
    try {
      const { value, places, twice } = readPlaces(text);
      const spanned = (fault: Fault): LayerFault => {
        const span = places.get(fault.pointer) ?? { start: 0, end: text.length };
        return { ...fault, span, error: errorAt(this.input.service, fault.pointer) };
      };
      if (!isObject(value)) {
        const isQuoted = typeof value === 'string' && value.trim().startsWith('{');
        const fix = isQuoted ? 'This text contains one: paste it without the quotation marks around it.' : undefined;
        return { faults: [spanned({ pointer: '', message: 'A layer is one JSON object.', fix })] };
      }
      const message = 'This key occurs twice, and only the last one is used.';
      const faults = [...twice.map((pointer) => ({ pointer, message })), ...this.faultsOf(wellFormed(value))];
      return { value, faults: faults.map(spanned) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const start = error.offset ?? 0;
      const span = { start, end: Math.min(start + 1, text.length) };
      return { faults: [{ pointer: '', message: error.message, span }] };
    }
  }

  private faultsOf(value: JsonObject): Fault[] {
    const leaves = located(this.validator.validate(value).errors).filter(
      (unit) => !WRAPPERS.has(unit.keyword) && !this.isOtherBranch(unit, value),
    );
    const faults = new Map<string, Fault>();
    for (const unit of leaves) {
      const fault = this.faultOf(unit, value, faults.size < MOST_CORRECTED);
      if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
    }
    const unknown = Object.keys(value).filter((name) => !this.walk.isNamed([], name));
    const wrapper = unknown.find((name) => isWrapper(name, value[name], Object.keys(this.input.cores)));
    if (wrapper !== undefined) {
      const fix = "Paste only what's inside it, because that's the layer.";
      return [{ pointer: pointerOf([wrapper]), message: `The key ${wrapper} is unknown.`, fix }];
    }
    // A key that is wrong in itself is a better reason than the object around it.
    return [...faults.values()].filter(
      ({ pointer }) => ![...faults.keys()].some((other) => other.startsWith(`${pointer}/`)),
    );
  }

  /** Whether a finding belongs to a branch of a union that the value did not choose by its `type`. */
  private isOtherBranch({ keywordLocation, instanceLocation }: OutputUnit, value: JsonObject): boolean {
    const [, index] = /\/(?:oneOf|anyOf)\/(\d+)(?!.*\/(?:oneOf|anyOf)\/\d)/.exec(keywordLocation) ?? [];
    if (index === undefined) return false;
    const path = pathOf(instanceLocation);
    for (let length = path.length; length >= 0; length--) {
      const place = this.walk.at(path.slice(0, length));
      const branches = place ? this.walk.branches(place) : [];
      if (branches.length < 2) continue;
      const chosen = valueAt(value, pointerOf(path.slice(0, length)));
      const type = isObject(chosen) ? chosen.type : undefined;
      const fits = branches.findIndex((branch) => this.typeOf(branch) === type);
      if (type !== undefined && fits < 0) return pointerOf(path) !== pointerOf([...path.slice(0, length), 'type']);
      return type !== undefined && fits !== Number(index);
    }
    return false;
  }

  private typeOf(branch: SchemaPlace): Json | undefined {
    const member = this.walk.members(branch).get('type');
    return member && this.walk.keyword(member, 'const');
  }

  private faultOf(unit: OutputUnit, root: JsonObject, isCorrected: boolean): Fault {
    const path = pathOf(unit.instanceLocation);
    const pointer = pointerOf(path);
    if (valueAt(root, pointer) === null) {
      const fix = 'To fall back to the layer below, delete the key.';
      return { pointer, message: 'null is not allowed here.', fix };
    }
    if (unit.keyword === 'false') {
      const message = `The key ${path.at(-1)} is unknown.`;
      return { pointer, message, fix: fixUnknownKey(path, this.walk, this.input.cores) };
    }
    const about = this.walk.about(this.walk.at(path));
    const corrected = isCorrected ? this.correctedValue(path, root, about) : undefined;
    const write = corrected === undefined ? '' : `Did you mean ${JSON.stringify(corrected)}? `;
    return { pointer, message: this.messageOf(unit, path), fix: `${write}${about}`.trim() || undefined };
  }

  /** What a wrong value was probably meant to be: the first candidate that the schema accepts at its place. */
  private correctedValue(path: (string | number)[], root: JsonObject, about: string): Json | undefined {
    const [value, pointer] = [valueAt(root, pointerOf(path)), pointerOf(path)];
    const values = this.walk.all(path).flatMap((place) => this.walk.keyword(place, 'enum') ?? []);
    if (value === undefined) return undefined;
    return candidatesFor(value, values, about).find((candidate) => {
      const { errors } = this.validator.validate(withValue(root, path, candidate));
      return !errors.some(
        (unit) => !WRAPPERS.has(unit.keyword) && pointerOf(pathOf(unit.instanceLocation)).startsWith(pointer),
      );
    });
  }

  private messageOf({ keyword, keywordLocation, error }: OutputUnit, path: (string | number)[]): string {
    const places = this.walk.all(path).flatMap((place) => this.walk.branches(place));
    if (places.length === 0) return error;
    if (keywordLocation.includes('/propertyNames/')) return "A key has a name that isn't allowed here.";
    const [, missing] = keyword === 'required' ? (/"(.*)"/.exec(error) ?? []) : [];
    if (missing) return `The key ${missing} is missing.`;
    // Each branch of a union has its own limit.
    const limits = [...new Set(places.flatMap((place) => this.walk.keyword(place, keyword) ?? []))];
    if (keyword === 'const' && limits.length > 1) return MESSAGES.enum(limits);
    return MESSAGES[keyword]?.(limits.length === 1 ? limits[0] : limits) ?? error;
  }
}

/** The library reports no schema location for an unknown key. It's that of the previous finding. */
function located(units: OutputUnit[]): OutputUnit[] {
  return units.map((unit, index) =>
    unit.keyword === 'false' && index > 0 ? { ...unit, keywordLocation: units[index - 1].keywordLocation } : unit,
  );
}

/** Keywords whose findings only sum up others, below them or in a branch. */
const WRAPPERS = new Set([
  'properties',
  '$ref',
  'items',
  'additionalProperties',
  'oneOf',
  'anyOf',
  'allOf',
  'if',
  'then',
  'else',
  'propertyNames',
]);

const shown = (limit: Json) =>
  Array.isArray(limit) ? limit.map((one) => JSON.stringify(one)).join(', ') : JSON.stringify(limit);

const MESSAGES: Record<string, (limit: Json) => string> = {
  type: (limit) => `The value must be of the type ${[limit].flat().join(' or ')}.`,
  enum: (limit) => `The value must be one of ${shown(limit)}.`,
  const: (limit) => `The value must be ${shown(limit)}.`,
  pattern: () => "The value doesn't have the required form.",
  format: (limit) => `The value is not in the format ${String(limit)}.`,
  minimum: (limit) => `The value must be ${shown(limit)} or more.`,
  maximum: (limit) => `The value must be ${shown(limit)} or less.`,
  minLength: (limit) => `The value must have ${shown(limit)} or more characters.`,
  maxLength: (limit) => `The value must have ${shown(limit)} or fewer characters.`,
  minItems: (limit) => `The list must have ${shown(limit)} or more entries.`,
  maxItems: (limit) => `The list must have ${shown(limit)} or fewer entries.`,
  maxProperties: (limit) => `There may be ${shown(limit)} keys or fewer.`,
  uniqueItems: () => 'The list has the same entry twice.',
  not: () => "This value isn't allowed here.",
};

/** `#/cors/origin/0` as a path; an index of an array as a number. */
function pathOf(instanceLocation: string): (string | number)[] {
  return instanceLocation
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
