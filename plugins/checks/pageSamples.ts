import type { Sample } from '../pages/samplesOf.ts';
import { digestOf } from '../shared/digestOf.ts';
import { once } from '../shared/once.ts';
import type { Problem } from '../shared/problem.ts';
import type { Looking } from './dataFiles.ts';
import type { DataLook } from './dataLook.ts';
import type { LookUp } from './lookUp.ts';
import { foundInSamples, nameOfSamples } from './pageMemory.ts';
import { isChecked, languageProblems } from './sampleRules.ts';
import { digestOfSamples } from './samplesDigest.ts';

/** Judges the samples of pages: by their languages, which the data have no say in, and by the data. */
export class PageSamples {
  private readonly data: DataLook;
  private readonly looking: Looking;

  constructor(data: DataLook, looking: Looking) {
    this.data = data;
    this.looking = looking;
  }

  /** Changes with all that samples are held against. */
  readonly digest = once(() => digestOfSamples(this.data, this.looking));

  /**
   * @param file of the page, as problems name it
   * @param known what earlier runs worked out for the page
   */
  judge(file: string, all: readonly Sample[], known: LookUp | undefined): Problem[] {
    const { tokens } = this.looking;
    const samples = all.filter(isChecked);
    if (samples.length === 0) return [];
    const look = () => languageProblems(samples, file, tokens);
    const against = (wrong: readonly number[]) => () => ({
      problems: this.data.sampleRules()(samples, wrong),
      wrong: [],
    });
    if (!known) {
      const { problems, wrong } = look();
      return [...problems, ...against(wrong)().problems];
    }
    const name = nameOfSamples(file, samples);
    const { problems, wrong } = foundInSamples(
      known,
      'languages',
      digestOf(name, this.tokensIn(samples)),
      samples,
      look,
    );
    const held = digestOf(name, this.digest());
    return [...problems, ...foundInSamples(known, 'samples', held, samples, against(wrong)).problems];
  }

  /** The languages have no say in what other tokens become. */
  private tokensIn(samples: readonly Sample[]): string {
    const used = Object.entries(this.looking.tokens).filter(([token]) =>
      samples.some(({ code }) => code.includes(token)),
    );
    return JSON.stringify(used);
  }
}
