import type { Entry } from './lookUp.ts';

/** Another thread that looks at a part of the pages, and at words, at the same time. */
export interface SecondThread {
  /** Starts it, where it will have much to do: it reads the data and the dictionary meanwhile. */
  prepare(): void;
  /**
   * @param files page files that nobody has looked at, as paths from the docs folder
   * @param known what is known of them
   */
  share(files: readonly string[], known: readonly Entry[]): SharedPages;
  /** Judges words as `judgeWords` does, where it has looked at pages: it has the dictionary by then. */
  judge?(words: readonly string[], own: readonly string[]): Promise<Map<string, string[]>>;
  /** Ends it. The next call of `share` starts another one. */
  end(): void;
}

/** Pages that two threads look at: each takes the next one when it is done with the last. */
export interface SharedPages {
  /** The next page for this thread, or undefined when the last one was taken. */
  next(): string | undefined;
  /** Waits for what the other thread found. */
  found(): Entry[];
}
