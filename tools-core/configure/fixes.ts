import { isObject, type Json, type JsonObject, nearest, pointerOf, valueAt } from '../base/index.ts';
import type { SchemaWalk } from './schemaWalk.ts';

type Path = readonly (string | number)[];

/** Members of an API or a file that contain a layer, rather than belong to it. */
const WRAPPERS = ['configuration', 'config', 'core', 'custom', 'inline'];

/** Whether a key only wraps the layer. */
export const isWrapper = (name: string, value: Json | undefined, services: readonly string[]): boolean =>
  isObject(value) && [...WRAPPERS, ...services].includes(name);

/** Milliseconds of the units in which durations are written. */
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^P?T?(\d+(?:\.\d+)?) ?(?:(ms)|([smhd])(?:ec|in|our|ay)?\w*)$/i;

/**
 * What a wrong value was probably meant to be, the likeliest first: the type, the unit or the spelling differs.
 * @param values the only ones that are allowed, if there is such a list
 * @param about what the value is for, including its unit
 */
export function candidatesFor(value: Json, values: readonly Json[], about: string): Json[] {
  const perUnit = /millisecond/i.test(about) ? 1 : 1000;
  if (typeof value === 'number') return [value === 1, value * 1000, String(value), [value]];
  if (typeof value !== 'string') return [[value]];
  const [, amount, ms, unit = ms] = DURATION.exec(value) ?? [];
  const duration = unit && (Number(amount) * UNITS[unit.toLowerCase() as keyof typeof UNITS]) / perUnit;
  const near = values.find((one) => String(one).startsWith(value.toLowerCase())) ?? nearest(value, values.map(String));
  const boolean = /^(?:true|yes|on)$/i.test(value) || (/^(?:false|no|off)$/i.test(value) ? false : undefined);
  const url = value.includes('://') ? value : `https://${value}`;
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  const number = /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
  return [near, boolean, number, duration, origin, [value]].filter((one) => one !== undefined && one !== '') as Json[];
}

/** A copy with another value at a place. */
export function withValue(value: Json, [name, ...rest]: Path, changed: Json): Json {
  if (name === undefined) return changed;
  if (Array.isArray(value)) return value.map((item, at) => (at === name ? withValue(item, rest, changed) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === String(name) ? withValue(inner, rest, changed) : inner]),
  );
}

/** What to do with a key that the schema does not know at its place. */
export function fixUnknownKey(path: Path, walk: SchemaWalk, cores: Readonly<Record<string, JsonObject>>): string {
  const [name, parents] = [String(path.at(-1)), path.slice(0, -1)];
  const around = walk.at(parents);
  const names = around ? [...walk.members(around).keys()] : [];
  const close = nearest(name, names);
  if (close) return `Did you mean ${close}?`;
  const services = Object.keys(cores).filter((service) => valueAt(cores[service], pointerOf(path)) !== undefined);
  if (services.length > 0)
    return `This is a key of the ${services.join(' and the ')}. Select that in the field Service.`;
  const nested = name.split('.');
  if (nested.length > 1 && walk.at([...parents, ...nested]))
    return `Write one object in another: {${nested.map((part) => `"${part}"`).join(': {')}: …${'}'.repeat(nested.length)}.`;
  const [place, other] = placesOf(name, walk).filter((one) => isOnPath(one, parents));
  if (place)
    return `It belongs to ${[place, other].flatMap((one) => one?.join('.') ?? []).join(' or ') || 'the top of the layer'}.`;
  return names.length > 0 ? `Known here: ${names.join(', ')}.` : 'No key is allowed here.';
}

const MOST_LEVELS = 6;

/** Whether one path is the beginning of the other: a level is missing, or is one too many. */
const isOnPath = (one: Path, other: Path): boolean => one.every((name, at) => at >= other.length || name === other[at]);

/** Where the schema knows a key, as paths of what is around it. */
function placesOf(name: string, walk: SchemaWalk, path: string[] = []): string[][] {
  const place = walk.at(path);
  const names = place && path.length < MOST_LEVELS ? [...walk.members(place).keys()] : [];
  return [...(names.includes(name) ? [path] : []), ...names.flatMap((one) => placesOf(name, walk, [...path, one]))];
}
