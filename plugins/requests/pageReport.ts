import type { Sample } from '../pages/samplesOf.ts';
import type { Problem } from '../shared/problem.ts';
import type { View } from './curl.ts';
import type { Match } from './matchOperation.ts';
import type { Checked } from './requests.ts';

/** What the samples of a page came to. */
export interface PageReport {
  problems: Problem[];
  requests: number;
  answers: number;
  /** Answers of which a page shows too little to tell. */
  untold: string[];
  checked: (Checked & { place: string; operation: string })[];
  /** Samples that were held against an operation. */
  matched: Set<Sample>;
  /** Methods and paths of the operations that requests call, before and behind a gateway. */
  operations: Set<string>;
  /** Addresses of other hosts that the samples call. */
  elsewhere: string[];
}

/** A request that waits for the answers below it. */
export interface Pending {
  sample: Sample;
  /** Line of the call. */
  line: number;
  match: Match;
  /** The operation behind a gateway, or the match itself. */
  target: Match;
  accept: string | undefined;
  hasKey: boolean;
  view: View | undefined;
  status: number | undefined;
  isAnswered: boolean;
}

/** A report of nothing yet. */
export function emptyReport(): PageReport {
  return {
    ...{ problems: [], requests: 0, answers: 0, untold: [], checked: [], elsewhere: [] },
    ...{ matched: new Set(), operations: new Set() },
  };
}
