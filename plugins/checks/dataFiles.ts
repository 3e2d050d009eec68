import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DataKind, kindOfData } from '../data/dataKinds.ts';
import { digestOf } from '../shared/digestOf.ts';
import { type FileState, type Folder, openFolder } from '../shared/folder.ts';
import { once } from '../shared/once.ts';
import { routeOfFile } from '../shared/routes.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import type { LookUp } from './lookUp.ts';
import type { PageMemories } from './pageMemory.ts';
import { isPageFile } from './readDocs.ts';
import { ADDRESSES_FILE } from './rules/addresses.ts';
import { WORDS_FILE } from './rules/lists.ts';
import type { SiteSources } from './siteSources.ts';
import { STATEMENTS_FILE } from './statements/recordedStatements.ts';

/** What a check reads of a site, and what it knows already. */
export interface Looking {
  options: SiteOptions;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  sources: SiteSources;
  known: LookUp;
  /** What earlier runs worked out for single pages; nothing where pages are looked at once. */
  memories?: PageMemories;
  /** The docs folder, where it is open. */
  folder?: Folder;
}

/** Files with texts that people read, beside pages. */
const DATA =
  /^(?:_[^/]*\.json|_(?:diagrams|samples)\/.*\.(?:json|md|svg)|public\/spec\/.*\.(?:json|yaml)|public\/examples\/index\.json)$/;
/** Labels of sidebars and of the top navigation. */
export const NAVIGATION = /(?:^|\/)_(?:meta|nav)\.json$/;
const STATES = 'states of files';
/** New where a file came or went since the last run. */
export const LIST = 'list of files';
const HOSTS_FILE = '_hosts.txt';
const NAMES_FILE = '_names.txt';
/** Lists that no page and no other data are made of. What is held to one is known by that list. */
const LISTS: readonly string[] = [
  ADDRESSES_FILE,
  STATEMENTS_FILE,
  HOSTS_FILE,
  NAMES_FILE,
  WORDS_FILE,
  '_synonyms.json',
];

/** Whether a file of the docs folder is data whose form and texts are held to rules. */
export const isJudged = (file: string): boolean => DATA.test(file);

/** Whether pages may be made of a file of the docs folder, beside their own. */
export function isDataFile(file: string): boolean {
  return !isPageFile(file) && !NAVIGATION.test(file);
}

/** The files beside the pages of a site, with names that change with them. */
export class DataFiles {
  private readonly tokens: Looking['tokens'];
  /** The states of the files in the last run. */
  private readonly states: Record<string, FileState>;
  /** The docs folder. */
  readonly folder: Folder;
  /** Files of data whose form and texts are held to rules. */
  readonly judged: readonly string[];
  /** Changes with everything that a page may be made of. */
  readonly digest: string;
  /** Digests of the data, by kind. */
  private readonly kinds: ReadonlyMap<DataKind, string>;
  /** Hosts that are not ours and may be named; undefined where the site has no such list. */
  readonly hosts: string[] | undefined;
  /** Names of other things than ours, which pages may write as code; undefined where the site has no such list. */
  readonly otherNames: string[] | undefined;

  constructor({ options: { docsDir }, tokens, known, folder }: Looking) {
    this.tokens = tokens;
    this.states = statesIn(known);
    const shown: string[] = [];
    const byKind = new Map<DataKind, string[]>();
    this.folder = folder ?? openDocs(docsDir, known);
    for (const file of this.folder.files) {
      if (!isDataFile(file)) continue;
      const digest = this.folder.digest(file);
      if (!LISTS.includes(file)) shown.push(file, digest);
      const kind = kindOfData(file);
      byKind.set(kind, [...(byKind.get(kind) ?? []), file, digest]);
    }
    this.judged = this.folder.files.filter(isJudged);
    this.hosts = wordListOf(path.join(docsDir, HOSTS_FILE));
    this.otherNames = wordListOf(path.join(docsDir, NAMES_FILE));
    this.digest = digestOf(...shown, JSON.stringify(tokens));
    this.kinds = new Map([...byKind].map(([kind, digests]) => [kind, digestOf(...digests)]));
  }

  /** Leaves to the next run the states of the files, by which it knows without a look which are as they were. */
  keepStates({ known }: Pick<Looking, 'known'>): void {
    const states = this.folder.states();
    // A file that is as it was has the same object as before. One that is gone, or was written just now, does no harm.
    if (Object.entries(states).some(([file, state]) => this.states[file] !== state)) known.put(STATES, '', states);
    const list = digestOf(...this.folder.files);
    if (!known.has(LIST, '') || known.get(LIST, '', () => '') !== list) known.put(LIST, '', list);
  }

  /** The pages with their routes. */
  readonly pages = once(() => this.folder.files.filter(isPageFile).map((file) => ({ file, route: routeOfFile(file) })));

  /** Changes with the data of some kinds, and with the brand in them. */
  digestOfKinds(kinds: Iterable<DataKind>): string {
    const digests = [...new Set(kinds)].sort().map((kind) => `${kind} ${this.kinds.get(kind)}`);
    return digestOf(...digests, JSON.stringify(this.tokens));
  }
}

const statesIn = (known: LookUp): Record<string, FileState> =>
  known.has(STATES, '') ? known.get(STATES, '', () => ({})) : {};

/** Opens a docs folder, of which an earlier run knows most files. */
export const openDocs = (docsDir: string, known: LookUp): Folder => openFolder(docsDir, undefined, statesIn(known));

function wordListOf(file: string): string[] | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((row) => row.replace(/#.*/, '').trim())
    .filter(Boolean);
}
