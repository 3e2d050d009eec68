import { isUtf8 } from 'node:buffer';
import { type Folder, namesFrom } from './folder.ts';
import type { Problem } from './problem.ts';

/** Signs that an address or a module name gives another meaning: pages of such a name end in errors that name no file. */
const UNFIT = /[!%?#'"`\\<>|*:\p{Cc}]/gu;
const PAGE = /\.mdx?$/;
const TEXT = /\.mdx?$|(?:^|\/)_(?:meta|nav)\.json$/;
const LINE_FEED = 10;

/**
 * Finds files of pages and sidebars whose name or encoding a build would stumble over, or make garbage of.
 * @param docs folder of the pages
 * @param root folder that paths in messages start from
 */
export function checkPageFiles({ place: docsDir, files, bytes, isPlain }: Folder, root: string): Problem[] {
  const nameOf = namesFrom(root, docsDir);
  const ofPages = files.filter((file) => TEXT.test(file) && !file.startsWith('public/'));
  return ofPages.flatMap((file) => {
    const place = { file: nameOf(file), column: 1 };
    return [...checkName(file, place), ...(isPlain(file) ? [] : checkEncoding(bytes(file), place))];
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
  return [
    {
      ...place,
      line: 1,
      rule: 'files/name',
      message: `The name is an address, and ${unfit.map(shown).join(' and ')} cannot stand in it.`,
      fix: `Name it with letters, digits and hyphens, for example ${fit}.`,
    },
  ];
}

const shown = (character: string) => (character < ' ' ? 'a control character' : character);

/** A page is UTF-8 (RFC 3629) without a byte order mark, which would stand before its front matter. */
function checkEncoding(bytes: Buffer, place: Place): Problem[] {
  const problem = (line: number, message: string): Problem[] => [
    { ...place, line, rule: 'files/encoding', message, fix: 'Save the file as UTF-8 without a byte order mark.' },
  ];
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return problem(1, 'The file is UTF-16.');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return problem(1, 'The file begins with a byte order mark.');
  const zero = bytes.indexOf(0);
  if (zero >= 0) return problem(lineAt(bytes, zero), 'The file holds a zero byte, as UTF-16 and files of programs do.');
  const line = firstLineOfOther(bytes);
  return line ? problem(line, 'The line is not UTF-8. It may be Latin-1 or Windows-1252.') : [];
}

/** @returns the first line with bytes that are no UTF-8, from 1; 0 where there is none */
function firstLineOfOther(bytes: Buffer): number {
  if (isUtf8(bytes)) return 0;
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? undefined : end))) return line;
    start = end < 0 ? bytes.length : end + 1;
  }
  return line;
}

function lineAt(bytes: Buffer, end: number): number {
  let line = 1;
  for (let index = 0; index < end; index++) if (bytes[index] === LINE_FEED) line++;
  return line;
}
