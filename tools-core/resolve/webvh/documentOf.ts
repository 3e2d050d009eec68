import { didWebvhAddresses } from '../methods/addresses.ts';
import type { Entry } from './readLog.ts';
import { EntryProblem } from './report.ts';

/**
 * Checks the `id` of the document of an entry: a did:webvh whose SCID is that of the log (did:webvh v1.0, section "Read
 * (Resolve)", step 6).
 * @throws EntryProblem otherwise.
 */
export function checkDocumentOf({ state }: Entry, scid: string): string {
  const id = String(state.id);
  if (!id.startsWith('did:webvh:')) throw new EntryProblem('The document has no did:webvh as its id.');
  try {
    didWebvhAddresses(id.slice('did:webvh:'.length));
  } catch (error) {
    throw new EntryProblem(`The id of the document is no did:webvh: ${(error as Error).message}`);
  }
  if (id.split(':')[2] !== scid) throw new EntryProblem('The SCID in the id of the document is not that of the log.');
  return `The document is that of ${id}.`;
}
