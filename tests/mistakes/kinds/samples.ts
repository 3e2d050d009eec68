import type { Line } from '../lines.ts';
import { lineKind, type MistakeKind } from '../mistake.ts';

const fence =
  (language: string) =>
  ({ region, text }: Line) =>
    region === 'fence' && text.startsWith(`\`\`\`${language} `);
const code = (language: string, pattern: RegExp) => (line: Line) =>
  line.region === 'code' &&
  line.fence.startsWith(`\`\`\`${language} `) &&
  !line.fence.includes('nocheck') &&
  pattern.test(line.text);
const kind = (name: string, where: (line: Line) => boolean, write: (text: string) => string, fix: RegExp, offset = 0) =>
  lineKind({ group: 'Samples', name, where, write, fix, offset });

/** Fences and what stands in them. */
export const sampleKinds: MistakeKind[] = [
  kind('no language', fence('json'), (text) => text.replace('json ', ' '), /language|```/),
  kind('no title', fence('json'), (text) => text.replace(/title="[^"]*"/, ''), /title="/),
  kind('misspelt option', fence('json'), (text) => text.replace('title=', 'titel='), /title/),
  kind('no check without a reason', fence('json'), (text) => `${text} nocheck`, /nocheck="/),
  kind(
    'text where a file is shown',
    ({ region, text }) => region === 'fence' && /file="/.test(text),
    (text) => `${text}\n{}`,
    /empty|Take/,
  ),
  kind(
    'file that is not there',
    ({ region, text }) => region === 'fence' && /file="/.test(text),
    (text) => text.replace(/\.(\w+)"/, 'x.$1"'),
    /Did you mean|file="/,
  ),
  kind('language of nothing', fence('bash'), (text) => text.replace('bash', 'bsah'), /bash/),
  kind('comma too many in JSON', code('json', /[\w"]$/), (text) => `${text},`, /comma/, 1),
  kind('comma missing in JSON', code('json', /^ +"\w+": .*",$/), (text) => text.slice(0, -1), /comma/, 1),
  kind(
    'call that nothing waits for',
    code('ts', /^ *const (?:\w+|\{.*\}) = await \w+\(/),
    (text) => text.replace('await ', ''),
    /await/,
  ),
  kind(
    'misspelt name in a program',
    code('ts', /^ *(?:return |if \(|console\.log\().*\b[a-z]{5,}\b/),
    (text) => text.replace(/(?<![.'"\w])([a-z]{3})([a-z])([a-z]+)\b(?!['":]| [a-z(])/, '$1$3'),
    /Write "/,
  ),
  kind(
    'import that lacks a name',
    code('ts', /^import \{ \w+, \w+/),
    (text) => text.replace(/\{ \w+, /, '{ '),
    /Import "/,
  ),
  kind(
    'unknown schema',
    ({ region, text }) => region === 'fence' && /schema="[a-z-]+"/.test(text) && !/json-schema/.test(text),
    (text) => text.replace(/schema="(\w+)/, 'schema="$1x'),
    /Did you mean|Name a file|Write schema/,
  ),
  kind(
    'misspelt key of a configuration',
    code('json', /^ +"(?:enabled|credentialProof|contentType|networks)":/),
    (text) => text.replace(/"(\w+)":/, '"$1x":'),
    /Did you mean|in line with/i,
  ),
  kind('unknown method of HTTP', code('http', /^GET /), (text) => text.replace('GET', 'FETCH'), /GET/),
  kind(
    'path of no operation in HTTP',
    code('http', /^(?:GET|POST) \/(?:[\w-]+\/)*[\w-]+ HTTP/),
    (text) => text.replace(/(\w) HTTP/, '$1x HTTP'),
    /Did you mean|operation/,
  ),
  kind('header that is none', code('http', /^Content-Type: /), (text) => text.replace(':', ''), /Name: value/),
  kind(
    'status that is not given',
    code('http', /^HTTP\/1.1 (?:200|201)/),
    (text) => text.replace(/20\d.*/, '411 Length Required'),
    /\d{3}/,
  ),
  kind(
    'path of no operation in curl',
    code(
      'bash',
      /^ +"\$(?:ENDPOINT|API)\/(?:openid4|%brand|instances|configurations|api-keys|policies|service-roles)\b.*" \\$/,
    ),
    (text) => text.replace(/\/([\w%.-]+)/, '/$1x'),
    /Did you mean|operation/,
  ),
  kind(
    'key missing in curl',
    code('bash', /^ +-H "Authorization: Bearer \$API_SECRET" \\$/),
    () => '  -s \\',
    /Authorization/,
  ),
  kind(
    'body of curl that is no JSON',
    code('bash', /^ +(?:--data|-d) '\{[^$]*\}'/),
    (text) => text.replace(/\}'/, "'"),
    /brackets/,
  ),
  kind('open quote in shell', code('bash', /^curl .*\\$/), (text) => text.replace('curl ', 'curl " '), /quote|Close/),
  kind('loop without an end', code('bash', /^curl /), (text) => `while true; do\n${text}`, /done|Close|bracket|quote/),
  kind('prompt in shell', code('bash', /^curl /), (text) => `$ ${text}`, /"\$"/),
  kind('bad YAML', code('yaml', /^\w+:/), (text) => text.replace(':', ': ['), /bracket|indent|\]/i),
  kind(
    'bad TypeScript',
    code('ts', /^const \w+ = /),
    (text) => text.replace('const', 'cosnt'),
    /bracket|const|keyword|syntax/i,
  ),
  kind(
    'private key in a sample',
    code('bash', /^curl /),
    (text) =>
      `cat > key.pem <<'PEM'\n-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg\n-----END PRIVATE KEY-----\nPEM\n${text}`,
    /unusable|example/i,
    1,
  ),
  kind(
    'cut off under a title that does not say so',
    code('json', /": "\w{12,}",?$/),
    (text) => text.replace(/\w{5}(",?)$/, '…$1'),
    /shortened/,
  ),
];

const part = (name: string, where: RegExp, write: (text: string) => string, fix: RegExp) =>
  lineKind({
    group: 'Parts and images',
    name,
    where: ({ region, text }) => region === 'other' && where.test(text),
    write,
    fix,
  });
const isPlain = ({ region, text }: Line) => region === 'prose' && /^[A-Z][\w ,]+\. [A-Z]/.test(text);
const image = (name: string, row: string, fix: RegExp) =>
  lineKind({ group: 'Parts and images', name, where: isPlain, write: (text) => `${row}\n\n${text}`, fix });

/** Parts, components and images. */
export const partKinds: MistakeKind[] = [
  part(
    'misspelt part',
    /^<(?:Diagram|CheckStep|Operation|ErrorFacts|LiveSample) /,
    (text) => text.replace(/^<(\w+)/, '<$1x'),
    /Did you mean/,
  ),
  part(
    'attribute of nothing',
    /^<(?:Diagram|ErrorFacts|LiveSample) .*="/,
    (text) => text.replace(/ (\w+)="/, ' $1x="'),
    /Write \w+="|one of/,
  ),
  part(
    'value of nothing',
    /^<(?:Diagram|ErrorFacts|LiveSample) .*="/,
    (text) => text.replace(/="(\w)/, '="x$1'),
    /one of|Did you mean/,
  ),
  part('tab that is not closed', /^<\/Tab>$/, () => '', /<\/Tab>/),
  part(
    'import of what is not there',
    /^import \{ Tab, Tabs \}/,
    (text) => text.replace('Tab, Tabs', 'Tab, Tabz, Tabs'),
    /Tabs?/,
  ),
  image('image of no file', '![What it shows](/no-such.svg)', /Did you mean|docs\/public/),
  image('image without words', '![](/logo.svg)', /!\[/),
  image('words that are a file name', '![logo.svg](/logo.svg)', /what it shows/i),
  image('image of another site', '![What it shows](https://www.w3.org/x.svg)', /docs\/public/),
];
