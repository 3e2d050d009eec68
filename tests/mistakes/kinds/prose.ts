import { brand } from '../../brand.ts';
import type { Line } from '../lines.ts';
import { lineKind, type MistakeKind } from '../mistake.ts';

const isProse = ({ region }: Line) => region === 'prose';
const isPlain = ({ region, text }: Line) => region === 'prose' && /^[A-Z][\w ,]+\. [A-Z]/.test(text);
const front = (key: string) => (line: Line) => line.region === 'front matter' && line.text.startsWith(`${key}: `);
const afterFirstSentence = (words: string) => (text: string) => text.replace(/\. /, `. ${words} `);

const prose = (name: string, write: (text: string) => string, fix: RegExp, where = isPlain): MistakeKind =>
  lineKind({ group: 'Words', name, where, write, fix });

/** Slips of words, leaks, and characters that nobody sees. */
export const wordKinds: MistakeKind[] = [
  prose(
    'misspelling in prose',
    (text) => text.replace(/\b(the|this)\b/, 'teh'),
    /the\b/,
    (line) => isPlain(line) && / (?:the|this) /.test(line.text),
  ),
  prose(
    'misspelling in a description',
    (text) => text.replace(/ (?:and|the) /, ' recieve '),
    /receive/,
    front('description'),
  ),
  lineKind({
    group: 'Words',
    name: 'misspelling in the title of a fence',
    where: ({ region, text }) => region === 'fence' && /title="[A-Z]\w+/.test(text),
    write: (text) => text.replace(/title="/, 'title="Requset '),
    fix: /Request/,
  }),
  prose(
    'word twice',
    (text) => text.replace(/ the /, ' the the '),
    /one of the two|once/,
    (line) => isPlain(line) && / the /.test(line.text),
  ),
  prose(
    'wrong article',
    (text) => text.replace(/ (?:the|a) ([bcdfgkpt]\w+)/, ' an $1'),
    /"?a /,
    (line) => isPlain(line) && / (?:the|a) [bcdfgkpt][a-z]+/.test(line.text),
  ),
  prose('verb of another number', afterFirstSentence('The keys is public.'), /The keys are/),
  prose('verb of one thing', afterFirstSentence('It have a name.'), /It has/),
  prose(
    'words of a template left',
    afterFirstSentence('It needs [what the reader needs].'),
    /in place of the brackets/,
  ),
  prose(
    'another number of services',
    (text) => text.replace(/\b([Ff])ive services/, (_, first: string) => `${first === 'F' ? 'S' : 's'}ix services`),
    /five services/,
    ({ region, text }) => region === 'prose' && /\b[Ff]ive services/.test(text),
  ),
  prose('status that no operation has', afterFirstSentence('The instance then answers 411.'), /404/),
  prose('method that is not supported', afterFirstSentence('The resolver supports `did:sov`.'), /key.*web/),
  prose(
    'another default of a key',
    (text) =>
      text.replace('five minutes by default', 'ten minutes by default').replace('of 300000 ms (5', 'of 300000 ms (50'),
    /5 minutes/,
    ({ text }) => /five minutes by default|of 300000 ms \(5 /.test(text),
  ),
  prose(
    'another default in a table of keys',
    (text) => text.replace(/`(error|warning|valid|jwk|pilot|mainnet)`(?= \||, `| \(default)/, '`invalid`'),
    /Write (?:error|warning|valid|jwk|pilot|mainnet)/,
    ({ region, text }) =>
      region === 'table' &&
      /configuration#[\w-]+\) \| `(?:error|warning|valid)` \||^\| `ens\.network` |^\| `ebsi\./.test(text),
  ),
  prose(
    'another limit of a key',
    (text) => text.replace(/(1000 to |up to )(\d+)/, (_, words, limit) => `${words}${Number(limit) + 5}`),
    /Write \d+/,
    ({ text }) => /`\S*(?:timeout|expiresAfter)`.*(?:1000 to \d+|up to \d+ seconds)/.test(text),
  ),
  prose('filler in prose', afterFirstSentence('You can simply do it.'), /Leave it out/),
  prose(
    'filler in a description',
    (text) => text.replace(/ and /, ' and simply '),
    /Leave it out/,
    (line) => front('description')(line) && text80(line.text),
  ),
  prose('name of others', afterFirstSentence('Ask the tenant.'), /account/),
  prose('unfinished: TODO', afterFirstSentence('TODO: more.'), /true today|out/),
  prose('unfinished: to be added', afterFirstSentence('Figures are to be added.'), /true today|out/),
  prose('long sentence', afterFirstSentence(`It ${'goes on and '.repeat(12)}ends.`), /Split/),
  prose('brand name', afterFirstSentence(`${brand.name} does it.`), /%brand\.name%/),
  prose('brand name in capitals', afterFirstSentence('The ACME platform does it.'), /%brand\.name%/),
  prose('brand slug in code', afterFirstSentence('Send it to `/acme/verifier`.'), /%brand\.slug%/),
  prose(
    'host of the platform',
    afterFirstSentence('Call `resolver.management.eu.acme.example`.'),
    /%brand\.apiDomain%/,
  ),
  prose('real host', afterFirstSentence('Call `https://idp.corp-internal.net/token`.'), /example\.com|reserved/),
  prose(
    'unknown token',
    (text) => text.replace(/ the /, ' %brand.nmae% '),
    /%brand\.name%/,
    (line) => isPlain(line) && / the /.test(line.text),
  ),
  prose('token with blanks', afterFirstSentence('It is % brand.name % then.'), /%brand\.name%/),
  prose('access key in prose', afterFirstSentence('Use `AKIA2E4QW7RT5YU8IO3P`.'), /unusable|example/i),
  prose('path of a machine', afterFirstSentence('Look into `/home/maria/keys`.'), /folder|path/),
  prose('path of Windows', afterFirstSentence('Look into `C:\\Users\\maria\\keys`.'), /folder|path/),
  prose('zero-width space', (text) => text.replace(/ (\w)/, ' \u200b$1'), /Take it out/),
  prose('right-to-left override', (text) => text.replace(/ (\w)/, ' \u202e$1'), /Take it out/),
  prose('replacement character', (text) => text.replace(/ (\w)/, ' \ufffd$1'), /character/),
  prose(
    'look-alike letter',
    (text) => text.replace(/ (\w*)a(\w*)/, ' $1\u0430$2'),
    /"a"|Latin/,
    (line) => isPlain(line) && / \w*a\w*/.test(line.text),
  ),
  prose('curly quotes', afterFirstSentence('It is “good” so.'), /straight|"/),
  prose('non-breaking space', (text) => text.replace(/ (\w)/, '\u00a0$1'), /space/),
  prose('brace in prose', (text) => text.replace(/\. /, '. A {limitOfKeys} is set. '), /code|backtick|\\\{|`/),
  prose('unclosed tag', (text) => text.replace(/\. /, '. A <key> is set. '), /code|backtick|`|close/i),
];

const text80 = (text: string) => text.length < 155;

const md = (name: string, where: (line: Line) => boolean, write: (text: string) => string, fix: RegExp, offset = 0) =>
  lineKind({ group: 'Markdown', name, where, write, fix, offset });
const isSection = ({ region, text }: Line) => region === 'heading' && text.startsWith('## ');

/** Slips of Markdown. */
export const markdownKinds: MistakeKind[] = [
  md('heading without a space', isSection, (text) => text.replace('## ', '##'), /## /),
  md('heading with a number and no space', isSection, (text) => text.replace('## ', '##5. '), /## 5/),
  md('empty heading', isProse, (text) => `## \n\n${text}`, /text|Take/),
  md('bold for a heading', isSection, (text) => text.replace(/^## (.*)$/, '**$1**'), /## /),
  md(
    'title case',
    (line) => isSection(line) && /^## [A-Z][a-z]+ (?:the|a) [a-z]+$/.test(line.text),
    (text) =>
      text.replace(
        / (the|a) (\w)/,
        (_, article, letter) => ` ${article[0].toUpperCase()}${article.slice(1)} ${letter.toUpperCase()}`,
      ),
    /## |Write/,
  ),
  md(
    'capital of a thing',
    (line) =>
      isSection(line) &&
      /^## (?!Check)[A-Z][a-z]+ (?:the|a|your) (?:answer|key|result|request|token)s?$/.test(line.text),
    (text) => text.replace(/ (?:the|a|your) (\w)(\w+?)s?$/, (_, first, rest) => ` ${first.toUpperCase()}${rest}s`),
    /Write "\w+ [a-z]/,
  ),
  md('skipped level', isSection, (text) => `##${text}`, /level/i),
  md('second title', isSection, (text) => text.slice(1), /once|level|##/),
  md('heading twice', isSection, (text) => `${text}\n\nWords.\n\n${text}`, /Reword/, 4),
  md(
    'callout that is not closed',
    ({ region, text }) => region === 'other' && text.startsWith(':::') && text.length > 3,
    (text) => `${text}\n\nWords.\n\n:::note Again`,
    /:::/,
  ),
  md('callout of no kind', isPlain, (text) => `:::notice\n\n${text}\n\n:::`, /note|tip|warning/),
  md('alert of no kind', isPlain, (text) => `> [!NOTES]\n> ${text}`, /NOTE/),
  md(
    'table row with a cell too few',
    ({ region, text }) => region === 'table' && /^\| \w.*\|.*\| .*[a-z]/.test(text) && text.split('|').length > 4,
    (text) => text.replace(/\|[^|]*\|$/, '|'),
    /cell/,
  ),
  md(
    'table row with a cell too many',
    ({ region, text }) => region === 'table' && /^\| \w.*[a-z.] \|$/.test(text),
    (text) => `${text} more |`,
    /cell/,
  ),
  md(
    'list with a number twice',
    ({ region, text }) => region === 'list' && /^3\. /.test(text),
    (text) => text.replace('3.', '2.'),
    /3/,
  ),
  md('paragraph that a tab makes code', isPlain, (text) => `\t${text}`, /tab|indent|Take/),
  md('description too short', front('description'), () => 'description: Too short to say a thing.', /80 to 160/),
  md('no description', front('description'), () => '', /80 to 160/),
  md('unknown key of front matter', front('description'), (text) => `${text}\npagetype: doc`, /pageType/, 1),
  md('front matter that is not YAML', front('description'), (text) => text.replace(': ', ': One: '), /quot/),
  md(
    'blank line before front matter',
    ({ index, file }) => index === 0 && file.endsWith('.mdx'),
    (text) => `\n${text}`,
    /first line|Take/,
  ),
];
