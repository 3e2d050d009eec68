import { isObject, type Json, type JsonObject, readMultikey } from '../../base/index.ts';
import { EntryProblem, type Parameters, type Witness } from './report.ts';

/** The one version of the method whose algorithms this tool knows. */
const METHOD = 'did:webvh:1.0';

/** Values of parameters that no entry sets. */
export const DEFAULTS: Parameters = {
  scid: '',
  updateKeys: [],
  nextKeyHashes: [],
  portable: false,
  deactivated: false,
  ttl: 3600,
  watchers: [],
  witness: undefined,
};

/** A reader of values that pass a test. @param what a value that does not is, in words */
const reader =
  <Value extends Json>(isRight: (value: Json) => boolean, what: string) =>
  (value: Json, name: string): Value => {
    if (!isRight(value)) throw new EntryProblem(`The parameter ${name} is ${what}.`);
    return value as Value;
  };
const boolean = reader<boolean>((value) => typeof value === 'boolean', 'neither true nor false');
const text = reader<string>((value) => typeof value === 'string', 'not a string');
const array = reader<Json[]>(Array.isArray, 'not an array');
const texts = (value: Json, name: string) => array(value, name).map((one) => text(one, name));

/** Reads the value of each parameter. @throws EntryProblem for a value that is not allowed */
const READERS: { [Name in keyof Parameters]: (value: Json, name: string) => Parameters[Name] } = {
  scid: text,
  updateKeys: (value, name) => {
    const all = texts(value, name);
    for (const key of all) ed25519Key(key, name);
    return all;
  },
  nextKeyHashes: texts,
  portable: boolean,
  deactivated: boolean,
  ttl: seconds,
  watchers: texts,
  witness,
};

const NAMES = Object.keys(READERS) as (keyof Parameters)[];

/**
 * Parameters that apply after an entry: those that it sets, and otherwise those before it (did:webvh v1.0, section "did:webvh DID Method
 * Parameters"). `null` counts as the default, as that section asks resolvers to be lenient about.
 * @param before Parameters of the entry before; undefined for the first entry.
 * @throws EntryProblem for a value that the section does not allow.
 */
export function nextParameters(set: Json, before: Parameters | undefined): Parameters {
  if (!isObject(set)) throw new EntryProblem('The member parameters is not an object.');
  const unknown = Object.keys(set).find((name) => ![...NAMES, 'method'].includes(name));
  if (unknown !== undefined) throw new EntryProblem(`The method defines no parameter ${unknown}.`);
  checkMembers(set, before);
  const next = NAMES.map((name) => {
    if (!(name in set)) return [name, (before ?? DEFAULTS)[name]];
    return [name, set[name] === null ? DEFAULTS[name] : READERS[name](set[name], name)];
  });
  return Object.fromEntries(next);
}

/** Which members an entry has to have, and which it may not have. */
function checkMembers(set: JsonObject, before: Parameters | undefined): void {
  const missing = (names: string[]) => names.find((name) => !(name in set));
  if ('method' in set && set.method !== METHOD)
    throw new EntryProblem(`The method is ${JSON.stringify(set.method)}, but this tool supports only ${METHOD}.`);
  if (!before) {
    const lacks = missing(['method', 'scid', 'updateKeys']);
    if (lacks) throw new EntryProblem(`The parameter ${lacks} is missing in the first entry.`);
    return;
  }
  if ('scid' in set) throw new EntryProblem('Only the first entry can have the parameter scid.');
  if (set.portable === true) throw new EntryProblem('Only the first entry can set portable to true.');
  const lacks = before.nextKeyHashes.length > 0 ? missing(['updateKeys', 'nextKeyHashes']) : undefined;
  if (lacks) throw new EntryProblem(`The previous entry committed to new keys, so this one must set ${lacks}.`);
}

/** The bytes of an Ed25519 key, the only kind that eddsa-jcs-2022 signs with. */
export function ed25519Key(multibase: string, where: string): Uint8Array {
  let key: ReturnType<typeof readMultikey>;
  try {
    key = readMultikey(multibase);
  } catch (error) {
    throw new EntryProblem(`${where} is ${multibase}, which isn't a key: ${(error as Error).message}`);
  }
  if (key.kind !== 'Ed25519') throw new EntryProblem(`${where} is a key of type ${key.kind}, not Ed25519.`);
  return key.bytes;
}

function seconds(value: Json): number {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 2 ** 31) {
    throw new EntryProblem('The parameter ttl is not a whole number of seconds from 0 to 2147483648.');
  }
  return value as number;
}

function witness(value: Json): Witness | undefined {
  if (!isObject(value)) throw new EntryProblem('The parameter witness is not an object.');
  if (Object.keys(value).length === 0) return undefined;
  const { threshold, witnesses } = value;
  if (!Array.isArray(witnesses) || witnesses.length === 0) throw new EntryProblem('The list of witnesses is empty.');
  const ids = witnesses.map((one) => (isObject(one) ? one.id : undefined));
  for (const id of ids) {
    if (typeof id !== 'string' || !id.startsWith('did:key:'))
      throw new EntryProblem('The id of a witness is not a did:key.');
    ed25519Key(id.slice('did:key:'.length), 'witness');
  }
  if (new Set(ids).size < ids.length) throw new EntryProblem('The parameter witness lists the same DID twice.');
  if (!Number.isInteger(threshold) || (threshold as number) < 1 || (threshold as number) > ids.length) {
    throw new EntryProblem(`The threshold of the witnesses is not a whole number from 1 to ${ids.length}.`);
  }
  return { threshold: threshold as number, witnesses: ids as string[] };
}
