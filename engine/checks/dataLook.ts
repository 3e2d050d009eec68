import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../base/pageFiles.ts';
import { type Problem, problemsOf } from '../base/problem.ts';
import type { SiteOptions } from '../base/siteOptions.ts';
import { checkDiagnosis } from '../data/checkDiagnosis.ts';
import { checkPublishedData } from '../data/checkPublishedData.ts';
import { DIAGNOSIS_FILE, readDiagnosis } from '../data/diagnosis.ts';
import { readGlossary } from '../data/readGlossary.ts';
import { listOperations } from '../descriptions/operations.ts';
import { checkSchemas } from '../schemas/checkSchemas.ts';
import { checkErrorCatalogue, errorEntries } from '../schemas/errorCatalogue.ts';
import { SchemaReferenceError } from '../schemas/schemaSet.ts';
import { digestOf, type LookUp } from './lookUp.ts';
import { isPageFile } from './readDocs.ts';
import { ADDRESSES_FILE } from './rules/addresses.ts';
import { checkDataText, dataWords } from './rules/dataTexts.ts';
import { factsOf } from './rules/facts.ts';
import { termFinder } from './rules/terms.ts';
import { sampleRules } from './sampleRules.ts';
import type { SiteSources } from './siteSources.ts';
import { type PlacedWord, wordsOf } from './spelling.ts';

/** What a check reads of a site, and what it knows already. */
export interface Looking {
  options: SiteOptions;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  sources: SiteSources;
  known: LookUp;
}

/** Files with texts that people read, beside pages. */
const DATA =
  /^(?:_[^/]*\.json|_(?:diagrams|samples)\/.*\.(?:json|md|svg)|public\/spec\/.*\.(?:json|yaml)|public\/examples\/index\.json)$/;
const HOSTS_FILE = '_hosts.txt';

/** A look at all that stands beside the pages of a site. Each thing is made when it is first asked for, and once. */
export class DataLook {
  private readonly looking: Looking;
  /** All files of the docs folder. */
  readonly files: string[];
  /** Texts of the data, by file. */
  readonly texts = new Map<string, string>();
  /** Changes with everything that a page may be made of. */
  readonly digest: string;
  /** Hosts that are not ours and may be named; undefined where the site has no such list. */
  readonly hosts: string[] | undefined;

  constructor(looking: Looking) {
    this.looking = looking;
    const { docsDir } = looking.options;
    const shown: string[] = [];
    this.files = listFilesBelow(docsDir);
    for (const file of this.files) {
      if (isPageFile(file) || /(?:^|\/)_(?:meta|nav)\.json$/.test(file)) continue;
      const text = readFileSync(path.join(docsDir, file), 'utf8');
      if (DATA.test(file)) this.texts.set(file, text);
      // The list of addresses grows with every page, and no page is made of it.
      if (file !== ADDRESSES_FILE) shown.push(file, text);
    }
    this.hosts = wordListOf(path.join(docsDir, HOSTS_FILE));
    this.digest = digestOf(...shown, JSON.stringify(looking.tokens));
  }

  /** Problems because of which no page can be written that uses data. */
  readonly broken = once(() =>
    this.looking.known.get('broken data', this.digest, () => {
      const { problems } = this.looking.sources.data();
      if (problems.length > 0) return problems;
      try {
        return problemsOf(() => this.readOwnForms());
      } catch (error) {
        // No part is made from a schema that leads nowhere; the rules of schemas say where that is.
        const schemas = error instanceof SchemaReferenceError ? this.checkSchemas() : [];
        if (schemas.length === 0) throw error;
        return schemas;
      }
    }),
  );

  /** Reads the data that have a form of their own: parts of pages, and what is known of errors. */
  private readOwnForms(): void {
    this.looking.sources.parts.names();
    readDiagnosis(this.looking.options.docsDir);
  }

  get isBroken(): boolean {
    return this.broken().length > 0;
  }

  /** Changes with what the rules of prose know of the data. */
  readonly factsDigest = once(() =>
    digestOf(
      this.texts.get('_glossary.json') ?? '',
      JSON.stringify([this.hosts, this.looking.tokens, this.isBroken ? [] : this.facts()]),
    ),
  );
  readonly facts = once(() => this.looking.known.get('facts', this.digest, () => factsOf(this.looking.sources.data())));
  /** IDs of the operations of all API descriptions. */
  readonly operations = once(() =>
    [...this.looking.sources.data().descriptions.files.values()]
      .flatMap((one) => listOperations(one.value))
      .map(({ id }) => id),
  );
  readonly findTerms = once(() => {
    const { docsDir, root } = this.looking.options;
    return termFinder(readGlossary(docsDir, root).terms);
  });
  readonly sampleRules = once(() => {
    const { sources, tokens, options } = this.looking;
    return sampleRules(sources.data(), tokens, options.docsDir);
  });

  /** The words of every text, for a look at their spelling. */
  words(): { file: string; words: PlacedWord[] }[] {
    return this.namedTexts().map(([file, text]) => ({
      file: `docs/${file}`,
      words: this.looking.known.get('words', digestOf(file, text), () => wordsOf(dataWords(file, text))),
    }));
  }

  /** Holds the texts to the rules for texts, and the data to each other, as far as they can be read. */
  check(routes: ReadonlySet<string>): Problem[] {
    return [...this.checkTexts(), ...this.broken(), ...(this.isBroken ? this.checkSchemas() : this.checkData(routes))];
  }

  private namedTexts(): [file: string, text: string][] {
    return [...this.texts].filter(([file]) => file !== ADDRESSES_FILE);
  }

  private checkTexts(): Problem[] {
    const { hosts } = this;
    const { tokens, known } = this.looking;
    return this.namedTexts().flatMap(([file, text]) =>
      known.get('text', digestOf(file, text, JSON.stringify([hosts, tokens])), () =>
        checkDataText(`docs/${file}`, text, { tokens, hosts }),
      ),
    );
  }

  private checkSchemas(): Problem[] {
    const { spec } = this.looking.sources.data();
    if (spec.problems.length > 0 || spec.schemas.length === 0) return [];
    return checkSchemas(spec, this.looking.tokens['%brand.docs%']);
  }

  /** Holds the data to each other, where none of it is broken. */
  checkData(routes: ReadonlySet<string>): Problem[] {
    const { known, sources, tokens } = this.looking;
    const schemas = known.get('schemas', this.digest, () => this.checkSchemas());
    return known.get('data', digestOf(this.digest, ...routes), () => {
      const { spec, published } = sources.data();
      // What a wrong schema says of other files would mislead.
      if (schemas.some(({ rule }) => rule !== 'schema/described' && rule !== 'schema/default')) return schemas;
      return [
        ...schemas,
        ...(spec.schemas.length > 0 ? checkErrorCatalogue(spec, { docs: tokens['%brand.docs%'], routes }) : []),
        ...this.checkSigns(),
        ...checkPublishedData(spec, published, routes),
      ];
    });
  }

  private checkSigns(): Problem[] {
    const text = this.texts.get(DIAGNOSIS_FILE);
    const { errors } = this.looking.sources.data().spec;
    return text && errors ? checkDiagnosis(text, errorEntries(errors)) : [];
  }
}

function once<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => {
    value ??= { made: make() };
    return value.made;
  };
}

function wordListOf(file: string): string[] | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((row) => row.replace(/#.*/, '').trim())
    .filter(Boolean);
}
