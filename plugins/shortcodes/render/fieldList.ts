import type { Api } from '../../openapi/readApis.ts';
import { DESCRIBED_ELSEWHERE, nameOfReference, sharedObjects } from '../../openapi/sharedObjects.ts';
import type { JsonObject } from '../../schemas/jsonValue.ts';
import type { SchemaPlace } from '../../schemas/schemaSet.ts';
import { branchesIn, fieldId, isConstraint, objectLink } from './fieldParts.ts';
import { inlineCode, listText, lowerFirst, upperFirst } from './markdownText.ts';
import {
  allowedText,
  arrayOf,
  branchesOf,
  defaultText,
  descriptionText,
  exampleText,
  itemsOf,
  limitTexts,
  typeText,
  valuesOf,
} from './schemaText.ts';

/** Lists deeper than this are hard to read on a phone: give an object its own place in `sharedObjects.ts`. */
const MAX_DEPTH = 5;

/** Title of an object as a heading has it. */
export function objectTitle(api: Api, name: string): string {
  const schemas = (api.document.components as JsonObject).schemas as JsonObject;
  return String((schemas[name] as JsonObject).title ?? name);
}

/**
 * Lists the fields of a schema as nested Markdown lists, which a phone shows as well as a wide screen.
 * @param id start of the ids of the fields: that of the object, or of the body of the operation
 * @returns no lines for a schema without fields.
 */
export function fieldList(api: Api, place: SchemaPlace, id: string): string[] {
  return new FieldList(api).fields(place, 0, id);
}

/**
 * Describes one value in a line: name, type, what it means and what limits it.
 * @param name Markdown
 */
export function fieldLine(api: Api, name: string, place: SchemaPlace, isRequired: boolean): string {
  return new FieldList(api).field(name, place, isRequired, 0, '')[0];
}

/** Names the type of a body, with a link where it is an object with its own place. */
export function bodyType(api: Api, place: SchemaPlace): string {
  return new FieldList(api).type(place);
}

class FieldList {
  private readonly api: Api;
  private readonly linked: ReadonlySet<string>;
  /** Ids that exist already: a field that several branches have is found at the first. */
  private readonly ids = new Set<string>();

  constructor(api: Api) {
    this.api = api;
    this.linked = new Set(sharedObjects(api));
  }

  fields(place: SchemaPlace, depth: number, id: string): string[] {
    if (depth > MAX_DEPTH)
      throw new Error(`${this.api.name}: fields are nested too deep at ${JSON.stringify(place.schema).slice(0, 200)}`);
    const parts = this.api.schemas.parts(place);
    const required = new Set(parts.flatMap(({ schema }) => (schema.required ?? []) as string[]));
    const lines: string[] = [];
    for (const [name, field] of this.api.schemas.properties(place)) {
      const own = fieldId(id, name);
      lines.push(...this.field(this.named(name, own), field, required.has(name), depth, own));
    }
    for (const { base, schema } of parts) {
      for (const [pattern, child] of Object.entries((schema.patternProperties ?? {}) as JsonObject)) {
        const [, name] = /^\^(\w+)\$$/.exec(pattern) ?? [];
        const label = name ? inlineCode(name) : `Any name that matches ${inlineCode(pattern)}`;
        lines.push(...this.field(label, { base, schema: child as JsonObject }, false, depth, id));
      }
    }
    const branches = parts.flatMap(branchesIn);
    if (branches.every(({ schema }) => isConstraint(schema))) return [...lines, ...this.choice(branches, depth)];
    return [...lines, ...branches.flatMap((branch) => this.branch(branch, depth, id))];
  }

  private named(name: string, id: string): string {
    if (this.ids.has(id)) return inlineCode(name);
    this.ids.add(id);
    return `<span id="${id}">${inlineCode(name)}</span>`;
  }

  /**
   * One field, with those inside it below.
   * @param id start of the ids of what is inside
   */
  field(name: string, place: SchemaPlace, isRequired: boolean, depth: number, id: string): string[] {
    const inner = this.isLinked(place) ? [] : this.innerOf(place, depth + 1, id);
    const type = this.type(place);
    const texts = [descriptionText(this.api.schemas, place), ...this.details(place)].filter(Boolean);
    const kind = `<span className="type">${type}${isRequired ? ', **required**' : ''}</span>`;
    return [[`${indent(depth)}- ${name}: ${kind}.`, ...texts.map(sentence)].join(' '), ...inner];
  }

  private details(place: SchemaPlace): string[] {
    const set = this.api.schemas;
    if (this.isLinked(place)) return [];
    const allowed = allowedText(set, place);
    const standard = defaultText(set, place);
    const example = exampleText(set, place);
    const isOne = /^`[^`]*`$/.test(allowed);
    return [
      allowed && (isOne ? `Value: ${allowed}` : `Values: ${allowed}`),
      standard && !isOne && `Default: ${standard}`,
      ...limitTexts(set, place).map((text) => upperFirst(text.replace(/^\d/, 'from $&'))),
      // What is inside an object is shown by its own fields.
      example && !/^`(?:\[\]|\[?\{)/.test(example) && `Example: ${example}`,
    ].filter((text): text is string => Boolean(text));
  }

  /** Name of the type, with a link where an object has its own place. */
  type(place: SchemaPlace): string {
    const set = this.api.schemas;
    const link = set
      .parts(place)
      .map((part) => this.linkOf(part))
      .find((text) => text !== undefined);
    if (link) return link;
    const type = set.keyword(place, 'type');
    const items = type === 'array' ? itemsOf(set, place) : undefined;
    if (items) return arrayOf(this.type(items));
    const fields = set.properties(place);
    const values = type === 'object' && fields.size === 0 ? valuesOf(set, place) : undefined;
    if (values) return `map of ${this.type(values)}`;
    const branches = branchesOf(set, place).filter(({ schema }) => !isConstraint(schema));
    if (type === undefined && branches.length > 0) {
      return listText([...new Set(branches.map((branch) => this.type(branch)))], 'or');
    }
    if (type === undefined && fields.size > 0) return 'object';
    const name = typeText(set, place);
    return name === 'any' ? 'any value' : name;
  }

  private linkOf({ schema }: SchemaPlace): string | undefined {
    const name = nameOfReference(schema);
    if (name === undefined) return undefined;
    const page = DESCRIBED_ELSEWHERE[name];
    if (page) return `[${page[0]}](${page[1]})${name.startsWith('Inline') ? ' or null' : ''}`;
    return this.linked.has(name) ? `[${lowerFirst(objectTitle(this.api, name))}](${objectLink(name)})` : undefined;
  }

  private isLinked(place: SchemaPlace): boolean {
    return /\]\((?:#object-|\/)/.test(this.type(place));
  }

  private innerOf(place: SchemaPlace, depth: number, id: string): string[] {
    const set = this.api.schemas;
    const items = itemsOf(set, place);
    if (items) return this.innerOf(items, depth, id);
    if (set.properties(place).size > 0 || set.parts(place).some(({ schema }) => schema.patternProperties))
      return this.fields(place, depth, id);
    const values = valuesOf(set, place);
    if (values) return this.innerOf(values, depth, id);
    const branches = branchesOf(set, place).filter((branch) => !isConstraint(branch.schema));
    return branches.some((branch) => set.properties(branch).size > 0) ? this.fields(place, depth, id) : [];
  }

  /** A branch of a union under its title. */
  private branch(place: SchemaPlace, depth: number, id: string): string[] {
    const title = String(this.api.schemas.keyword(place, 'title') ?? '');
    const inner = this.fields(place, depth + 1, id);
    if (inner.length === 0) return [];
    return [`${indent(depth)}- **${title}**`, ...inner];
  }

  /** Branches that only ask for fields: one of several has to be there. */
  private choice(branches: SchemaPlace[], depth: number): string[] {
    const names = branches.map(({ schema }) => schema.required).filter((list) => Array.isArray(list));
    if (names.length < 2 || names.length !== branches.length) return [];
    const words = names.map((list) => listText((list as string[]).map(inlineCode)));
    return [`${indent(depth)}- Exactly one of ${listText(words)} is **required**.`];
  }
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
