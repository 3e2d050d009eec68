import { checkDiagnosis } from '../data/checkDiagnosis.ts';
import { dataChecks } from '../data/checkPublishedData.ts';
import { DIAGNOSIS_FILE, readDiagnosis } from '../data/diagnosis.ts';
import { readGlossary } from '../data/glossary.ts';
import { publishedData } from '../data/publishedData.ts';
import { listOperations } from '../openapi/operations.ts';
import { checkExamples } from '../requests/checkExamples.ts';
import { checkSchemas } from '../schemas/checkSchemas.ts';
import { ERROR_PAGES } from '../schemas/errorCatalogue.ts';
import { checkExplanations } from '../schemas/explanations.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { SYNONYMS_FILE, synonymsForm } from '../search/siteTerms.ts';
import type { Folder } from '../shared/folder.ts';
import { checkFormOfText } from '../shared/formIssues.ts';
import { memoize, memoizeByText } from '../shared/memoize.ts';
import { type Problem, problemsOf, uniqueProblems, unreadableData } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { DIAGRAM_FOLDER, readDiagrams } from '../shortcodes/diagramFiles.ts';
import { checkDiagram } from '../shortcodes/diagramRules.ts';
import { ADDRESSES_FILE } from './rules/addresses.ts';
import { checkDataLinks, dataLinks } from './rules/dataLinks.ts';
import { checkDataText, dataWords } from './rules/dataTexts.ts';
import type { LinkTargets } from './rules/links.ts';
import { termFinder } from './rules/terms.ts';
import { sampleRules } from './sampleRules.ts';
import type { SiteSources } from './siteSources.ts';
import { parseWordList, wordsOf } from './spelling.ts';

const DATA =
  /^(?:_[^/]*\.json|_(?:diagrams|samples)\/.*\.(?:json|md|svg)|public\/spec\/.*\.(?:json|yaml)|public\/examples\/index\.json)$/;
/** Sidebars, which no page is written from. */
export const SIDEBAR = /\/_meta\.json$/;
const LINKED = /^(?:_(?:tools\/.*|diagnosis|glossary)|public\/(?:spec\/[^/]*|examples\/index))\.json$/;
/** Rules about what a schema says to its readers: nothing else follows from them. */
const MINOR = /^data\/described$/;
/** Hosts that aren't ours and may be named. */
const HOSTS_FILE = '_hosts.txt';

/** Everything of a site besides its pages, in one state. */
export class CheckedData {
  readonly options: SiteOptions;
  /** Brand tokens with their values. */
  readonly tokens: Record<string, string>;
  readonly sources: SiteSources;
  readonly folder: Folder;
  /** Undefined where the site has no such list. */
  readonly hosts: string[] | undefined;

  constructor(options: SiteOptions, tokens: Record<string, string>, sources: SiteSources, folder: Folder) {
    this.options = options;
    this.tokens = tokens;
    this.sources = sources;
    this.folder = folder;
    this.hosts = folder.files.includes(HOSTS_FILE)
      ? [...parseWordList(folder.text(HOSTS_FILE)), ...sources.embedHosts]
      : undefined;
  }

  readonly glossary = memoize(() => readGlossary(this.options.docsDir, this.options.root));
  readonly findTerms = memoize(() => termFinder(this.glossary().terms));
  readonly sampleRules = memoize(() => sampleRules(this.sources.data(), this.tokens, this.options.docsDir));

  /** IDs of the operations of all API descriptions, where all of them can be read. */
  readonly operations = memoize(() => {
    const data = this.sources.data();
    if (data.problems.length > 0) return undefined;
    return [...data.descriptions.files.values()].flatMap((one) => listOperations(one.value)).map(({ id }) => id);
  });

  readonly errorNames = memoize(() => {
    const { errors } = publishedData(this.sources.data().spec);
    return new Map(errors.map(({ title, slug }) => [title, ERROR_PAGES + slug]));
  });

  private readonly files = memoize(() => this.folder.files.filter((file) => DATA.test(file)));

  /** Problems of the data that shortcodes read. */
  private readonly broken = memoize(() =>
    uniqueProblems([
      ...this.sources.data().problems,
      ...this.sources.shortcodes.problems(),
      ...problemsOf(() => readDiagnosis(this.options.docsDir)),
    ]),
  );

  private readonly schemas = memoize(() => {
    const data = this.sources.data();
    if (data.spec.schemas.length === 0 || data.problems.length > 0) return [];
    return checkSchemas(data.spec, this.tokens['%brand.docs%']);
  });

  /** Whether the data themselves are wrong, and not only a text in them. */
  readonly isWrong = memoize(() => this.broken().length > 0 || this.schemas().some(({ rule }) => !MINOR.test(rule)));

  /**
   * The words of every text, to check their spelling.
   * @param folder the docs folder as it is now
   */
  words(folder: Folder) {
    return [...this.dataWords(), ...folder.files.filter((file) => SIDEBAR.test(file)).map(wordsIn(folder))];
  }

  private readonly dataWords = memoize(() =>
    this.files()
      .filter((file) => file !== ADDRESSES_FILE)
      .map(wordsIn(this.folder)),
  );

  /**
   * Checks texts, synonyms and diagrams, and the data against each other.
   * @param routes of all pages, separated by spaces
   */
  readonly check = memoizeByText((routes) => this.problemsFor(new Set(routes.split(' '))));

  private problemsFor(routes: ReadonlySet<string>): Problem[] {
    const problems = [
      ...this.checkSynonyms(),
      ...this.checkTexts(),
      ...this.checkDiagrams(),
      ...this.broken(),
      ...this.checkPublished(routes),
    ];
    // That data can't be read is only worth a report where no other rule says why.
    const isExplained = problems.some(({ rule }) => rule !== 'data/readable' && !MINOR.test(rule));
    return isExplained ? problems.filter(({ rule }) => rule !== 'data/readable') : problems;
  }

  /** Checks the addresses in data against pages, headings and files. */
  checkLinks(targets: LinkTargets): Problem[] {
    const linked = this.folder.files.filter((file) => LINKED.test(file));
    return linked.flatMap((file) => checkDataLinks(file, dataLinks(file, this.folder.text(file)), targets));
  }

  private checkSynonyms(): Problem[] {
    if (!this.folder.files.includes(SYNONYMS_FILE)) return [];
    const fix = 'Write ["word", "other word"], or delete the group.';
    const form = { schema: synonymsForm, known: [], fix };
    return checkFormOfText(`docs/${SYNONYMS_FILE}`, this.folder.text(SYNONYMS_FILE), form);
  }

  private checkTexts(): Problem[] {
    const texts = this.files().filter((file) => file !== ADDRESSES_FILE);
    return texts.flatMap((file) => checkDataText(`docs/${file}`, this.folder.text(file), this));
  }

  private checkDiagrams(): Problem[] {
    return [...readDiagrams(this.options.docsDir)].flatMap(([name, diagram]) =>
      checkDiagram(diagram).map(({ line, message, fix }): Problem => {
        const file = `docs/${DIAGRAM_FOLDER}/${name}${line === undefined ? '.md' : '.svg'}`;
        return { file, line: line ?? 1, column: 1, rule: 'data/form', message, fix };
      }),
    );
  }

  private checkPublished(routes: ReadonlySet<string>): Problem[] {
    const data = this.sources.data();
    const schemas = this.schemas();
    // What wrong data say about other data would mislead.
    if (data.problems.length > 0 || schemas.some(({ rule }) => !MINOR.test(rule))) return schemas;
    const rules: (() => Problem[])[] = [
      () => checkExamples(data.descriptions.files),
      () => this.checkSigns(routes),
      () => checkExplanations(this.options.root, data.spec.standards),
      ...dataChecks(data, routes, this.tokens['%brand.docs%']),
    ];
    return [...schemas, ...rules.flatMap((rule) => this.orUnreadable(rule))];
  }

  private checkSigns(routes: ReadonlySet<string>): Problem[] {
    const { errors } = publishedData(this.sources.data().spec);
    if (!this.files().includes(DIAGNOSIS_FILE) || errors.length === 0) return [];
    return checkDiagnosis(this.folder.text(DIAGNOSIS_FILE), errors, routes);
  }

  /** Rules stumble over data of the wrong form. */
  private orUnreadable(rule: () => Problem[]): Problem[] {
    try {
      return rule();
    } catch (error) {
      return [unreadableData(`docs/${SPEC_FOLDER}`, error as Error)];
    }
  }
}

const wordsIn =
  ({ text }: Folder) =>
  (file: string) => ({ file: `docs/${file}`, words: wordsOf(dataWords(file, text(file))) });
