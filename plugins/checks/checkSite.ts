import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRedirects, parseRedirects } from '../redirects/redirects.ts';
import { brandTokens, checkBrandImages, readBrand } from '../shared/brand.ts';
import { digestOf } from '../shared/digestOf.ts';
import type { Folder } from '../shared/folder.ts';
import { openJsonFile, parseJsonFile } from '../shared/jsonFile.ts';
import { type Problem, uniqueProblems } from '../shared/problem.ts';
import { BASE } from '../shared/site.ts';
import { checkSiteFacts, SITE_FACTS_FILE } from '../shared/siteFacts.ts';
import { listGeneratedFiles, type SiteOptions } from '../shared/siteOptions.ts';
import { titlesOf } from './acrossPages.ts';
import { checkReports, checkWays, linkTargets } from './checkDocs.ts';
import { type Looking, NAVIGATION } from './dataFiles.ts';
import { DataLook } from './dataLook.ts';
import { withoutFollowUps } from './followUps.ts';
import { type LookUp, lookUp } from './lookUp.ts';
import { PageLook } from './pageLook.ts';
import type { PageMemories } from './pageMemory.ts';
import type { PageReport } from './pageReport.ts';
import { type DocsFiles, listDocs } from './readDocs.ts';
import { ADDRESSES_FILE, checkAddresses } from './rules/addresses.ts';
import { checkFiles } from './rules/files.ts';
import type { LinkTargets } from './rules/links.ts';
import { checkUnusedWords, WORDS_FILE } from './rules/lists.ts';
import type { SecondThread } from './secondThread.ts';
import { withoutSilenced } from './silence.ts';
import { type SiteSources, siteSources } from './siteSources.ts';
import { linkLook, stateOfTargets } from './soundLinks.ts';
import type { PlacedWords } from './spelling.ts';
import { turnedOnSite, turnedStatementsIn } from './statements/turnedOnSite.ts';

/** What a look at a site gave. */
export interface SiteCheck {
  problems: Problem[];
  /** Number of pages that were looked at. */
  pages: number;
  /** The words of every file, for a look at their spelling. */
  words: { file: string; words: PlacedWords }[];
  reports: PageReport[];
  /** Whether a file changed before it was read, so that what was found is of no one state of it. */
  isTorn: boolean;
}

/**
 * Reads the docs, the brand, the redirects and the published data, and checks them against each other.
 * @param sources the docs folder, where others read it too
 * @param known what earlier runs found, so that a file that did not change is not looked at again
 * @param second takes a part of the pages, where there are many to look at
 * @param memories what earlier runs worked out for single pages
 * @param folder the docs folder, where it is open
 */
export function lookAtSite(
  options: SiteOptions,
  tokens = brandTokens(readBrand(options.brandFile), BASE),
  sources = siteSources(options.docsDir, options.root, tokens),
  known = keptFor(sources),
  second?: SecondThread,
  memories?: PageMemories,
  folder?: Folder,
): SiteCheck {
  return new SiteLook({ options, tokens, sources, known, memories, folder }).check(second);
}

/** Looks at a site as `lookAtSite` does, and tells of the problems what a writer should hear. */
export function checkSite(...site: Parameters<typeof lookAtSite>): SiteCheck {
  const look = lookAtSite(...site);
  return { ...look, problems: problemsToTell(look.problems, site[0].root) };
}

/** The problems that a writer should hear, sorted: each once, and neither what follows from others nor what is silenced. */
export function problemsToTell(found: readonly Problem[], root: string): Problem[] {
  return withoutSilenced(withoutFollowUps(uniqueProblems(found)), root);
}

/** For so few pages a second thread starts too late. */
const SHARED_FROM = 40;

/** What was found of a docs folder that a process looks at again and again, as the dev server does. */
const kept = new WeakMap<SiteSources, LookUp>();

function keptFor(sources: SiteSources): LookUp {
  const known = kept.get(sources) ?? lookUp();
  known.turn();
  kept.set(sources, known);
  return known;
}

const BRAND = 'brand of the site';

class SiteLook {
  private readonly looking: Looking;
  private readonly data: DataLook;
  private readonly pages: PageLook;

  constructor(looking: Looking) {
    this.looking = looking;
    this.data = new DataLook(looking);
    this.pages = new PageLook(looking, this.data);
  }

  check(second?: SecondThread): SiteCheck {
    const { docsDir, root, redirectsFile } = this.looking.options;
    const docs = listDocs(this.data.folder, root, checkFiles, this.data.glossary());
    if (second) this.lookWith(second, docs);
    this.data.remember();
    const named = docs.pageFiles.map((file) => this.pages.named(file));
    const looked = named.map((one) => one.looked);
    const names = new Map(named.map((one) => ['report' in one.looked ? one.looked.report : undefined, one.name]));
    const read = looked.filter((one) => 'report' in one);
    const reports = read.map(({ report }) => report);
    const generatedFiles = listGeneratedFiles(docsDir, [...docs.publicFiles]);
    const { redirects, problems, text } = this.redirects();
    const redirected = new Set(redirects.map(({ from }) => from));
    const targets = linkTargets(docs, reports, {
      redirects: redirected,
      generatedFiles,
      names: this.data.errorNames(),
    });
    const { known } = this.looking;
    const state = stateOfTargets(targets, titlesOf(reports, targets));
    const lookAtLinks = linkLook(known, state, (of) => names.get(of) ?? '');
    const found = [
      ...docs.problems,
      ...looked.flatMap((one) => ('problems' in one ? one.problems : [])),
      ...checkReports(reports, targets, lookAtLinks),
      ...known.get('sidebars', digestOf(state, this.waysDigest(docs)), () => checkWays(docs, targets)),
      ...problems,
      ...this.addresses(reports, targets),
      ...known.get('redirects', digestOf(state, text), () =>
        checkRedirects(this.shown(redirectsFile), redirects, targets),
      ),
      ...this.data.check(docs.routes),
      ...this.data.checkGlossary(docs.routes),
      ...this.data.checkLinks(targets),
      ...turnedOnSite(this.data.folder, known, targets),
      ...this.siteFacts(),
      ...this.brandImages(docs.publicFiles),
    ];
    lookAtLinks.keep();
    this.data.keepStates(this.looking);
    const words = [...read.map(({ report, words }) => ({ file: report.file, words })), ...this.data.words()];
    const all = [...found, ...this.unusedWords(words)];
    return { problems: all, pages: reports.length, words, reports, isTorn: this.data.folder.isTorn() };
  }

  private lookWith(second: SecondThread, { pageFiles, routes }: DocsFiles): void {
    const isOfNewBrand = this.isOfNewBrand();
    if (pageFiles.length < SHARED_FROM) return;
    // Both threads take long to read the data, for which every page waits.
    if (isOfNewBrand) second.prepare();
    // To know which pages are as they were takes long where all that they are made of is new, and both threads can do it.
    const open = isOfNewBrand ? pageFiles : pageFiles.filter((file) => this.pages.isOpen(file));
    if (open.length < SHARED_FROM) return;
    this.readFacts();
    const shared = second.share(open, [...this.pages.known(open), ...this.data.known()]);
    this.pages.prepare(open);
    // What one thread does comes before what both do, so that they end together.
    this.data.check(routes);
    this.data.words();
    turnedStatementsIn(this.data.folder, this.looking.known);
    for (let file = shared.next(); file !== undefined; file = shared.next()) this.pages.named(file);
    for (const [kind, name, value] of shared.found()) this.looking.known.put(kind, name, value);
  }

  /** Whether no earlier run knows the site under this brand, of which most pages and all data are. */
  private isOfNewBrand(): boolean {
    const { known, tokens } = this.looking;
    const brand = digestOf(JSON.stringify(tokens));
    const isNew = !known.has(BRAND, brand);
    return known.get(BRAND, brand, () => true) && isNew;
  }

  /** Both threads need the facts, and this one has read the data while the other still starts. */
  private readFacts(): void {
    try {
      this.data.facts.all();
    } catch {
      // Each page that is held to them says so.
    }
  }

  /** Changes with the sidebars and the navigation, and with the pages that they may name. */
  private waysDigest({ namedFiles }: DocsFiles): string {
    const { folder } = this.data;
    const ways = folder.files.filter((file) => NAVIGATION.test(file)).flatMap((file) => [file, folder.digest(file)]);
    return digestOf(...ways, '', ...namedFiles);
  }

  private unusedWords(texts: SiteCheck['words']): Problem[] {
    if (!this.data.folder.files.includes(WORDS_FILE)) return [];
    const list = this.data.folder.text(WORDS_FILE);
    const words = texts.map((one) => one.words.words);
    return checkUnusedWords(`docs/${WORDS_FILE}`, list, words);
  }

  private addresses(reports: readonly PageReport[], targets: LinkTargets): Problem[] {
    if (!this.data.judged.includes(ADDRESSES_FILE)) return [];
    const { folder } = this.data;
    const file = `docs/${ADDRESSES_FILE}`;
    const text = folder.text(ADDRESSES_FILE);
    const wrong = this.looking.known.get(
      'addresses',
      folder.digest(ADDRESSES_FILE),
      () => parseJsonFile(file, text).problems,
    );
    return wrong.length > 0 ? wrong : checkAddresses(openJsonFile(file, text), reports, targets);
  }

  private siteFacts(): Problem[] {
    const file = path.join(this.looking.options.docsDir, SITE_FACTS_FILE);
    return existsSync(file) ? checkSiteFacts(this.shown(file), readFileSync(file, 'utf8')) : [];
  }

  /** Another folder of pages, which is built with our brand, need not have its images. */
  private brandImages(publicFiles: ReadonlySet<string>): Problem[] {
    const { brandFile, docsDir, root } = this.looking.options;
    if (docsDir !== path.join(root, 'docs') || !existsSync(brandFile)) return [];
    return checkBrandImages(this.shown(brandFile), readFileSync(brandFile, 'utf8'), publicFiles);
  }

  private redirects() {
    const { redirectsFile } = this.looking.options;
    const text = existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : '{}';
    return { text, ...parseRedirects(this.shown(redirectsFile), text) };
  }

  private shown = (file: string) => path.relative(this.looking.options.root, file).replaceAll('\\', '/');
}
