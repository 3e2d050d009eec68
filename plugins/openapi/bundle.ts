import { isObject, type Json, type JsonObject, pointerOf, valueAt } from '../schemas/jsonValue.ts';
import { SCHEMA_FOLDER, type SpecFiles, type Target, targetOf } from './specFiles.ts';

/** Keywords of a schema file that have no meaning inside a description. */
const FILE_KEYWORDS = new Set(['$schema', '$id', '$defs']);

/**
 * Brings everything that a description refers to into its own components, so that tools which read one file, such as
 * code generators and Postman, need nothing else. The order of the result depends on the files alone.
 * @param address address of the description
 * @returns the document, and the names of its components that come from the JSON Schemas
 * @throws Error for a reference that leads nowhere
 */
export function bundleDocument(address: string, files: SpecFiles) {
  const root = files.get(address)?.value;
  if (!root) throw new Error(`There is no ${address}.`);
  const bundler = new Bundler(address, root, files);
  const document = bundler.copy(root, address) as JsonObject;
  const components = { ...(document.components as JsonObject) };
  for (const [section, entries] of Object.entries(bundler.added))
    components[section] = { ...(components[section] as JsonObject), ...entries };
  return { document: { ...document, components } as JsonObject, fromSchemas: bundler.fromSchemas };
}

class Bundler {
  readonly added: Record<string, JsonObject> = {};
  readonly fromSchemas = new Set<string>();
  private readonly references = new Map<string, string>();
  private readonly own: JsonObject;
  private readonly address: string;
  private readonly files: SpecFiles;

  constructor(address: string, root: JsonObject, files: SpecFiles) {
    this.address = address;
    this.files = files;
    this.own = (root.components ?? {}) as JsonObject;
  }

  /** Copies a value of a file with its references turned to components of the bundle. */
  copy(value: Json, address: string, keys: string[] = []): Json {
    if (Array.isArray(value)) return value.map((item) => this.copy(item, address, [...keys, '']));
    if (!isObject(value)) return value;
    if (address === this.address && keys[0] === 'components' && keys.length === 3 && isReference(value)) {
      const target = targetOf(value.$ref, address);
      // A component that only refers to one of another file is that one, under its own name.
      if (target.address !== address) return this.component(target, keys[1], keys[2]);
    }
    const members = Object.entries(value).map(([key, child]): [string, Json] => {
      if (key === '$ref' && typeof child === 'string') return [key, this.reference(targetOf(child, address))];
      return [key, this.copy(child, address, [...keys, key])];
    });
    return Object.fromEntries(members);
  }

  private component(target: Target, section: string, name: string): Json {
    const { address, keys, value } = this.follow(target);
    if (address.startsWith(SCHEMA_FOLDER) && section === 'schemas') this.fromSchemas.add(name);
    if (keys.length > 0 || !isObject(value)) return this.copy(value, address);
    const members = Object.entries(value).filter(([key]) => !FILE_KEYWORDS.has(key));
    return this.copy(Object.fromEntries(members), address);
  }

  private reference(target: Target): string {
    if (target.address === this.address) return `#${pointerOf(target.keys)}`;
    const place = `${target.address}#${pointerOf(target.keys)}`;
    const known = this.references.get(place);
    if (known) return known;
    const [section, wanted] = nameOf(target);
    this.added[section] ??= {};
    const entries = this.added[section];
    let name = wanted;
    for (let count = 2; name in entries || valueAt(this.own, [section, name]) !== undefined; count++)
      name = `${wanted}${count}`;
    const reference = `#${pointerOf(['components', section, name])}`;
    // Noted before the copy, since a schema may refer to itself.
    this.references.set(place, reference);
    entries[name] = null;
    entries[name] = this.component(target, section, name);
    return reference;
  }

  /** Follows references that are alone, as the shared components have to the JSON Schemas. */
  private follow(target: Target): Target & { value: Json } {
    const file = this.files.get(target.address);
    const value = file && valueAt(file.value, target.keys);
    if (value === undefined) throw new Error(`Nothing at ${target.address}#${pointerOf(target.keys)}.`);
    return isReference(value) ? this.follow(targetOf(value.$ref, target.address)) : { ...target, value };
  }
}

const isReference = (value: Json): value is { $ref: string } =>
  isObject(value) && typeof value.$ref === 'string' && Object.keys(value).length === 1;

/** Section and name of the component for a target of another file. */
function nameOf({ address, keys }: Target): [section: string, name: string] {
  if (keys[0] === 'components' && keys.length === 3) return [keys[1], keys[2]];
  const file = address.slice(address.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const words = [file, ...keys.filter((key) => key !== '$defs')].flatMap((word) => word.split(/[^A-Za-z0-9]+/));
  return ['schemas', words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')];
}
