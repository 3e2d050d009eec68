import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, readBrand } from '../base/brand.ts';
import { parseJsonFile } from '../base/jsonFile.ts';
import { listFilesBelow } from '../base/pageFiles.ts';
import { type Problem, problemsOf, uniqueProblems } from '../base/problem.ts';
import { BASE } from '../base/site.ts';
import { checkSiteFacts, SITE_FACTS_FILE } from '../base/siteFacts.ts';
import { listGeneratedFiles, type SiteOptions } from '../base/siteOptions.ts';
import { checkDiagnosis } from '../data/checkDiagnosis.ts';
import { checkPublishedData } from '../data/checkPublishedData.ts';
import { DIAGNOSIS_FILE, readDiagnosis } from '../data/diagnosis.ts';
import { readGlossary } from '../data/readGlossary.ts';
import { listOperations } from '../descriptions/operations.ts';
import { passagesOf } from '../pages/prose.ts';
import { checkRedirects, parseRedirects } from '../redirects/redirects.ts';
import { checkSchemas } from '../schemas/checkSchemas.ts';
import { checkErrorCatalogue, errorEntries } from '../schemas/errorCatalogue.ts';
import { SchemaReferenceError } from '../schemas/schemaSet.ts';
import { checkReports, linkTargets } from './checkDocs.ts';
import { withoutFollowUps } from './followUps.ts';
import { digestOf, type LookUp, lookUp } from './lookUp.ts';
import { frontMatterWords, type PageReport, reportOf } from './pageReport.ts';
import { type DocsFiles, isPageFile, listDocs, readShownPage } from './readDocs.ts';
import { ADDRESSES_FILE, checkAddresses } from './rules/addresses.ts';
import { checkDataText, dataWords } from './rules/dataTexts.ts';
import { checkFacts, factsOf } from './rules/facts.ts';
import { checkFiles } from './rules/files.ts';
import type { LinkTargets } from './rules/links.ts';
import { rowsOfFences } from './rules/rows.ts';
import { checkGlossaryPages, termFinder } from './rules/terms.ts';
import { sampleRules } from './sampleRules.ts';
import type { SecondThread } from './secondThread.ts';
import { withoutSilenced } from './silence.ts';
import { type SiteSources, siteSources } from './siteSources.ts';
import { type PlacedWord, wordsOf } from './spelling.ts';

/** What a look at a site gave. */
export interface SiteCheck {
  problems: Problem[];
  /** Number of pages that were looked at. */
  pages: number;
  /** The words of every file, for a look at their spelling. */
  words: { file: string; words: PlacedWord[] }[];
  reports: PageReport[];
}

/** A page as one run tells it to the next. */
type Looked = { report: PageReport; words: PlacedWord[] } | { problems: Problem[] };

/** A line that may be the tag of a part, or a component. */
const USES_DATA = /^\s*<[A-Z]|^\s*```/m;
const USES_PART = /^<[A-Z]\w*(?:\s[^>]*)?\/>/m;
/** Files with texts that people read, beside pages. */
const DATA =
  /^(?:_[^/]*\.json|_(?:diagrams|samples)\/.*\.(?:json|md|svg)|public\/spec\/.*\.(?:json|yaml)|public\/examples\/index\.json)$/;
const HOSTS_FILE = '_hosts.txt';

/**
 * Reads the docs, the brand, the redirects and the published data, and checks them against each other.
 * @param sources the docs folder, where others read it too
 * @param known what earlier runs found, so that a file that did not change is not looked at again
 * @param second takes a part of the pages, where there are many to look at
 */
export function checkSite(
  options: SiteOptions,
  tokens = brandTokens(readBrand(options.brandFile), BASE),
  sources = siteSources(options.docsDir, options.root, tokens),
  known = keptFor(sources),
  second?: SecondThread,
): SiteCheck {
  return new SiteLook(options, tokens, sources, known).check(second);
}

/** For so few pages a second thread starts too late. */
const SHARED_FROM = 40;

/**
 * Looks at pages of a site one by one, for the thread that another one shares them with.
 * @returns what is found of a page file, with the name that it is known by; undefined for a page that cannot be written
 */
export function pageLooker(
  options: SiteOptions,
  tokens: Record<string, string>,
  sources: SiteSources,
): (file: string) => readonly [name: string, looked: unknown] | undefined {
  const look = new SiteLook(options, tokens, sources, lookUp());
  return (file) => look.named(file);
}

/** What was found of a docs folder that a process looks at again and again, as the dev server does. */
const kept = new WeakMap<SiteSources, LookUp>();

function keptFor(sources: SiteSources): LookUp {
  const known = kept.get(sources) ?? lookUp();
  known.used();
  kept.set(sources, known);
  return known;
}

class SiteLook {
  private readonly options: SiteOptions;
  private readonly tokens: Record<string, string>;
  private readonly sources: SiteSources;
  private readonly known: LookUp;
  /** All files of the docs folder. */
  private readonly files: string[];
  private readonly texts = new Map<string, string>();
  private readonly dataDigest: string;
  private readonly hosts: string[] | undefined;

  constructor(options: SiteOptions, tokens: Record<string, string>, sources: SiteSources, known: LookUp) {
    this.options = options;
    this.tokens = tokens;
    this.sources = sources;
    this.known = known;
    const shown: string[] = [];
    this.files = listFilesBelow(options.docsDir);
    for (const file of this.files) {
      if (isPageFile(file) || /(?:^|\/)_(?:meta|nav)\.json$/.test(file)) continue;
      const text = readFileSync(path.join(options.docsDir, file), 'utf8');
      if (DATA.test(file)) this.texts.set(file, text);
      // The list of addresses grows with every page, and no page is made of it.
      if (file !== ADDRESSES_FILE) shown.push(file, text);
    }
    this.hosts = wordListOf(path.join(options.docsDir, HOSTS_FILE));
    this.dataDigest = digestOf(...shown, JSON.stringify(tokens));
  }

  check(second?: SecondThread): SiteCheck {
    const { docsDir, root } = this.options;
    const docs = listDocs(docsDir, root, checkFiles, this.files);
    const broken = this.broken();
    if (second) this.lookWith(second, docs);
    const looked = docs.pageFiles.map((file) => this.lookAt(file)).filter((one) => one !== undefined);
    const read = looked.filter((one) => 'report' in one);
    const reports = read.map(({ report }) => report);
    const generatedFiles = listGeneratedFiles(docsDir, [...docs.publicFiles]);
    const { redirects, problems } = this.redirects();
    const redirected = new Set(redirects.map(({ from }) => from));
    const targets = linkTargets(docs, reports, { redirects: redirected, generatedFiles });
    const found = [
      ...docs.problems,
      ...looked.flatMap((one) => ('problems' in one ? one.problems : [])),
      ...checkReports(docs, reports, targets),
      ...problems,
      ...this.addresses(reports, targets),
      ...checkRedirects(this.shown(this.options.redirectsFile), redirects, targets),
      ...this.checkTexts(),
      ...broken,
      ...(broken.length > 0 ? this.checkSchemasAlone() : this.checkData(docs.routes)),
      ...checkGlossaryPages(docsDir, root, docs.routes),
      ...this.siteFacts(),
    ];
    const texts = [...this.texts]
      .filter(([file]) => file !== ADDRESSES_FILE)
      .map(([file, text]) => ({
        file: `docs/${file}`,
        words: this.wordsOfData(file, text),
      }));
    return {
      problems: withoutSilenced(withoutFollowUps(uniqueProblems(found)), this.options.root),
      pages: reports.length,
      words: [...read.map(({ report, words }) => ({ file: report.file, words })), ...texts],
      reports,
    };
  }

  private addresses(reports: readonly PageReport[], targets: LinkTargets): Problem[] {
    const text = this.texts.get(ADDRESSES_FILE);
    if (text === undefined) return [];
    const { json, problems } = parseJsonFile(`docs/${ADDRESSES_FILE}`, text);
    return problems.length > 0 ? problems : checkAddresses(json, reports, targets);
  }

  private siteFacts(): Problem[] {
    const file = path.join(this.options.docsDir, SITE_FACTS_FILE);
    return existsSync(file) ? checkSiteFacts(this.shown(file), readFileSync(file, 'utf8')) : [];
  }

  private shown = (file: string) => path.relative(this.options.root, file).replaceAll('\\', '/');

  private redirects() {
    const { redirectsFile } = this.options;
    const text = existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : '{}';
    return parseRedirects(this.shown(redirectsFile), text);
  }

  private lookWith(second: SecondThread, { pageFiles, routes }: DocsFiles): void {
    const open = pageFiles.filter((file) => {
      const name = this.nameOf(file);
      return name !== undefined && !this.known.has('page', name);
    });
    if (open.length < SHARED_FROM) return;
    const shared = second.share(open);
    // What one thread does comes before what both do, so that they end together.
    if (this.broken().length === 0) this.checkData(routes);
    for (let file = shared.next(); file !== undefined; file = shared.next()) this.lookAt(file);
    for (const [name, looked] of shared.found()) this.known.put('page', name, looked);
  }

  /** What is found of a page, with its name. */
  named(file: string): readonly [name: string, looked: Looked] | undefined {
    const name = this.nameOf(file);
    return name === undefined ? undefined : [name, this.lookUnder(name, file)];
  }

  private lookAt(file: string): Looked | undefined {
    return this.named(file)?.[1];
  }

  private lookUnder(name: string, file: string): Looked {
    return this.known.get('page', name, () => this.look(file, this.broken().length > 0));
  }

  /**
   * A name that changes with all that is found of a page.
   * @returns undefined for a page that cannot be written, since its data is broken
   */
  private nameOf(file: string): string | undefined {
    const isBroken = this.broken().length > 0;
    const source = readFileSync(path.join(this.options.docsDir, file), 'utf8');
    if (isBroken && USES_PART.test(source)) return undefined;
    const usesData = USES_DATA.test(source) ? this.dataDigest : this.factsDigest();
    return digestOf(file, source, usesData, String(isBroken));
  }

  private look(file: string, isBroken: boolean): Looked {
    const { docsDir } = this.options;
    try {
      const page = readShownPage(file, docsDir, this.sources.page);
      if (!page || 'problems' in page) return { problems: page?.problems ?? [] };
      const report = reportOf(page, {
        tokens: this.tokens,
        partNames: this.sources.parts.names,
        operations: isBroken ? undefined : this.operations(),
        findTerms: this.findTerms(),
        hosts: this.hosts,
        more: isBroken ? [] : [...this.rules(), (one) => checkFacts(one, this.facts())],
      });
      const titles = rowsOfFences(page.source).map(({ line, meta }) => ({
        text: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
        placeOf: () => ({ line, column: 1 }),
      }));
      const words = wordsOf([...passagesOf(page), ...frontMatterWords(page), ...titles]);
      return { report, words };
    } catch (error) {
      const message = `The page cannot be read: ${(error as Error).message.split('\n')[0]}.`;
      const fix = 'Undo the last change of the page, and make it again in smaller steps.';
      return {
        problems: [
          { file: this.shown(path.join(docsDir, file)), line: 1, column: 1, rule: 'page/unreadable', message, fix },
        ],
      };
    }
  }

  private once<Value>(make: () => Value): () => Value {
    let value: { made: Value } | undefined;
    return () => {
      value ??= { made: make() };
      return value.made;
    };
  }

  private readonly broken = this.once(() =>
    this.known.get('broken data', this.dataDigest, () => {
      const { problems } = this.sources.data();
      if (problems.length > 0) return problems;
      try {
        return problemsOf(() => this.readOwnForms());
      } catch (error) {
        // No part is made from a schema that leads nowhere; the rules of schemas say where that is.
        const schemas = error instanceof SchemaReferenceError ? this.checkSchemasAlone() : [];
        if (schemas.length === 0) throw error;
        return schemas;
      }
    }),
  );
  private readonly factsDigest = this.once(() =>
    digestOf(
      this.texts.get('_glossary.json') ?? '',
      JSON.stringify([this.hosts, this.tokens, this.broken().length > 0 ? [] : this.facts()]),
    ),
  );
  /** Reads the data that have a form of their own: parts of pages, and what is known of errors. */
  private readOwnForms(): void {
    this.sources.parts.names();
    readDiagnosis(this.options.docsDir);
  }

  private readonly operations = this.once(() =>
    [...this.sources.data().descriptions.files.values()]
      .flatMap((one) => listOperations(one.value))
      .map(({ id }) => id),
  );
  private readonly facts = this.once(() =>
    this.known.get('facts', this.dataDigest, () => factsOf(this.sources.data())),
  );
  private readonly findTerms = this.once(() => termFinder(readGlossary(this.options.docsDir, this.options.root).terms));
  private readonly rules = this.once(() => sampleRules(this.sources.data(), this.tokens, this.options.docsDir));

  private wordsOfData(file: string, text: string): PlacedWord[] {
    return this.known.get('words', digestOf(file, text), () => wordsOf(dataWords(file, text)));
  }

  private checkTexts(): Problem[] {
    const { tokens, hosts } = this;
    const texts = [...this.texts].filter(([file]) => file !== ADDRESSES_FILE);
    return texts.flatMap(([file, text]) =>
      this.known.get('text', digestOf(file, text, JSON.stringify([hosts, tokens])), () =>
        checkDataText(`docs/${file}`, text, { tokens, hosts }),
      ),
    );
  }

  private checkSchemasAlone(): Problem[] {
    const { spec } = this.sources.data();
    if (spec.problems.length > 0 || spec.schemas.length === 0) return [];
    return checkSchemas(spec, this.tokens['%brand.docs%']);
  }

  private checkSigns(): Problem[] {
    const text = this.texts.get(DIAGNOSIS_FILE);
    const { errors } = this.sources.data().spec;
    return text && errors ? checkDiagnosis(text, errorEntries(errors)) : [];
  }

  private checkData(routes: ReadonlySet<string>): Problem[] {
    const docs = this.tokens['%brand.docs%'];
    const schemas = this.known.get('schemas', this.dataDigest, () => this.checkSchemasAlone());
    return this.known.get('data', digestOf(this.dataDigest, ...routes), () => {
      const { spec, published } = this.sources.data();
      // What a wrong schema says of other files would mislead.
      if (schemas.some(({ rule }) => rule !== 'schema/described' && rule !== 'schema/default')) return schemas;
      return [
        ...schemas,
        ...(spec.schemas.length > 0 ? checkErrorCatalogue(spec, { docs, routes }) : []),
        ...this.checkSigns(),
        ...checkPublishedData(spec, published, routes),
      ];
    });
  }
}

function wordListOf(file: string): string[] | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((row) => row.replace(/#.*/, '').trim())
    .filter(Boolean);
}
