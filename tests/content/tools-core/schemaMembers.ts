import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type JsonObject } from '../../../plugins/schemas/jsonValue.ts';

/** What a member means: words, name and address of its source, and the list that explains what stands inside of it. */
export type MemberRow = [text: string, source: string, address: string, inside?: string];

const LINK = / \(\[([^\]]+)\]\((\S+)\)\)\.?$/;
/** How deep members of one schema stand inside each other. */
const DEPTH = 6;

/** Members of every published schema of a standard: by schema, then by names with `/` between them; lists add no name. */
export function schemaMembers(folder: string): Record<string, Record<string, MemberRow>> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const schema = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as JsonObject;
      const rows: Record<string, MemberRow> = {};
      collect(schema, schema, '', rows, 0);
      return [file.replace(/\.json$/, ''), rows];
    }),
  );
}

function collect(
  schema: JsonObject,
  root: JsonObject,
  at: string,
  rows: Record<string, MemberRow>,
  depth: number,
): void {
  if (depth > DEPTH) return;
  const inner = [
    schema.items,
    schema.then,
    schema.else,
    ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((name) => schema[name]),
  ];
  for (const one of [...inner, local(schema, root)]) if (isObject(one)) collect(one, root, at, rows, depth + 1);
  for (const [name, member] of Object.entries((schema.properties ?? {}) as JsonObject)) {
    if (!isObject(member)) continue;
    const key = at ? `${at}/${name}` : name;
    const row = rowOf(member, root);
    if (row && !rows[key]) rows[key] = row;
    collect(member, root, key, rows, depth + 1);
  }
}

function local(schema: JsonObject, root: JsonObject): unknown {
  const name = /^#\/\$defs\/(\w+)$/.exec(String(schema.$ref ?? ''))?.[1];
  return name ? (root.$defs as JsonObject)[name] : undefined;
}

function rowOf(member: JsonObject, root: JsonObject): MemberRow | undefined {
  const described = [member, local(member, root)].find(
    (one): one is JsonObject => isObject(one) && typeof one.description === 'string',
  );
  const text = String(described?.description ?? '');
  const [link, source = '', address = ''] = LINK.exec(text) ?? [''];
  if (!text) return undefined;
  const inside = insideOf(member, root);
  return [
    `${text.slice(0, text.length - link.length)}.`.replace(/\.\.$/, '.'),
    source,
    address,
    ...(inside ? [inside] : []),
  ] as MemberRow;
}

/** The schema that explains what stands inside of a member. */
function insideOf(member: JsonObject, root: JsonObject): string | undefined {
  const found = [member, member.items, member.then, member.else, local(member, root)]
    .filter(isObject)
    .map((one) => /([\w-]+)\.json$/.exec(String(one.$ref ?? ''))?.[1])
    .find((name) => name !== undefined);
  return found;
}
