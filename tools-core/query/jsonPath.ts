import { InputError, isObject, type Json } from '../base/index.ts';
import type { Selected } from './claimsPath.ts';

type Selector = { name: string } | { index: number } | 'all';
interface Segment {
  selectors: Selector[];
  /** At any depth below (`..`). */
  isDeep: boolean;
}

/** Values that a path may look at, so that no path takes longer than a step. */
const MOST_VISITED = 200_000;

const NAME = /[A-Za-z_@\u0080-\uffff][\w@\-\u0080-\uffff]*/y;
const BRACKET = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+)|(\*))\s*/y;

/**
 * Reads a JSONPath of the safe subset of RFC 9535: names, indexes, `*`, lists of them in brackets, and `..`.
 * @throws InputError for filters, slices, scripts and whatever else is no path
 */
export function readJsonPath(path: string): Segment[] {
  if (path[0] !== '$') throw new InputError(`The path ${path} does not begin with $.`);
  const segments: Segment[] = [];
  let at = 1;
  while (at < path.length) {
    const isDeep = path.startsWith('..', at);
    const hasDot = path[at] === '.';
    if (isDeep) at += 2;
    else if (hasDot) at++;
    else if (path[at] !== '[') throw noPath(path, at);
    const read = path[at] === '[' && (isDeep || !hasDot) ? bracketAt(path, at) : nameAt(path, at);
    segments.push({ selectors: read.selectors, isDeep });
    at = read.end;
  }
  return segments;
}

function nameAt(path: string, at: number): { selectors: Selector[]; end: number } {
  if (path[at] === '*') return { selectors: ['all'], end: at + 1 };
  NAME.lastIndex = at;
  const found = NAME.exec(path);
  if (!found) throw noPath(path, at);
  return { selectors: [{ name: found[0] }], end: NAME.lastIndex };
}

function bracketAt(path: string, at: number): { selectors: Selector[]; end: number } {
  const selectors: Selector[] = [];
  for (let next = at + 1; ; next++) {
    BRACKET.lastIndex = next;
    const found = BRACKET.exec(path);
    if (!found) throw noPath(path, next);
    const [, single, double, index, all] = found;
    if (all) selectors.push('all');
    else if (index !== undefined) selectors.push({ index: Number(index) });
    else selectors.push({ name: (single ?? double).replace(/\\(.)/g, '$1') });
    next = BRACKET.lastIndex;
    if (path[next] === ']') return { selectors, end: next + 1 };
    if (path[next] !== ',') throw noPath(path, next);
  }
}

function noPath(path: string, at: number): InputError {
  const why =
    path[at] === '?'
      ? "Filters aren't evaluated, because they're programs."
      : 'Only names, indexes, * and .. are supported.';
  return new InputError(`The path ${path} cannot be read at character ${at + 1}. ${why}`);
}

/** Every value that a path selects, in the order of the document. */
export function selectByPath(value: Json, path: string): Selected[] {
  let visited = 0;
  const visit = () => {
    if (++visited > MOST_VISITED) throw new InputError(`The path ${path} selects too much.`);
  };
  let selected: Selected[] = [{ path: [], value }];
  for (const { selectors, isDeep } of readJsonPath(path)) {
    const from = isDeep ? selected.flatMap((one) => below(one, visit)) : selected;
    selected = from.flatMap((one) => selectors.flatMap((selector) => pick(one, selector, visit)));
  }
  return selected;
}

function below(one: Selected, visit: () => void): Selected[] {
  visit();
  return [one, ...childrenOf(one).flatMap((child) => below(child, visit))];
}

function pick(one: Selected, selector: Selector, visit: () => void): Selected[] {
  visit();
  if (selector === 'all') return childrenOf(one);
  const { value, path } = one;
  if ('name' in selector) {
    const { name } = selector;
    return isObject(value) && Object.hasOwn(value, name) ? [{ path: [...path, name], value: value[name] }] : [];
  }
  if (!Array.isArray(value)) return [];
  const index = selector.index < 0 ? value.length + selector.index : selector.index;
  return index in value ? [{ path: [...path, index], value: value[index] }] : [];
}

function childrenOf({ path, value }: Selected): Selected[] {
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(isObject(value) ? value : {});
  return entries.map(([step, item]: [string | number, Json]) => ({ path: [...path, step], value: item }));
}
