import {
  type CardsPart,
  type PartKind,
  type PlacesPart,
  partFile,
  type SearchHead,
  type TextsPart,
  type WordsPart,
} from '../../../logic/search/partFormat.ts';

/** Hands out the parts of one index, each loaded once. A part that could not be had is asked for again. */
export interface PartLoader {
  words(part: number): Promise<WordsPart>;
  places(part: number): Promise<PlacesPart>;
  texts(part: number): Promise<TextsPart>;
  cards(part: number): Promise<CardsPart>;
}

/** Fetches a file as it is, or past every cache. */
export type FetchJson = (file: string, isFresh?: boolean) => Promise<unknown>;

/** Milliseconds after which a file counts as not to be had. */
const TIMEOUT = 20_000;

/** Fetches JSON files below an address. A file that is no JSON, such as a page in its place, is a failure. */
export function jsonFetcher(urlOf: (file: string) => string): FetchJson {
  return async (file, isFresh = false) => {
    const url = urlOf(file);
    const response = await fetch(url, {
      ...(isFresh && { cache: 'reload' as const }),
      ...(typeof AbortSignal.timeout === 'function' && { signal: AbortSignal.timeout(TIMEOUT) }),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json();
  };
}

/** Reads the file that is loaded first. */
export async function loadHead(file: string, fetchJson: FetchJson): Promise<SearchHead> {
  const read = async (isFresh: boolean) => {
    const head = (await fetchJson(file, isFresh)) as Partial<SearchHead> | null;
    const isHead = Array.isArray(head?.titles) && Array.isArray(head.sections) && typeof head.routes === 'string';
    if (!isHead) throw new Error(`${file} is no search index.`);
    const domain = /^https?:\/\//.test(head.domain ?? '') ? (head.domain ?? '') : '';
    return { ...(head as SearchHead), domain };
  };
  // A copy that a cache holds may be cut off, while the file itself is whole.
  return read(false).catch(() => read(true));
}

/** @param prefix what the names of the parts begin with */
export function createPartLoader(prefix: string, build: string, fetchJson: FetchJson): PartLoader {
  const loaded = new Map<string, Promise<unknown>>();
  const read = async (file: string, isFresh: boolean) => {
    const part = (await fetchJson(file, isFresh)) as { build?: string } | null;
    if (part?.build !== build) throw new Error(`${file} is of another build.`);
    return part;
  };
  const load = <Part>(kind: PartKind, number: number): Promise<Part> => {
    const file = partFile(prefix, kind, number, build);
    let part = loaded.get(file);
    if (!part) {
      part = read(file, false).catch(() => read(file, true));
      loaded.set(file, part);
      part.catch(() => loaded.delete(file));
    }
    return part as Promise<Part>;
  };
  return {
    words: (part) => load('words', part),
    places: (part) => load('places', part),
    texts: (part) => load('texts', part),
    cards: (part) => load('cards', part),
  };
}
