import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';
import { isObject, type Json } from '../base/index.ts';
import type { SchemaPlace, SchemaWalk } from './schemaWalk.ts';

/** Something that can be written at the cursor. */
export interface Completion {
  /** What the list shows. */
  label: string;
  /** What is written, from `start` to `end` of the text. */
  insert: string;
  start: number;
  end: number;
  /** What the key or value does, by the schema. */
  about: string;
}

/**
 * What can be written at a place in the text of a layer, which may be unfinished: keys that are not there yet, or values.
 * @param offset Place of the cursor, in UTF-16 units from the start.
 */
export function completionsAt(text: string, offset: number, walk: SchemaWalk): Completion[] {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  // In front of the whole value or behind it, nothing can be written.
  if (path.length === 0) return [];
  const [start, end] = rangeAt(text, offset, previousNode);
  const typed = text.slice(start, offset).replace(/^"/, '').toLowerCase();
  const offers = isAtPropertyKey ? keyOffers() : valueOffers();
  return offers.map((offer) => ({ ...offer, start, end })).filter(({ label }) => label.toLowerCase().includes(typed));

  function keyOffers() {
    const around = walk.at(path.slice(0, -1));
    const there = keysThere(text, offset, path.slice(0, -1));
    const members = around ? [...walk.members(around)].filter(([name]) => !there.has(name)) : [];
    return members.map(([name, member]) => ({
      label: name,
      insert: keyText(name, emptyValue(walk, member), text, end),
      about: walk.about(member),
    }));
  }

  function valueOffers() {
    const values = walk.all(path).flatMap((place) => valuesOf(walk, place).map((value) => ({ value, place })));
    const unique = new Map(values.map((one) => [JSON.stringify(one.value), one]));
    return [...unique].map(([insert, { value, place }]) => ({
      label: shortText(value),
      insert,
      about: walk.about(place),
    }));
  }
}

/** The word at the cursor, which a completion replaces. */
function rangeAt(text: string, offset: number, node: Node | undefined): [start: number, end: number] {
  if (node && node.offset < offset && offset <= node.offset + node.length)
    return [node.offset, node.offset + node.length];
  const word = /[\w.+-]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  return [offset - word.length, offset];
}

/** A key with its colon and a value to begin with, unless a colon is there. */
function keyText(name: string, value: string, text: string, end: number): string {
  const quoted = JSON.stringify(name);
  return /^\s*:/.test(text.slice(end)) ? quoted : `${quoted}: ${value}`;
}

/** Names of the object around the cursor, but for the one that the cursor is in; the text may be unfinished. */
function keysThere(text: string, offset: number, around: (string | number)[]): Set<string> {
  const tree = parseTree(text);
  const object = tree && findNodeAtLocation(tree, around);
  const keys = (object?.children ?? []).flatMap(({ children }) => children?.[0] ?? []);
  const others = keys.filter(({ offset: start, length }) => offset < start || start + length < offset);
  return new Set(others.map(({ value }) => String(value)));
}

function emptyValue(walk: SchemaWalk, place: SchemaPlace): string {
  const standard = walk.keyword(place, 'default');
  const [example] = [walk.keyword(place, 'examples')].flat();
  if (isObject(standard) || walk.members(place).size > 0) return '{}';
  return JSON.stringify(example ?? standard ?? '');
}

/** Values that the schema lists, then its examples. */
function valuesOf(walk: SchemaWalk, place: SchemaPlace): Json[] {
  const listed = walk.branches(place).flatMap((branch) => {
    const values = walk.keyword(branch, 'enum');
    const constant = walk.keyword(branch, 'const');
    if (constant !== undefined) return [constant];
    if (walk.keyword(branch, 'type') === 'boolean') return [true, false];
    return Array.isArray(values) ? values : [];
  });
  if (listed.length > 0) return listed;
  const examples = walk.keyword(place, 'examples');
  return Array.isArray(examples) ? examples : [];
}

const shortText = (value: Json) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
