import { brand } from '../../brand.ts';
import type { Mistake, MistakeKind, SiteOfMistakes } from '../mistake.ts';
import { lineKind } from '../mistake.ts';

const pagesOf = ({ texts }: SiteOfMistakes) =>
  [...texts.keys()].filter(
    (file) => /^docs\/(?:guides|explanations|tutorials)\/.*[a-z]\.mdx$/.test(file) && !file.endsWith('index.mdx'),
  );

/** A kind of mistake that concerns a whole file. */
const fileKind = (name: string, make: (file: string, text: string, index: number) => Mistake): MistakeKind => ({
  group: 'Files',
  name,
  places: (site) => pagesOf(site).map((file, index) => () => make(file, site.texts.get(file) ?? '', index)),
});

/** A file beside the page, which is the mistake. */
const beside = (
  name: string,
  newName: (name: string) => string,
  fix: RegExp,
  write = (text: string): string | Uint8Array => text,
) =>
  fileKind(name, (file, text) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const other = folder + newName(file.slice(folder.length).replace('.mdx', ''));
    return { edits: { [other]: write(text) }, file: other, line: 1, fix };
  });

const changed = (name: string, write: (text: string) => string | Uint8Array, line: number, fix: RegExp) =>
  fileKind(name, (file, text) => ({ edits: { [file]: write(text) }, file, line, fix }));

/** Names of files, encodings, and pages that go. */
export const fileKinds: MistakeKind[] = [
  beside('capital in a name', (name) => `X${name}.mdx`, /lower/),
  beside('space in a name', (name) => `x ${name}.mdx`, /hyphen/),
  beside('letter of another alphabet in a name', (name) => `schlüssel-${name}.mdx`, /letters/),
  beside('another ending', (name) => `x-${name}.markdown`, /\.mdx/),
  beside('leftover of an editor', (name) => `.${name}.mdx.swp`, /Delete/i),
  beside('leftover of a merge', (name) => `${name}.mdx.orig`, /Delete/i),
  beside('two files for an address', (name) => `${name}/index.mdx`, /one of the two/),
  fileKind('page among the published files', (_file, text, index) => ({
    edits: { [`docs/public/p${index}.mdx`]: text },
    file: `docs/public/p${index}.mdx`,
    line: 1,
    fix: /Move/,
  })),
  changed('byte order mark', (text) => `\ufeff${text}`, 1, /byte order mark/),
  changed('line ends of Windows', (text) => text.replaceAll('\n', '\r\n'), 1, /npm run fix/),
  changed('Latin-1', (text) => Buffer.from(text.replace(/^# (.*)$/m, '# $1 é'), 'latin1'), 0, /UTF-8/),
  changed('empty page', () => '', 1, /description|# Title|new/),
  changed('page of 600 kB', (text) => text + '\nWords.\n'.repeat(80_000), 1, /Split/),
  fileKind('page removed without a redirect', (file) => {
    return { edits: { [file]: undefined }, file: 'docs/_addresses.json', line: 0, fix: /npm run remove/ };
  }),
  lineKind({
    group: 'Files',
    name: 'heading removed without a redirect',
    where: ({ region, text, file }) =>
      region === 'heading' && /^## [A-Z][a-z]+ [a-z ]+$/.test(text) && file.endsWith('.mdx'),
    write: (text) => `${text} anew`,
    fix: /\{#|id|Add "## /,
  }),
];

/** The line of a file is not known where a mistake is that it is gone. */
const data = (name: string, file: RegExp, where: RegExp, write: (text: string) => string, fix: RegExp, offset = 0) =>
  lineKind({
    group: 'Data',
    name,
    isSlow: true,
    where: (line) => file.test(line.file) && where.test(line.text),
    write,
    fix,
    offset,
  });

const DATA = /spec\/(?:errors|policies|did-methods|iam-actions|standards)\.json$/;
const YAML = /spec\/openapi\/(?:resolver|verifier|validator|management|iam)\.yaml$/;

const SCHEMA = /json-schema\/\w+\.configuration\.json$/;

/** Data, API descriptions and the brand. */
export const dataKinds: MistakeKind[] = [
  data(
    'member missing in the data',
    DATA,
    /^ {6}"(?:slug|title|name|id|method|group|service|question|status|action)": /,
    () => '',
    /Add|holds/,
  ),
  data(
    'misspelt member of the data',
    DATA,
    /^ {6}"(?:slug|title|name|id|method|group|service|question|status|action)": /,
    (text) => text.replace(/"(\w+)":/, '"$1x":'),
    /Did you mean|holds/,
  ),
  data(
    'comma missing in the data',
    DATA,
    /^ {6}"(?:title|name|syntax|question|status|action|when)": .*",$/,
    (text) => text.slice(0, -1),
    /comma/,
    1,
  ),
  data(
    'TODO in the data',
    DATA,
    /^ {6}"(?:when|note|question|networks|allows)": "./,
    (text) => text.replace(/": "/, '": "TODO: '),
    /true today|out/,
  ),
  data(
    'misspelling in the data',
    DATA,
    /^ {6}"(?:when|question|networks|allows)": "./,
    (text) => text.replace(/": "(\w+)/, '": "$1 recieve'),
    /receive/,
  ),
  data(
    'brand name in the data',
    DATA,
    /^ {6}"(?:when|question|networks|allows)": "./,
    (text) => text.replace(/": "(\w+)/, `": "$1 ${brand.name}`),
    /%brand/,
  ),
  data(
    'reference to nothing',
    YAML,
    /\$ref: /,
    (text) => text.replace(/(\w)(["']?)$/, '$1x$2'),
    /Did you mean|Name something|Name a file/,
  ),
  data(
    'operation without an ID',
    YAML,
    /^ {6}operationId: /,
    (text) => text.replace('operationId', 'operationid'),
    /operationId/,
    0,
  ),
  data(
    'type of no schema',
    YAML,
    /^ {6,}type: (?:string|boolean|object|array)$/,
    (text) => text.replace(/: (\w+)$/, ': x$1'),
    /Did you mean/,
  ),
  data(
    'type of another language',
    SCHEMA,
    /^ +"type": "boolean"/,
    (text) => text.replace('boolean', 'bool'),
    /Did you mean "boolean"/,
  ),
  data(
    'parameter of another name',
    YAML,
    /^ {2}\/.*\{\w+\}.*:$/,
    (text) => text.replace(/\{(\w+)\}/, '{$1x}'),
    /Write \{/,
    1,
  ),
  data('indentation of YAML', YAML, /^ {6}summary: /, (text) => ` ${text}`, /indent/i, 0),
  data('misspelling in an API', YAML, /^ {6}summary: \w+ /, (text) => text.replace(/(\w+)$/, 'recieve'), /receive/),
  data(
    'key of the brand',
    /^brand\.json$/,
    /^ {2}"(?:name|slug|homepage|support|apiDomain|dashboard)": /,
    (text) => text.replace(/"(\w+)":/, '"$1x":'),
    /Did you mean|Write/,
  ),
  data(
    'value of the brand',
    /^brand\.json$/,
    /^ {2}"(?:homepage|support|dashboard|docsOrigin)": /,
    (text) => text.replace('https:', 'http:'),
    /https/,
  ),
  data(
    'class of no style',
    /_diagrams\/.*\.svg$/,
    /class="diagram-(?:note|name|label|own)"/,
    (text) => text.replace(/class="diagram-(\w)(\w)/, 'class="diagram-$2$1'),
    /Did you mean|one of/,
  ),
  data('word that nobody uses', /_words\.txt$/, /^[a-z]{4,}$/, (text) => `${text}\n${text}aa`, /line out/, 1),
  data(
    'member of a body that no API has',
    /spec\/errors\.json$/,
    /"field": "\/\w{4,}/,
    (text) => text.replace(/\w\w"$/, (two) => `${two[1]}${two[0]}"`),
    /Write "\//,
  ),
  data(
    'another number in the data',
    /spec\/(?:errors\.json|json-schema\/[\w.-]+\.json|openapi\/\w+\.yaml)$/,
    /^ {4,}"?(?:status|default|maximum|maxLength|maxItems|minimum|minLength)"?: [1-9]\d*,?$/,
    (text) => text.replace(/\d(?=,?$)/, (digit) => String((Number(digit) + 1) % 10)),
    /Write/,
  ),
  data(
    'another name in the data',
    /spec\/(?:errors|policies|did-methods|iam-actions|standards)\.json$/,
    /^ {4,6}"(?:service|scope|encoding|family|date|versions|raisedBy)": /,
    (text) =>
      text
        .replace(/true|false/, (found) => (found === 'true' ? 'false' : 'true'))
        .replace(/verifier|validator/, (found) => (found === 'verifier' ? 'validator' : 'verifier'))
        .replace(/20(\d\d)(?=-)/, '19$1')
        .replace(/published|ledger/, (found) => (found === 'ledger' ? 'published' : 'ledger')),
    /Write/,
  ),
  data('term without a definition', /_glossary\.json$/, /^ {4}"definition": /, () => '', /definition/, -1),
  data(
    'schema with an unknown keyword',
    SCHEMA,
    /^ {6}"description": /,
    (text) => text.replace('"description"', '"descriptions"'),
    /Did you mean|keyword|description/,
  ),
];
