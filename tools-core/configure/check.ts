import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import {
  InputError,
  isObject,
  type Json,
  type JsonObject,
  nearest,
  pointerPart,
  readPlaces,
  type Span,
  valueAt,
  wellFormed,
} from '../base/index.ts';
import type { ErrorCause } from './causes.ts';
import type { SchemaPlace, SchemaWalk } from './schemaWalk.ts';

/** Something that keeps a layer from being saved. */
export interface LayerFault {
  /** Where in the layer, as a JSON Pointer; empty where the text is no JSON. */
  pointer: string;
  message: string;
  /** What to write instead, where that can be told. */
  fix?: string;
  /** The cause of the error that it leads to, where a page lists it. */
  error?: ErrorCause;
  /** Where in the text. */
  span: Span;
}

/** A text that may be a layer, judged. */
export interface CheckedLayer {
  /** The value, where the text is a JSON object; also with faults of the schema. */
  value?: JsonObject;
  faults: LayerFault[];
}

/** Judges layers of one service by its published schema. */
export class LayerCheck {
  private readonly validator: Validator;
  private readonly walk: SchemaWalk;
  private readonly root: SchemaPlace;

  /**
   * @param root The schema of the configuration.
   * @param documents All schemas that it refers to, each with an absolute `$id`.
   */
  constructor(walk: SchemaWalk, root: SchemaPlace, documents: readonly JsonObject[]) {
    this.walk = walk;
    this.root = root;
    this.validator = new Validator(root.schema as Schema, '2020-12', false);
    for (const document of documents) {
      if (document.$id !== root.schema.$id) this.validator.addSchema(document as Schema);
    }
  }

  /**
   * Judges the text of a layer: JSON (RFC 8259), and the schema of the configuration.
   * @returns No faults for a text that may be saved. An empty text is an empty layer.
   */
  check(text: string): CheckedLayer {
    if (text.trim() === '') return { value: {}, faults: [] };
    let read: ReturnType<typeof readPlaces>;
    try {
      read = readPlaces(text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const start = error.offset ?? 0;
      return {
        faults: [{ pointer: '', message: error.message, span: { start, end: Math.min(start + 1, text.length) } }],
      };
    }
    const { value, places, twice } = read;
    const spanOf = (pointer: string): Span => places.get(pointer) ?? { start: 0, end: text.length };
    if (!isObject(value)) {
      return { faults: [{ pointer: '', message: 'A layer is one JSON object.', span: spanOf('') }] };
    }
    const faults = [
      ...twice.map((pointer) => ({ pointer, message: 'This key stands here twice, and the last one counts.' })),
      ...this.faultsOf(wellFormed(value)),
    ];
    return { value, faults: faults.map((fault) => ({ ...fault, span: spanOf(fault.pointer) })) };
  }

  private faultsOf(value: JsonObject): Omit<LayerFault, 'span'>[] {
    const leaves = located(this.validator.validate(value).errors).filter(
      (unit) => !WRAPPERS.has(unit.keyword) && !this.isOtherBranch(unit, value),
    );
    const faults = new Map<string, Omit<LayerFault, 'span'>>();
    for (const unit of leaves) {
      const fault = this.faultOf(unit, value);
      if (fault && !faults.has(fault.pointer)) faults.set(fault.pointer, fault);
    }
    // A key that is wrong in itself says more than the object around it.
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
      const place = this.walk.at(this.root, path.slice(0, length));
      const branches = place ? this.walk.branches(place) : [];
      if (branches.length < 2) continue;
      const chosen = valueAt(value, pointerOf(path.slice(0, length)));
      const type = isObject(chosen) ? chosen.type : undefined;
      const fits = branches.findIndex((branch) => this.typeOf(branch) === type);
      return type !== undefined && fits >= 0 && fits !== Number(index);
    }
    return false;
  }

  private typeOf(branch: SchemaPlace): Json | undefined {
    const member = this.walk.members(branch).get('type');
    return member && this.walk.keyword(member, 'const');
  }

  private faultOf(unit: OutputUnit, root: JsonObject): Omit<LayerFault, 'span'> | undefined {
    const path = pathOf(unit.instanceLocation);
    const pointer = pointerOf(path);
    const value = valueAt(root, pointer);
    const place = this.walk.at(this.root, path);
    if (value === null) {
      return { pointer, message: 'null is no value here.', fix: 'Delete the key: the layer below counts again.' };
    }
    const name = String(path[path.length - 1] ?? '');
    if (unit.keyword === 'false') {
      const around = this.walk.at(this.root, path.slice(0, -1));
      const names = around ? [...this.walk.members(around).keys()] : [];
      const close = nearest(name, names);
      return {
        pointer,
        message: `The key ${name} is unknown.`,
        fix: close ? `Did you mean ${close}?` : listed('Known here', names),
      };
    }
    return { pointer, ...(place ? this.words(unit, place) : { message: unit.error }) };
  }

  private words(unit: OutputUnit, place: SchemaPlace): { message: string; fix?: string } {
    const about = this.walk.about(place);
    const fix = about ? { fix: about } : {};
    if (unit.keywordLocation.includes('/propertyNames/'))
      return { message: 'A key here has a name that is not allowed.', ...fix };
    const [, missing] = unit.keyword === 'required' ? (/"(.*)"/.exec(unit.error) ?? []) : [];
    if (missing) return { message: `The key ${missing} is missing.`, ...fix };
    const limit = this.walk.keyword(place, unit.keyword);
    const message = WORDS[unit.keyword]?.(limit ?? '');
    if (message !== undefined) return { message, ...fix };
    return { message: unit.error, ...fix };
  }
}

/** The library gives an unknown key no place in the schema; it is that of the finding before. */
function located(units: OutputUnit[]): OutputUnit[] {
  return units.map((unit, index) =>
    unit.keyword === 'false' && index > 0 ? { ...unit, keywordLocation: units[index - 1].keywordLocation } : unit,
  );
}

/** Findings that only say that something below, or in a branch, is wrong. */
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

const WORDS: Record<string, (limit: Json) => string> = {
  type: (limit) => `The value must be of the type ${[limit].flat().join(' or ')}.`,
  enum: (limit) => `The value must be one of ${shown(limit)}.`,
  const: (limit) => `The value must be ${shown(limit)}.`,
  pattern: () => 'The value does not have the form that it must have.',
  format: (limit) => `The value is no ${String(limit)}.`,
  minimum: (limit) => `The value must be ${shown(limit)} or more.`,
  maximum: (limit) => `The value must be ${shown(limit)} or less.`,
  minLength: (limit) => `The text must have ${shown(limit)} or more characters.`,
  maxLength: (limit) => `The text must have ${shown(limit)} or fewer characters.`,
  minItems: (limit) => `The list must have ${shown(limit)} or more entries.`,
  maxItems: (limit) => `The list must have ${shown(limit)} or fewer entries.`,
  maxProperties: (limit) => `There may be ${shown(limit)} keys or fewer.`,
  uniqueItems: () => 'The list has the same entry twice.',
  not: () => 'The value is one that is ruled out here.',
};

const listed = (start: string, names: string[]) =>
  names.length > 0 ? `${start}: ${names.join(', ')}.` : 'No key may stand here.';

/** `#/cors/origin/0` as a path; an index of an array as a number. */
function pathOf(instanceLocation: string): (string | number)[] {
  return instanceLocation
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

const pointerOf = (path: readonly (string | number)[]) => path.map((name) => `/${pointerPart(name)}`).join('');
