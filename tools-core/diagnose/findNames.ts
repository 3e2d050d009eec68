import { ownEntry } from '../base/index.ts';
import { adviceOn, errorIn, slugOf } from './diagnose.ts';
import type { ErrorCatalog } from './errorCatalog.ts';
import { type Found, placeAt } from './errorReport.ts';

/** Names also in a text whose quotation marks are percent-encoded. */
const SLUG = /(?:(?<=%22)|(?<![\w-]))[a-z]+(?:-[a-z]+)+(?![\w-])/g;
const DID_NAME = /(?:ns\/did#|\b)([A-Z]{2,}(?:_[A-Z]+)+|invalidDid|notFound|methodNotSupported)\b/g;

/** A line that is nothing but a name. */
const LONE_NAME = /^[A-Za-z]+(?:[-_ ]+[A-Za-z]+)+$/;

/** Finds errors by name: `platformType`, address of the page, title, or the name of an error of DID Resolution. */
export function findNames(text: string, { errors, did }: ErrorCatalog): Found[] {
  const found: Found[] = [];
  const add = (slug: string, start: number, length: number) => {
    const error = ownEntry(errors, slug);
    const quote = lineAt(text, start);
    if (error)
      found.push({ diagnosis: errorIn(error, quote, { detail: quote }), place: placeAt(start, start + length) });
  };
  for (const { 0: slug, index } of text.matchAll(SLUG)) add(slug, index, slug.length);
  for (const { 0: whole, 1: name = '', index } of text.matchAll(DID_NAME)) {
    const key = name.replace(/[a-z][A-Z]/g, (pair) => `${pair[0]}_${pair[1]}`).toUpperCase();
    const cause = ownEntry(did.errors, key);
    const place = placeAt(index, index + whole.length);
    if (cause) found.push({ diagnosis: adviceOn(key, { cause, page: did.page }, lineAt(text, index)), place });
  }
  for (const [slug, { title }] of Object.entries(errors)) {
    const start = text.toLowerCase().indexOf(title.toLowerCase());
    if (start >= 0) add(slug, start, title.length);
  }
  const lone = text.trim();
  if (found.length === 0 && LONE_NAME.test(lone)) {
    add(slugOf(lone, errors) ?? '', text.indexOf(lone), lone.length);
  }
  const known = new Set<string>();
  return found
    .sort((first, next) => first.place.start - next.place.start)
    .filter(({ diagnosis: { page, title } }) => !known.has(`${page} ${title}`) && known.add(`${page} ${title}`));
}

const LONGEST_LINE = 300;

function lineAt(text: string, place: number): string {
  const start = Math.max(text.lastIndexOf('\n', place) + 1, place - LONGEST_LINE / 2);
  return (text.slice(start, start + LONGEST_LINE).split('\n', 1)[0] ?? '').trim();
}
