import { isUtf8 } from 'node:buffer';
import { addressOf } from '../../theme/shared/href.ts';
import { BYTE_ORDER_MARK, type Folder, namesFrom } from './folder.ts';
import type { Problem } from './problem.ts';
import { siteRoutes } from './siteRoutes.ts';

/** Signs that an address or a module name gives another meaning: pages of such a name end in errors that name no file. */
const UNFIT = /[!%?#'"`\\<>|*:\p{Cc}]/gu;
const PAGE = /\.mdx?$/;
const TEXT = /\.mdx?$|(?:^|\/)_(?:meta|nav)\.json$/;

/**
 * Finds files of pages and sidebars whose name or encoding a build would stumble over, or make garbage of.
 * @param docs folder of the pages
 * @param root folder that paths in messages start from
 */
export function checkPageFiles({ place: docsDir, files, bytes, isPlain }: Folder, root: string): Problem[] {
  const nameOf = namesFrom(root, docsDir);
  const ofPages = files.filter((file) => TEXT.test(file) && !file.startsWith('public/'));
  const problems = ofPages.flatMap((file) => {
    const place = { file: nameOf(file), column: 1 };
    return [...checkName(file, place), ...(isPlain(file) ? [] : checkEncoding(bytes(file), place))];
  });
  return [...problems, ...checkHidden(files, siteRoutes(docsDir).routeOf, nameOf)];
}

/** A page is built over a published file of its address. */
function checkHidden(files: readonly string[], routeOf: (file: string) => string, nameOf: (file: string) => string) {
  const pages = files.filter((file) => PAGE.test(file) && !file.startsWith('public/'));
  const built = new Map(pages.map((file) => [addressOf(routeOf(file), '/').replace(/\/$/, '/index.html'), file]));
  return files.flatMap((file): Problem[] => {
    const page = built.get(file.replace(/^public(?=\/)/, ''));
    if (page === undefined) return [];
    const message = `The page ${nameOf(page)} has the same address.`;
    return [{ file: nameOf(file), line: 1, column: 1, rule: 'files/once', message, fix: 'Keep one of the two files.' }];
  });
}

type Place = Pick<Problem, 'file' | 'column'>;

function checkName(file: string, place: Place): Problem[] {
  const unfit = [...new Set(file.match(UNFIT))];
  if (!PAGE.test(file) || unfit.length === 0) return [];
  const fit = file
    .replace(UNFIT, '-')
    .replace(/-+/g, '-')
    .replace(/-(?=\.|$)/g, '');
  const message = `The name is an address, and ${unfit.map(shown).join(' and ')} can't be in it.`;
  const fix = `Name it with letters, digits and hyphens, for example ${fit}.`;
  return [{ ...place, line: 1, rule: 'files/name', message, fix }];
}

const shown = (character: string) => (character < ' ' ? 'a control character' : character);

/** A page is UTF-8 (RFC 3629) without a byte order mark, which would be before its front matter. */
function checkEncoding(bytes: Buffer, place: Place): Problem[] {
  const hasMark = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK);
  const rows = bytes.toString('latin1').split('\n');
  const line = rows.findIndex((row) => row.includes('\0') || !isUtf8(Buffer.from(row, 'latin1'))) + 1;
  if (!hasMark && line === 0) return [];
  const message = hasMark
    ? 'The file begins with a byte order mark.'
    : 'The line is not UTF-8. It may be UTF-16, Latin-1 or Windows-1252.';
  const fix = 'Save the file as UTF-8 without a byte order mark.';
  return [{ ...place, line: Math.max(line, 1), rule: 'files/encoding', message, fix }];
}
