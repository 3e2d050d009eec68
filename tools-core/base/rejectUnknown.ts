import { isObject, type Json } from './json.ts';
import { InputError } from './limits.ts';
import { nearest } from './nearest.ts';

const OUTCOMES = ['valid', 'warning', 'error'];

/**
 * Rejects a layer with what the service would not store: here it would change nothing, without a word. Core has every
 * key of a configuration. Two kinds of objects are left to the schema: those with a `type`, of which core shows one form
 * of several, and those that are empty in core, whose names are free.
 * @throws InputError that names the key
 */
export function rejectUnknown(
  given: Json | undefined,
  core: Json | undefined,
  service: string,
  path: readonly string[] = [],
): void {
  if (given === undefined) return;
  const place = path.length === 0 ? 'it' : path.join('.');
  const wrong = (fix: string) => new InputError(`The ${service} rejects this configuration: ${place} ${fix}.`);
  if (isObject(core)) {
    if (!isObject(given)) throw wrong('has to be an object');
    const known = Object.keys(core);
    if (known.length === 0 || known.includes('type')) return;
    for (const [name, value] of Object.entries(given)) {
      if (!known.includes(name)) throw wrong(`has no key ${name}, but ${nearest(name, known) ?? known.join(', ')}`);
      rejectUnknown(value, core[name], service, [...path, name]);
    }
    return;
  }
  if (typeof core === 'boolean' && typeof given !== 'boolean') throw wrong('has to be true or false');
  if (OUTCOMES.includes(String(core)) && !OUTCOMES.includes(String(given)))
    throw wrong(`has to be one of ${OUTCOMES.join(', ')}`);
}
