import { FRONT_MATTER } from '../pages/sourceRows.ts';
import type { SchemaPlace, SchemaSet } from '../schemas/schemaSet.ts';
import { unitOf } from './render/schemaText.ts';
import type { ShortcodeData } from './shortcodeData.ts';

/** The token of a value, such as `%resolver.methods.web.timeout.default%`. Brand tokens have their own table. */
export const VALUE_TOKEN = /%(?!brand\.)([a-z][\w-]*(?:\.[\w-]+)+)%/gi;

/**
 * The values that pages may use by name, so that a changed default changes the pages too:
 * `<service>.<key>.default`, `.minimum` and `.maximum` in words ("5 minutes"), with `.number` as in the schema ("300000"),
 * and `errors.<slug>.status`.
 */
export function publishedValues({
  keys,
  set,
  errors,
}: Pick<ShortcodeData, 'keys' | 'set' | 'errors'>): ReadonlyMap<string, string> {
  const values = new Map(errors.map(({ slug, status }) => [`errors.${slug}.status`, String(status)]));
  for (const [name, page] of keys)
    for (const { path, place } of page.keys)
      for (const keyword of ['default', 'minimum', 'maximum']) {
        const value = set.keyword(place, keyword);
        if (!['string', 'number', 'boolean'].includes(typeof value)) continue;
        const token = [name, ...path, keyword].join('.');
        values.set(token, inWords(value as string | number | boolean, place, set));
        if (typeof value === 'number') values.set(`${token}.number`, String(value));
      }
  return values;
}

const UNITS: [milliseconds: number, unit: string][] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
  [1, 'millisecond'],
];

/** A duration in the largest unit that divides it: "5 minutes". Other numbers have commas: "86,400". */
function inWords(value: string | number | boolean, place: SchemaPlace, set: SchemaSet): string {
  if (typeof value !== 'number') return String(value);
  const unit = unitOf(set, place);
  if (unit === '' || value === 0) return value.toLocaleString('en-US');
  const milliseconds = unit === 'ms' ? value : value * 1000;
  const [size, name] = UNITS.find(([size]) => milliseconds >= size && milliseconds % size === 0) ?? [1, 'millisecond'];
  const count = milliseconds / size;
  return `${count.toLocaleString('en-US')} ${name}${count === 1 ? '' : 's'}`;
}

/** Writes the values into a page, outside its front matter. An unknown token stays, for the check to report. */
export function withValues(source: string, values: ReadonlyMap<string, string>): string {
  const front = FRONT_MATTER.exec(source)?.[0] ?? '';
  const body = source.slice(front.length).replace(VALUE_TOKEN, (token, path: string) => values.get(path) ?? token);
  return front + body;
}
