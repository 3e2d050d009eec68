import { withItem, withMember } from '../jsonEdits.ts';
import { type Change, ChoreError, type Site } from '../site.ts';
import { todo } from './todo.ts';

export interface NewMethod {
  /** Name after `did:`. */
  name: string;
  /** Group of the page, such as `ledger`. */
  group: string;
  /** Address of its specification. */
  address: string;
}

interface Methods {
  methods: { method: string; group: string }[];
}

/**
 * Plans a new DID method: its entry in the data, which the page about the methods is written from, and its switch in
 * the configuration of the resolver. Pages that say how many methods there are say the new number.
 * @throws ChoreError where the method is there, or its group is not
 */
export function newMethod(site: Site, { name, group, address }: NewMethod): Change[] {
  if (!/^[a-z0-9]+$/.test(name)) throw new ChoreError(`"${name}" is no name of a DID method (DID 1.0, section 3.1).`);
  const folder = `${site.docs}/public/spec`;
  const [data, schema, core] = [
    `${folder}/did-methods.json`,
    `${folder}/json-schema/resolver.configuration.json`,
    `${folder}/configuration/resolver.core.json`,
  ];
  const text = (file: string) => site.texts.get(file) ?? '{}\n';
  const { methods } = JSON.parse(text(data)) as Methods;
  if (methods.some(({ method }) => method === name)) throw new ChoreError(`did:${name} is there already.`);
  const groups = [...new Set(methods.map((method) => method.group))];
  if (!groups.includes(group)) throw new ChoreError(`Say which group it belongs to: --group ${groups.join('|')}`);
  if (!isAddress(address))
    throw new ChoreError(
      `"${address}" is no address of a specification: write one such as https://www.w3.org/TR/did/.`,
    );
  const last = methods.findLastIndex((method) => method.group === group);
  return [
    { kind: 'write', file: data, text: withItem(text(data), ['methods'], entryOf(name, group, address), last + 1) },
    {
      kind: 'write',
      file: schema,
      text: withMember(text(schema), ['properties', 'methods', 'properties'], name, settingsOf(name)),
    },
    { kind: 'write', file: core, text: withMember(text(core), ['methods'], name, { enabled: true }) },
    ...counted(site, methods.length),
  ];
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).hostname.includes('.');
}

/** The pages that count the methods, with one more. */
function counted(site: Site, count: number): Change[] {
  const said = new RegExp(`\\b${count}(?= DID methods\\b)`, 'g');
  return [...site.pages.values()].flatMap((file): Change[] => {
    const text = site.texts.get(file) ?? '';
    const next = text.replace(said, String(count + 1));
    return next === text ? [] : [{ kind: 'write', file, text: next }];
  });
}

function entryOf(method: string, group: string, address: string) {
  return {
    method,
    key: method,
    group,
    syntax: `did:${method}:{identifier}`,
    examples: [`did:${method}:example`],
    specification: { name: `did:${method} method`, address, note: '' },
    networks: todo('the networks, or None'),
    options: [`/methods/${method}/enabled`],
    operations: {
      create: todo('how a DID is made'),
      resolve: todo('where the document comes from'),
      update: todo('how it is changed'),
      deactivate: todo('how it is ended'),
    },
    versions: false,
    keyTypes: todo('which keys it may hold'),
    relationships: todo('which relationships its keys have'),
    services: todo('whether it has services'),
    paths: 'No',
    encoding: 'published',
    notes: [`It ${todo('what a reader has to know of it')}.`],
  };
}

function settingsOf(method: string) {
  return {
    title: `did:${method}`,
    description: `Holds the settings for \`did:${method}\`.`,
    type: 'object',
    properties: {
      enabled: {
        title: 'Enabled',
        description: `Resolves \`did:${method}\`; with \`false\` any DID of the method gets the answer 501.`,
        type: 'boolean',
        default: true,
        examples: [false],
      },
    },
    additionalProperties: false,
    default: {},
    examples: [{ enabled: false }],
  };
}
