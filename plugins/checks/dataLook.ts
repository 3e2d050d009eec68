import path from 'node:path';
import { checkDiagnosis } from '../data/checkDiagnosis.ts';
import { checkPublishedData } from '../data/checkPublishedData.ts';
import { DIAGNOSIS_FILE, readDiagnosis } from '../data/diagnosis.ts';
import { readFacts } from '../data/factLedger.ts';
import { readGlossary } from '../data/readGlossary.ts';
import { isSoundAt, soundData } from '../data/siteData.ts';
import { listOperations } from '../openapi/operations.ts';
import { checkSchemas } from '../schemas/checkSchemas.ts';
import { errorEntries } from '../schemas/errorCatalogue.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { digestOf } from '../shared/digestOf.ts';
import { once } from '../shared/once.ts';
import { type Problem, problemsOf, uniqueProblems } from '../shared/problem.ts';
import { DIAGRAM_FOLDER, readDiagrams } from '../shortcodes/diagramFiles.ts';
import { checkDiagram } from '../shortcodes/diagramRules.ts';
import { DataFiles, type Looking, NAVIGATION } from './dataFiles.ts';
import { errorNames } from './errorNames.ts';
import { FACTS, FactsLook } from './factsLook.ts';
import { checkApiExamples, checkErrors, orUnreadable } from './heldData.ts';
import type { Entry } from './lookUp.ts';
import { ADDRESSES_FILE } from './rules/addresses.ts';
import { checkDataLinks, dataLinks } from './rules/dataLinks.ts';
import { checkDataText, dataWords } from './rules/dataTexts.ts';
import type { LinkTargets } from './rules/links.ts';
import { lists } from './rules/lists.ts';
import { checkGlossaryPages, termFinder } from './rules/terms.ts';
import { sampleRules } from './sampleRules.ts';
import { type PlacedWords, wordsOf } from './spelling.ts';

/** Rules of what a schema tells its readers, which what depends on it does not follow from. */
const MINOR = /^schema\/(?:described|default)$/;

/** Kinds of what is known of the data that takes long to work out, and that both threads of a check need. */
const FOR_ALL: readonly string[] = [FACTS, 'digests of facts', 'kinds of parts', 'glossary', 'operations'];

/** Data that name pages, or files of examples. */
const LINKED = /^(?:_(?:tools\/.*|diagnosis|glossary)|public\/(?:spec\/[^/]*|examples\/index))\.json$/;

/** A look at all that stands beside the pages of a site. Each thing is made when it is first asked for, and once. */
export class DataLook extends DataFiles {
  private readonly looking: Looking;

  constructor(looking: Looking) {
    super(looking);
    this.looking = looking;
    this.facts = new FactsLook(this, looking);
  }

  /** Problems of data because of which some parts of pages cannot be written. */
  readonly broken = once(() =>
    this.looking.known.get('broken data', this.digest, () => {
      const { sources, options } = this.looking;
      return uniqueProblems([
        ...sources.data().problems,
        ...sources.parts.problems(),
        ...problemsOf(() => readDiagnosis(options.docsDir)),
        ...problemsOf(() => readFacts(options.docsDir)),
      ]);
    }),
  );
  /** The data that rules may hold others against. */
  private readonly sound = once(() => soundData(this.looking.sources.data()));

  /** What pages are held to. */
  readonly facts: FactsLook;

  /** IDs of the operations of all API descriptions, where all of them can be read. */
  readonly operations = once(() => {
    const found = this.looking.known.get('operations', this.digestOfKinds(['descriptions', 'schemas']), () => {
      const data = this.looking.sources.data();
      if (!isSoundAt(data, 'openapi/')) return null;
      return [...data.descriptions.files.values()].flatMap((one) => listOperations(one.value)).map(({ id }) => id);
    });
    return found ?? undefined;
  });

  /** The pages of errors by the titles of the errors. */
  readonly errorNames = once(() => errorNames(this.looking, this.digestOfKinds(['errors'])));

  /** Asks for what a page may need of the data: what no run asks for is let go, and data take long to read. */
  remember(): void {
    this.operations();
    this.facts.hold();
  }

  /** What is known of the data that each thread asks for. */
  known(): Entry[] {
    const { known } = this.looking;
    return [...known.fresh().keys()].flatMap((key): Entry[] => {
      const at = key.lastIndexOf(' ');
      const [kind, name] = [key.slice(0, at), key.slice(at + 1)];
      return FOR_ALL.includes(kind) ? [[kind, name, known.get(kind, name, () => undefined)]] : [];
    });
  }

  /** The glossary; to find the place of each entry in it takes longer than to look at a page. */
  readonly glossary = once(() => {
    const { docsDir, root } = this.looking.options;
    return this.looking.known.get('glossary', this.digestOfKinds(['glossary']), () => readGlossary(docsDir, root));
  });
  readonly findTerms = once(() => termFinder(this.glossary().terms));
  /** What the rule of terms knows of the glossary. */
  private readonly names = once(() => this.glossary().terms.map(({ term, not, others }) => [term, not, others]));

  /** Holds the entries of the glossary to the pages that they name. */
  checkGlossary(routes: ReadonlySet<string>): Problem[] {
    const { docsDir, root } = this.looking.options;
    const name = digestOf(this.digestOfKinds(['glossary']), ...routes);
    return this.looking.known.get('glossary pages', name, () => checkGlossaryPages(docsDir, root, routes));
  }

  /** Holds the addresses in data to the pages, headings and files that there are. */
  checkLinks(targets: LinkTargets): Problem[] {
    return this.folder.files
      .filter((file) => LINKED.test(file))
      .flatMap((file) => {
        const name = digestOf(file, this.folder.digest(file));
        const links = this.looking.known.get('links of data', name, () => dataLinks(file, this.folder.text(file)));
        return checkDataLinks(file, links, targets);
      });
  }

  readonly sampleRules = once(() => {
    const { tokens, options } = this.looking;
    return sampleRules(this.sound(), tokens, options.docsDir);
  });

  /** The words of every text, for a look at their spelling. */
  words(): { file: string; words: PlacedWords }[] {
    const lists = this.folder.files.filter((file) => NAVIGATION.test(file));
    return [...this.withTexts(), ...lists].map((file) => ({
      file: `docs/${file}`,
      words: this.looking.known.get('words', digestOf(file, this.folder.digest(file)), () =>
        wordsOf(dataWords(file, this.folder.text(file))),
      ),
    }));
  }

  /** Holds the texts to the rules for texts, and the data to each other, as far as they can be read. */
  check(routes: ReadonlySet<string>): Problem[] {
    const problems = [
      ...this.checkLists(),
      ...this.checkTexts(),
      ...this.diagrams(),
      ...this.broken(),
      ...this.checkData(routes),
    ];
    // What code stumbles over is told where no rule says what it is.
    const isTold = problems.some(({ rule }) => rule !== 'data/readable' && !MINOR.test(rule));
    return isTold ? problems.filter(({ rule }) => rule !== 'data/readable') : problems;
  }

  /** Rule `diagrams/form`: a drawing can be read by everyone, everywhere. */
  private diagrams(): Problem[] {
    const { docsDir, root } = this.looking.options;
    return this.looking.known.get('diagrams', this.digestOfKinds(['diagrams']), () =>
      [...readDiagrams(docsDir)].flatMap(([name, diagram]) =>
        checkDiagram(diagram).map(({ line, message, fix }) => {
          const place = path.join(docsDir, DIAGRAM_FOLDER, `${name}${line === undefined ? '.md' : '.svg'}`);
          const file = path.relative(root, place).replaceAll('\\', '/');
          return { file, line: line ?? 1, column: 1, rule: 'diagrams/form', message, fix };
        }),
      ),
    );
  }

  private checkLists(): Problem[] {
    return Object.entries(lists).flatMap(([file, check]) => {
      if (!this.folder.files.includes(file)) return [];
      return this.looking.known.get('list of words', digestOf(file, this.folder.digest(file)), () =>
        check(`docs/${file}`, this.folder.text(file)),
      );
    });
  }

  private withTexts(): string[] {
    return this.judged.filter((file) => file !== ADDRESSES_FILE);
  }

  private checkTexts(): Problem[] {
    const { hosts } = this;
    const { tokens, known } = this.looking;
    const heldTo = digestOf(JSON.stringify([hosts, tokens, this.names()]));
    return this.withTexts().flatMap((file) =>
      known.get('text', digestOf(file, this.folder.digest(file), heldTo), () =>
        checkDataText(`docs/${file}`, this.folder.text(file), { tokens, hosts, findTerms: this.findTerms() }),
      ),
    );
  }

  private readonly schemas = once(() =>
    this.looking.known.get('schemas', this.digestOfKinds(['schemas']), () => {
      const data = this.looking.sources.data();
      if (data.spec.schemas.length === 0 || !isSoundAt(data, 'json-schema/')) return [];
      return checkSchemas(this.sound().spec, this.looking.tokens['%brand.docs%'], this.compiled);
    }),
  );

  /** Schemas that an earlier run compiled. */
  private readonly compiled = {
    has: (form: string) => this.looking.known.has('compiled', form),
    add: (form: string) => this.looking.known.get('compiled', form, () => true),
  };

  private readonly examples = once(() =>
    this.looking.known.get('examples of APIs', this.digestOfKinds(['descriptions', 'schemas']), () =>
      orUnreadable(() => checkApiExamples(this.looking.sources.data()), this.specFolder()),
    ),
  );

  private specFolder(): string {
    const { root, docsDir } = this.looking.options;
    return path.relative(root, path.join(docsDir, SPEC_FOLDER)).replaceAll('\\', '/');
  }

  /** Whether something is wrong with the data, and not only with what readers are told of it. */
  readonly isWrong = once(() => this.broken().length > 0 || this.schemas().some(({ rule }) => !MINOR.test(rule)));

  /** Holds the data to each other, those apart that are broken. */
  checkData(routes: ReadonlySet<string>): Problem[] {
    const { known, sources, tokens } = this.looking;
    const schemas = this.schemas();
    const isWrong = schemas.some(({ rule }) => !MINOR.test(rule));
    const examples = isWrong ? [] : this.examples();
    return known.get('data', digestOf(this.digest, ...routes), () => {
      const data = sources.data();
      // What a wrong schema says of other files would mislead.
      if (!isSoundAt(data, 'json-schema/') || isWrong) return schemas;
      const docs = tokens['%brand.docs%'];
      const { spec, published, unsound } = data;
      const hasErrors = isSoundAt(data, 'errors.json');
      const rules: (() => Problem[])[] = [
        () => (spec.schemas.length > 0 && hasErrors ? checkErrors(data, { docs, routes }) : []),
        () => (hasErrors ? this.checkSigns(routes) : []),
        () => checkPublishedData(spec, published, routes, unsound),
      ];
      return [...schemas, ...examples, ...rules.flatMap((rule) => orUnreadable(rule, this.specFolder()))];
    });
  }

  private checkSigns(routes: ReadonlySet<string>): Problem[] {
    const text = this.judged.includes(DIAGNOSIS_FILE) ? this.folder.text(DIAGNOSIS_FILE) : undefined;
    const { errors } = this.looking.sources.data().spec;
    if (!text || !errors) return [];
    const spec = this.judged.filter((file) => file.startsWith(`${SPEC_FOLDER}/`)).map((file) => this.folder.text(file));
    return checkDiagnosis(text, errorEntries(errors), routes, spec);
  }
}
