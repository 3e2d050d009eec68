import { FACTS_FILE, readFacts, type StatedFact } from '../data/factLedger.ts';
import type { readGlossary } from '../data/readGlossary.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { digestOf } from '../shared/digestOf.ts';
import { once } from '../shared/once.ts';
import { ProblemsError } from '../shared/problem.ts';
import type { DataFiles, Looking } from './dataFiles.ts';
import { type Facts, factsOf, type PublishedFacts, type WordFacts } from './knownFacts.ts';

export const FACTS = 'facts';

/** What pages are held to, each read when it is first asked for. */
export class FactsLook {
  private readonly data: DataFiles & { glossary: () => ReturnType<typeof readGlossary> };
  private readonly looking: Looking;

  constructor(data: FactsLook['data'], looking: Looking) {
    this.data = data;
    this.looking = looking;
  }

  readonly all = once((): Facts => ({ ...this.published(), ...this.ofWords() }));

  /** What pages are held to beside the published data, which takes no time to read. */
  readonly ofWords = once((): WordFacts => {
    const terms = this.data.glossary().terms.map(({ term, not, others }) => ({ term, not, others }));
    return { tokens: this.looking.tokens, hosts: this.data.hosts, terms };
  });

  /** Changes with all that the published facts are read from. */
  readonly digest = once((): string => {
    const { folder, otherNames } = this.data;
    const files = folder.files.filter((file) => file.startsWith(`${SPEC_FOLDER}/`) || file === FACTS_FILE);
    const digests = files.flatMap((file) => [file, folder.digest(file)]);
    return digestOf(...digests, JSON.stringify([otherNames, this.looking.tokens]));
  });

  /** What no run asks for is let go, and the data take long to read. */
  hold(): void {
    this.looking.known.hold(FACTS, this.digest());
  }

  private published(): PublishedFacts {
    return this.looking.known.get(FACTS, this.digest(), () => {
      const files = this.data.judged.filter((file) => file.startsWith(`${SPEC_FOLDER}/`));
      const texts = files.map((file) => this.data.folder.text(file));
      const listed = { others: this.data.otherNames, stated: this.stated() };
      return factsOf(this.looking.sources.data(), texts, listed);
    });
  }

  /** Of a broken file nothing is known. */
  private stated(): StatedFact[] {
    try {
      return readFacts(this.looking.options.docsDir);
    } catch (error) {
      if (error instanceof ProblemsError) return [];
      throw error;
    }
  }
}
