import path from 'node:path';
import type { DataKind } from '../data/dataKinds.ts';
import { kindHashes } from '../data/kindHashes.ts';
import { fileHashes } from '../shared/fileHashes.ts';
import { keepText, readKept } from '../shared/keptText.ts';
import type { ReadPage, ReadText } from './readPageText.ts';

export interface KeptTextsOptions {
  /** File that keeps the texts from one build to the next. It may be lost at any time. */
  store: string;
  /** Changes with the code that reads pages, and with what it is told. */
  version: string;
  /** Folder of the pages. */
  docsDir: string;
  read: ReadText;
  /** The kinds of data that the parts of a page, given as an absolute path, are made from. */
  kindsOf: (file: string) => DataKind[];
  /** Absolute paths of the data of some kinds. */
  sources: (kinds: readonly DataKind[]) => string[];
  /** Changes with the titles of all pages: parts name those that they lead to. */
  titles: string;
}

interface Kept {
  /** The page and the files that it shows, each with its hash. */
  files: [name: string, hash: string][];
  kinds: DataKind[];
  /** Hash of the data of these kinds, and of the titles that they lead to. */
  data: string;
  text: ReadPage;
}

/** Reads the texts of pages, of which those that did not change since the last build are not parsed again. */
export interface KeptTexts {
  read: ReadText;
  /** Writes down the texts of the pages that were asked for. */
  keep(): void;
}

/** Opens what the last build read. */
export function keptTexts({ store, version, docsDir, read, kindsOf, sources, titles }: KeptTextsOptions): KeptTexts {
  const last = new Map(Object.entries<Kept>(JSON.parse(readKept(store, version) ?? '{}')));
  const asked = new Map<string, Kept>();
  const hashOfFile = fileHashes();
  const kindsHash = kindHashes(sources, hashOfFile);
  const dataHash = (kinds: readonly DataKind[]) => (kinds.length === 0 ? '' : `${kindsHash(kinds)} ${titles}`);
  const isCurrent = ({ files, kinds, data }: Kept) =>
    files.every(([name, hash]) => hashOfFile(path.join(docsDir, name)) === hash) && dataHash(kinds) === data;
  const readAnew = (file: string): Kept => {
    const seen = new Set<string>([file]);
    const text = read(file, (name) => seen.add(name));
    const files = [...seen];
    const kinds = [...new Set(files.filter((name) => /\.mdx?$/.test(name)).flatMap(kindsOf))].sort();
    const named = files.map((name): [string, string] => [path.relative(docsDir, name), hashOfFile(name)]);
    return { files: named, kinds, data: dataHash(kinds), text };
  };
  return {
    read(file, onRead) {
      const name = path.relative(docsDir, file);
      const known = asked.get(name) ?? last.get(name);
      const page = known && isCurrent(known) ? known : readAnew(file);
      asked.set(name, page);
      for (const [one] of page.files) onRead?.(path.join(docsDir, one));
      return page.text;
    },
    keep: () => keepText(store, version, JSON.stringify(Object.fromEntries(asked))),
  };
}
