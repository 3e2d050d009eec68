import path from 'node:path';
import type { JsonFile } from '../shared/jsonFile.ts';
import { readIfThere } from '../shared/listFiles.ts';
import { type Problem, problemIn } from '../shared/problem.ts';
import { isObject, type JsonObject } from './jsonValue.ts';

/** What a member means: words, name and address of its source, and the list that explains its own members. */
type MemberRow = [text: string, source: string, address: string, inside?: string];

/** What the header of a token may contain has its own file, which a plain token needs alone. */
const OF_TOKENS = ['jose-header', 'jwk'];
const LINK = / \(\[([^\]]+)\]\((\S+)\)\)\.?$/;
/** How deep members of one schema are followed. */
const DEPTH = 6;

/**
 * The files in which tools find what a member of a standard means: for each published schema, the members by their names
 * with `/` between them; lists add no name.
 * @returns their texts by path
 */
export function explanationFiles(standards: readonly JsonFile[]): [file: string, text: string][] {
  const kinds = standards.map(({ file, value }): [string, Record<string, MemberRow>] => {
    const rows: Record<string, MemberRow> = {};
    collect(value as JsonObject, value as JsonObject, '', rows, 0);
    return [path.basename(file, '.json'), rows];
  });
  const textOf = (isIn: (kind: string) => boolean) => {
    const lines = kinds
      .filter(([kind]) => isIn(kind))
      .map(([kind, rows]) => {
        const members = Object.entries(rows).map(
          ([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)}`,
        );
        return `  ${JSON.stringify(kind)}: {\n${members.join(',\n')}\n  }`;
      });
    return `{\n${lines.join(',\n')}\n}\n`;
  };
  return [
    ['tools-core/explain/members.json', textOf((kind) => !OF_TOKENS.includes(kind))],
    ['tools-core/explain/tokenMembers.json', textOf((kind) => OF_TOKENS.includes(kind))],
  ];
}

/** Rule `data/mismatch`: the tools explain members in the words of the published schemas. */
export function checkExplanations(root: string, standards: readonly JsonFile[]): Problem[] {
  // Another docs folder may have no standards.
  if (standards.length === 0) return [];
  const isOld = ([file, text]: [string, string]) => (readIfThere(path.join(root, file)) ?? text) !== text;
  return explanationFiles(standards)
    .filter(isOld)
    .map(([file]) => {
      const message = "The tools' explanations aren't those of the schemas in docs/public/spec/json-schema/standards.";
      return problemIn(file, { line: 1 }, 'data/mismatch', message, 'Run npm run generate.');
    });
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

/** The schema that explains the members of a member. */
function insideOf(member: JsonObject, root: JsonObject): string | undefined {
  const found = [member, member.items, member.then, member.else, local(member, root)]
    .filter(isObject)
    .map((one) => /([\w-]+)\.json$/.exec(String(one.$ref ?? ''))?.[1])
    .find((name) => name !== undefined);
  return found;
}
