import path from 'node:path';
import { type Folder, namesFrom } from '../../shared/folder.ts';
import { checkPageFiles } from '../../shared/pageFiles.ts';
import type { Problem } from '../../shared/problem.ts';
import { routeOfFile } from '../../shared/routes.ts';

const PAGE = /\.mdx?$/;
/** What editors and tools leave behind. */
const LEFTOVER =
  /(?:\.(?:swp|swo|orig|rej|bak|tmp|rspack)|~|\.(?:mdx?|json|yaml) copy)$|(?:^|\/)(?:\.#|#.*#$|Thumbs\.db$)/;
/** Images that pages may show. */
const IMAGE = /^public\/.*\.(?:svg|png|jpe?g|webp|gif|avif)$/i;
const TEXT = /\.(?:mdx?|json|ya?ml|svg|txt|ts)$/;

/**
 * Rules `files/*`: what stands in the docs folder is a page, its data or a published file, under a name that makes a
 * good address.
 * @param docs folder of the pages
 * @param root folder that paths in messages start from
 */
export function checkFiles(docs: Folder, root: string): Problem[] {
  const { files } = docs;
  const shown = namesFrom(root, docs.place);
  const pages = files.filter((file) => PAGE.test(file) && !isHidden(file));
  const byRoute = new Map<string, string>();
  for (const file of pages.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const key = keyOf(file);
    if (!byRoute.has(key)) byRoute.set(key, file);
  }
  const known = checkPageFiles(docs, root);
  const refused = new Set(known.map(({ file }) => file));
  const found = files.flatMap((file): Problem[] => {
    if (refused.size > 0 && refused.has(shown(file))) return [];
    const finding = checkFile(file, docs, byRoute);
    return finding ? [{ file: shown(file), line: 1, column: 1, ...finding }] : [];
  });
  const links = docs.links.map((file): Problem => ({ file: shown(file), line: 1, column: 1, ...LINK }));
  return [...known, ...found, ...links];
}

type Finding = Pick<Problem, 'rule' | 'message' | 'fix'>;

/** Hosts and archives lose it, and nothing reads what it leads to. */
const LINK: Finding = {
  rule: 'files/name',
  message: 'This is a link to a file or a folder, and nothing reads it.',
  fix: 'Put the file itself here.',
};

const isHidden = (file: string) => file.split('/').some((part) => part.startsWith('_'));
/** Addresses that hosts answer with the same file share one key. */
const keyOf = (file: string) => routeOfFile(file).toLowerCase().replace(/\/$/, '');

function checkFile(file: string, docs: Folder, byRoute: ReadonlyMap<string, string>): Finding | undefined {
  if (LEFTOVER.test(file)) {
    const message = 'An editor or a tool left this file behind.';
    return {
      rule: 'files/name',
      message,
      fix: `Delete it, and list *${/(?:\.\w+|~)$/.exec(file)?.[0] ?? ''} in .gitignore.`,
    };
  }
  if (/\.(?:markdown|mdown|mkd|MDX?|rst|adoc|docx?)$/.test(file)) {
    const fix = `Name it ${file.replace(/\.[^.]+$/, '.mdx')}.`;
    return { rule: 'files/name', message: 'No page is made of a file with this ending.', fix };
  }
  if (/\.(?:htm|html)$/.test(file) && !file.startsWith('public/')) {
    return { rule: 'files/name', message: 'No page is made of HTML.', fix: 'Write it as a page that ends in .mdx.' };
  }
  if (IMAGE.test(file) && !/^[a-z0-9./-]+$/.test(file)) {
    const better = file.toLowerCase().replace(/[^a-z0-9./-]+/g, '-');
    const message = 'The name of an image is an address, and this one has more than small letters, digits and hyphens.';
    return { rule: 'files/name', message, fix: `Name it ${better}, also where pages show it.` };
  }
  if (TEXT.test(file) && !isHidden(file) && !docs.isPlain(file) && docs.bytes(file).includes('\r\n')) {
    return { rule: 'files/line-ends', message: 'The lines end as on Windows, in CR LF.', fix: 'Run npm run fix.' };
  }
  return PAGE.test(file) && !isHidden(file) ? checkPageFile(file, byRoute) : undefined;
}

function checkPageFile(file: string, byRoute: ReadonlyMap<string, string>): Finding | undefined {
  if (file.startsWith('public/') && file !== 'public/index.mdx') {
    const message = 'A page in docs/public is published as it is, and is no page.';
    return { rule: 'files/name', message, fix: 'Move it to a section, such as docs/guides.' };
  }
  const name = file.replace(PAGE, '');
  if (!/^[a-z0-9._/-]+$/.test(name)) {
    const fit = name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9._/-]+/g, '-');
    const message = 'The name is an address, which people type and hosts compare letter by letter.';
    const fix = `Name it with lower-case letters, digits and hyphens: ${fit}${path.extname(file)}.`;
    return { rule: 'files/name', message, fix };
  }
  const other = byRoute.get(keyOf(file));
  if (other && other !== file) {
    const message = `docs/${other} has the same address, ${routeOfFile(other)}.`;
    return { rule: 'files/once', message, fix: 'Keep one of the two files.' };
  }
  return undefined;
}
