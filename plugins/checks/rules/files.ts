import path from 'node:path';
import { type Folder, namesFrom } from '../../shared/folder.ts';
import { checkPageFiles } from '../../shared/pageFiles.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';
import { type SiteRoutes, siteRoutes } from '../../shared/siteRoutes.ts';

const PAGE = /\.mdx?$/;
const LEFTOVER =
  /(?:\.(?:swp|swo|orig|rej|bak|tmp|rspack)|~|\.(?:mdx?|json|yaml) copy)$|(?:^|\/)(?:\.#|#.*#$|Thumbs\.db$)/;
const IMAGE = /^public\/.*\.(?:svg|png|jpe?g|webp|gif|avif)$/i;
const TEXT = /\.(?:mdx?|json|ya?ml|svg|txt|ts)$/;

/**
 * Rules `files/*`: a file in the docs folder is a page, data or a published file, with a name that makes a good address.
 * @param docs folder of the pages
 * @param root folder that paths in messages start from
 */
export function checkFiles(docs: Folder, root: string): Problem[] {
  const shown = namesFrom(root, docs.place);
  const known = checkPageFiles(docs, root);
  const rejected = new Set(known.map(({ file }) => file));
  const pages = docs.files.filter((file) => PAGE.test(file) && !isHidden(file));
  // The shortest name has the first right to an address.
  const { routeOf } = siteRoutes(docs.place);
  const byRoute = new Map(
    pages.toSorted((a, b) => b.length - a.length || (a < b ? 1 : -1)).map((file) => [keyOf(routeOf(file)), file]),
  );
  const found = docs.files.flatMap((file): Problem[] => {
    const finding = rejected.has(shown(file)) ? undefined : checkFile(file, docs, byRoute, routeOf);
    return finding ? [problemIn(shown(file), { line: 1 }, ...finding)] : [];
  });
  const message = 'Symbolic links are not followed.';
  const finding = name(message, 'Put the file itself here.');
  return [...known, ...found, ...docs.links.map((file) => problemIn(shown(file), { line: 1 }, ...finding))];
}

const name = (message: string, fix: string): Finding => ['files/name', message, fix];
const isHidden = (file: string) => file.split('/').some((part) => part.startsWith('_'));
/** Hosts answer addresses that share a key with the same file. */
const keyOf = (route: string) => route.toLowerCase().replace(/\/$/, '');

function checkFile(
  file: string,
  docs: Folder,
  byRoute: ReadonlyMap<string, string>,
  routeOf: SiteRoutes['routeOf'],
): Finding | undefined {
  const ending = path.extname(file);
  const base = file.slice(0, file.length - ending.length);
  if (LEFTOVER.test(file)) return name('An editor or a tool left this file behind.', 'Delete it.');
  if (/\.(?:markdown|mdown|mkd|MDX?|rst|adoc|docx?)$/.test(file))
    return name(`Files that end in ${ending} are not pages.`, `Name it ${base}.mdx.`);
  if (/\.html?$/.test(file) && !file.startsWith('public/'))
    return name('HTML files are not pages.', `Write it as ${base}.mdx.`);
  if (IMAGE.test(file) && !/^[a-z0-9./-]+$/.test(file)) return badAddress(base, ending.toLowerCase());
  if (TEXT.test(file) && !isHidden(file) && !docs.isPlain(file) && docs.bytes(file).includes('\r\n'))
    return ['files/line-ends', 'The lines end in CR LF.', 'Run npm run fix.'];
  if (!PAGE.test(file) || isHidden(file)) return undefined;
  if (file.startsWith('public/') && file !== 'public/index.mdx')
    return name('Files in docs/public are not pages.', 'Move it to a section, such as docs/guides.');
  if (!/^[a-z0-9._/-]+$/.test(base)) return badAddress(base, ending);
  const other = byRoute.get(keyOf(routeOf(file)));
  if (other === undefined || other === file) return undefined;
  return ['files/once', `docs/${other} has the same address, ${routeOf(other)}.`, 'Keep one of the two files.'];
}

/** People type addresses, and hosts compare them letter by letter. */
function badAddress(base: string, ending: string): Finding {
  const fit = base.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const fix = `Name it ${fit.replace(/[^a-z0-9._/-]+/g, '-')}${ending}.`;
  return name('The name becomes an address, so it can contain only lowercase letters, digits and hyphens.', fix);
}
