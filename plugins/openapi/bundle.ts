import {
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  SCHEMA_FOLDER,
  type SpecFiles,
  type Target,
  targetOf,
  valueAt,
} from './specFiles.ts';

/** A description that needs no other file. */
export interface Bundle {
  document: JsonObject;
  /** Names of the components that come from the JSON Schemas. */
  fromSchemas: ReadonlySet<string>;
}

/** Keywords of a schema file that have no meaning inside a description. */
const FILE_KEYWORDS = new Set(['$schema', '$id', '$defs']);

/**
 * Brings everything that a description refers to into its own components, so that tools which read one file, such as
 * code generators and Postman, need nothing else. The order of the result depends on the files alone.
 * @param address address of the description
 * @throws Error for a reference that leads nowhere.
 */
export function bundleDocument(address: string, files: SpecFiles): Bundle {
  const root = files.get(address);
  if (!root) throw new Error(`There is no ${address}.`);
  const bundler = new Bundler(address, root.value, files);
  const document = bundler.copy(root.value, address) as JsonObject;
  const components = { ...((document.components ?? {}) as JsonObject) };
  for (const [section, entries] of bundler.added) {
    components[section] = { ...((components[section] ?? {}) as JsonObject), ...Object.fromEntries(entries) };
  }
  return { document: { ...document, components }, fromSchemas: bundler.fromSchemas };
}

class Bundler {
  readonly added = new Map<string, Map<string, Json>>();
  readonly fromSchemas = new Set<string>();
  private readonly references = new Map<string, string>();
  private readonly taken = new Set<string>();

  private readonly address: string;
  private readonly files: SpecFiles;

  constructor(address: string, root: JsonObject, files: SpecFiles) {
    this.address = address;
    this.files = files;
    for (const [section, entries] of Object.entries((root.components ?? {}) as JsonObject)) {
      for (const name of Object.keys(entries as JsonObject)) this.taken.add(`${section}/${name}`);
    }
  }

  /** Copies a value of a file with its references turned to components of the bundle. */
  copy(value: Json, address: string, keys: string[] = []): Json {
    if (Array.isArray(value)) return value.map((item, index) => this.copy(item, address, [...keys, String(index)]));
    if (!isObject(value)) return value;
    if (this.isForwardingComponent(value, address, keys)) {
      const target = this.follow(targetOf(value.$ref as string, address));
      this.noteSchema(target.address, keys);
      return this.copyTarget(target);
    }
    const result: JsonObject = {};
    for (const [key, child] of Object.entries(value)) {
      if (key === '$ref' && typeof child === 'string') result[key] = this.reference(targetOf(child, address));
      else result[key] = this.copy(child, address, [...keys, key]);
    }
    return result;
  }

  /** A component of the description that only names one of another file stands for it, under its own name. */
  private isForwardingComponent(value: JsonObject, address: string, keys: string[]): boolean {
    if (address !== this.address || keys.length !== 3 || keys[0] !== 'components') return false;
    if (typeof value.$ref !== 'string' || Object.keys(value).length !== 1) return false;
    return targetOf(value.$ref, address).address !== this.address;
  }

  private reference(target: Target): string {
    if (target.address === this.address) return `#${pointerOf(target.keys)}`;
    const place = `${target.address}#${pointerOf(target.keys)}`;
    const known = this.references.get(place);
    if (known) return known;
    const [section, wanted] = nameOf(target);
    const name = this.freeName(section, wanted);
    const reference = `#${pointerOf(['components', section, name])}`;
    // Noted before the copy, since a schema may refer to itself.
    this.references.set(place, reference);
    const entries = this.added.get(section) ?? new Map<string, Json>();
    this.added.set(section, entries);
    entries.set(name, null);
    const final = this.follow(target);
    this.noteSchema(final.address, ['components', section, name]);
    entries.set(name, this.copyTarget(final));
    return reference;
  }

  private noteSchema(address: string, keys: string[]): void {
    if (address.startsWith(SCHEMA_FOLDER) && keys[1] === 'schemas') this.fromSchemas.add(keys[2]);
  }

  private freeName(section: string, wanted: string): string {
    let name = wanted;
    for (let count = 2; this.taken.has(`${section}/${name}`); count++) name = `${wanted}${count}`;
    this.taken.add(`${section}/${name}`);
    return name;
  }

  /** Follows references that stand alone, as the shared components have towards the JSON Schemas. */
  private follow(target: Target): Target {
    const value = this.valueOf(target);
    if (!isObject(value) || typeof value.$ref !== 'string' || Object.keys(value).length !== 1) return target;
    return this.follow(targetOf(value.$ref, target.address));
  }

  private copyTarget(target: Target): Json {
    const value = this.valueOf(target);
    const isFile = target.keys.length === 0 && isObject(value);
    const content = isFile
      ? Object.fromEntries(Object.entries(value).filter(([key]) => !FILE_KEYWORDS.has(key)))
      : value;
    return this.copy(content, target.address, target.keys);
  }

  private valueOf({ address, keys }: Target): Json {
    const file = this.files.get(address);
    const value = file && valueAt(file.value, keys);
    if (value === undefined) throw new Error(`Nothing at ${address}#${pointerOf(keys)}.`);
    return value;
  }
}

/** Section and name of the component for a target of another file. */
function nameOf({ address, keys }: Target): [section: string, name: string] {
  if (keys[0] === 'components' && keys.length === 3) return [keys[1], keys[2]];
  const file = address.slice(address.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const words = [file, ...keys.filter((key) => key !== '$defs')].flatMap((word) => word.split(/[^A-Za-z0-9]+/));
  return ['schemas', words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')];
}
