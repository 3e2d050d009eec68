import type { SectionDocument } from '../../../theme/logic/search/services/sectionDocument.ts';

/**
 * Asks a search service. A body that is a text goes as lines of JSON, and its answers come as `lines`.
 * It rejects with a `ServiceError` where the service does not answer with success.
 */
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Answer>;

/** What a service answers, as far as anything here needs it. */
export type Answer = Record<string, unknown>;

/** An answer that is no success. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(request: string, status: number, text: string) {
    super(`${request} answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** Waits for the next look at what a service works on. */
export type Pause = () => Promise<void>;

/** What a search service is to know. */
export interface PushedIndex {
  /** Name of the index, as readers ask for it. */
  name: string;
  documents: SectionDocument[];
  /** Groups of words and short phrases for the same thing. */
  otherNames: string[][];
}

/** Hands an index to a service. Readers find the old one until the new one is whole. */
export type Pushing = (call: Call, index: PushedIndex, pause: Pause) => Promise<void>;

/** Looks at a task until it is done. @throws Error where it is not done after so many looks */
export async function untilDone(look: () => Promise<boolean>, pause: Pause): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if (await look()) return;
    await pause();
  }
  throw new Error('The service did not finish its task.');
}

const MOST_LOOKS = 600;

/** Takes a list apart into batches that one request holds. */
export function batchesOf<Item>(items: Item[], size = 500): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
