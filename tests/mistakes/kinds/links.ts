import type { Line } from '../lines.ts';
import { lineKind, type MistakeKind } from '../mistake.ts';

const link = /\]\((\/[^)#\s]+)\)/;
const hasLink = ({ region, text }: Line) => (region === 'prose' || region === 'list') && link.test(text);
const isPlain = ({ region, text }: Line) => region === 'prose' && /^[A-Z][\w ,]+\. [A-Z]/.test(text);
const add = (words: string) => (text: string) => text.replace(/\. /, `. ${words} `);

const kind = (name: string, where: (line: Line) => boolean, write: (text: string) => string, fix: RegExp) =>
  lineKind({ group: 'Links', name, where, write, fix });
const inLink = (name: string, write: (text: string) => string, fix: RegExp) => kind(name, hasLink, write, fix);
const hasHtmlPlace = (line: Line) => isPlain(line) && line.file.endsWith('.mdx');

/** Links that lead nowhere, or that are written in a wrong form. */
export const linkKinds: MistakeKind[] = [
  inLink(
    'dead page',
    (text) => text.replace(link, (_, path) => `](${path.replace(/(\w)\/?$/, 'x$1')})`),
    /Did you mean \//,
  ),
  inLink(
    'dead anchor',
    (text) => text.replace(link, (_, path) => `](${path}#no-such-heading-here)`),
    /has:|Did you mean #|^Write \/.*, or link to a page/,
  ),
  inLink(
    'relative link',
    (text) => text.replace(link, (_, path) => `](../${path.split('/').filter(Boolean).at(-1)})`),
    /from the root/,
  ),
  inLink(
    'link with .html',
    (text) => text.replace(link, (_, path) => (path.endsWith('/') ? `](${path}index.html)` : `](${path}.html)`)),
    /(?:Write|Did you mean) \//,
  ),
  inLink('link with the base', (text) => text.replace(link, '](/docs$1)'), /\//),
  inLink('link without a target', (text) => text.replace(link, ']()'), /address|target|Write/),
  inLink('link without words', (text) => text.replace(/\[[^\]]+\](\(\/[^)#\s]+\))/, '[]$1'), /words|name/i),
  inLink('space in a link', (text) => text.replace(link, '] ($1)'), /\]\(/),
  kind('undefined reference', isPlain, add('See [the page][no-such].'), /\[no-such\]|define|address/i),
  kind('unknown scheme', isPlain, add('See [it](htps://www.w3.org/TR/).'), /https:/),
  kind('link without TLS', isPlain, add('See [it](http://www.w3.org/TR/).'), /https:/),
  kind('link to this machine', isPlain, add('See [it](http://localhost:4173/docs/guides/).'), /\//),
  kind('bare address', isPlain, add('See https://www.w3.org/TR/ for it.'), /\[.*\]\(/),
  kind('dead link in HTML', hasHtmlPlace, add('See <a href="/guides/no-such">it</a>.'), /Did you mean|exists/),
  kind(
    'dead anchor in HTML',
    hasHtmlPlace,
    add('See <a href="/explanations/glossary#no-such-word-here">it</a>.'),
    /has:|Did you mean/,
  ),
  kind('words of the target', isPlain, add('For more, [click here](/explanations/glossary).'), /Name/),
  kind(
    'link of the home page',
    ({ file, text }) => file === 'docs/index.mdx' && /link: \//.test(text),
    (text) => text.replace(/link: (.*\w)\/?$/, 'link: $1x'),
    /Did you mean/,
  ),
  kind(
    'link of the navigation',
    ({ file, text }) => file === 'docs/_nav.json' && /"link": ?"\//.test(text),
    (text) => text.replace(/("link": "\/[\w/-]+?)\/?"/, '$1x"'),
    /Did you mean/,
  ),
  lineKind({
    group: 'Links',
    name: 'page of a term',
    isSlow: true,
    where: ({ file, text }) => file === 'docs/_glossary.json' && /"page": "/.test(text),
    write: (text) => text.replace(/(\w)\/?"(,?)$/, '$1x"$2'),
    fix: /Did you mean/,
  }),
  lineKind({
    group: 'Links',
    name: 'page in the errors',
    isSlow: true,
    where: ({ file, text }) => file.endsWith('spec/errors.json') && /"page": "/.test(text),
    write: (text) => text.replace(/(\w)\/?"(,?)$/, '$1x"$2'),
    fix: /Did you mean/,
  }),
];

const meta = (name: string, where: RegExp, write: (text: string) => string, fix: RegExp) =>
  lineKind({
    group: 'Sidebar and redirects',
    name,
    where: ({ file, text }) => file.endsWith('_meta.json') && where.test(text),
    write,
    fix,
  });
const redirect = (name: string, write: (text: string) => string, fix: RegExp) =>
  lineKind({
    group: 'Sidebar and redirects',
    name,
    where: ({ file, text }) => file === 'redirects.json' && /": "/.test(text),
    write,
    fix,
  });

/** Sidebars and redirects. */
export const sidebarKinds: MistakeKind[] = [
  meta('entry of no page', /"type": "file"/, (text) => text.replace(/("name": "[^"]*)"/, '$1x"'), /Did you mean/),
  meta('entry twice', /"type": "file".*\},$/, (text) => `${text}\n${text}`, /one of the two|Take/),
  meta('type of no entry', /"type": "file"/, (text) => text.replace('"file"', '"flie"'), /file/),
  meta('unknown key of an entry', /"label"/, (text) => text.replace('"label"', '"lable"'), /label/),
  meta('comma too many', /\}$/, (text) => `${text},`, /comma/),
  meta('null for an entry', /"type": "file".*\},$/, (text) => `${text}\n  null,`, /name|entry/i),
  redirect('target of no page', (text) => text.replace(/(\w)\/?"(,?)$/, '$1x"$2'), /Did you mean/),
  redirect('anchor of no heading', (text) => text.replace(/"(,?)$/, '#no-such-heading-here"$1'), /has:|Did you mean/),
  redirect('source with the base', (text) => text.replace(/"\//, '"/docs/'), /without base|Write/),
];
