import { chosenName, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { Method } from '../schemas/published/did-methods.ts';
import type { SchemaSet } from '../schemas/schemaSet.ts';
import { type KeyPages, keyLink, keyOf } from './render/keyLinks.ts';
import { inlineCode, mdxText } from './render/markdownText.ts';
import { allowedText, defaultText } from './render/schemaText.ts';
import { matrix, table } from './render/table.ts';

const ENCODINGS: Record<string, string> = {
  preferred: 'Set by `preferredPublicKeyEncoding`, except for a blockchain account',
  jwk: 'Always `publicKeyJwk`',
  published: 'As published',
  none: 'No key to encode',
};

/**
 * `<DidMethodMatrix />`: all methods with what sets them apart. `<DidMethods of="ledger" />`: a section for each
 * method of a group with what the matrix doesn't show, with a fixed id such as `did-cheqd`.
 */
export function didMethodShortcodes(methods: Method[], keys: KeyPages, set: SchemaSet): Shortcodes {
  const groups = methods.map(({ group }) => group);
  return {
    DidMethodMatrix: () => overview(methods),
    DidMethods: (attributes) => {
      const group = chosenName(attributes, 'of', groups);
      return methods
        .filter((method) => method.group === group)
        .map((method) => section(method, keys, set))
        .join('\n\n');
    },
  };
}

function overview(methods: Method[]): string {
  return matrix(
    ['Method', 'Key', 'Networks', 'Update', 'Deactivate', 'Older versions', 'Path or query'],
    methods.map(({ method, key, networks, operations, versions, paths }) => [
      `[${inlineCode(`did:${method}`)}](#${idOf(method)})`,
      inlineCode(key),
      networks,
      mdxText(operations.update),
      mdxText(operations.deactivate),
      versions ? 'yes' : 'no',
      paths === 'No' ? 'no' : mdxText(paths),
    ]),
  );
}

function section(entry: Method, keys: KeyPages, set: SchemaSet): string {
  const { method, examples, specification, operations } = entry;
  const { name, address, note } = specification;
  const rows = [
    ['Specification', [`[${name}](${address})`, mdxText(note)].filter(Boolean).join('. ').replace(/\.$/, '')],
    ['Form', inlineCode(entry.syntax)],
    ['Settings', entry.options.map((option) => setting(option, keys, set)).join('; ')],
    ['Create', mdxText(operations.create)],
    ['Resolve', mdxText(operations.resolve)],
    ['Key types', mdxText(entry.keyTypes)],
    ['Relationships', mdxText(entry.relationships)],
    ['Services', mdxText(entry.services)],
    ['Key format', ENCODINGS[entry.encoding]],
  ];
  const title = `${examples.length > 1 ? 'Examples' : 'Example'} did:${method}`;
  return [
    `### did:${method} \\{#${idOf(method)}}`,
    [`\`\`\`text title="${title}"`, ...examples, '```'].join('\n'),
    entry.notes.map(mdxText).join(' '),
    table(['Property', 'Value'], rows),
  ].join('\n\n');
}

function setting(pointer: string, keys: KeyPages, set: SchemaSet): string {
  const key = keyOf(keys, 'resolver', pointer);
  const link = keyLink(keys, 'resolver', pointer, '/methods');
  if (!key || `/${key.path.filter((name) => name !== '[]').join('/')}` !== pointer) return link;
  const allowed = allowedText(set, key.place);
  return `${link}, default ${defaultText(set, key.place)}${allowed && `, allowed ${allowed}`}`;
}

/** The id of a section, without the colon that an address would need to escape. */
function idOf(method: string): string {
  return `did-${method}`;
}
