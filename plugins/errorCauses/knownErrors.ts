import type { KnownErrors } from '../../theme/logic/diagnose.ts';
import type { ErrorEntry } from '../reference/errorCatalogue.ts';

/** Takes the title and the most likely cause of each error out of the catalogue, as plain text. */
export function knownErrors(errors: readonly ErrorEntry[]): KnownErrors {
  return Object.fromEntries(
    errors.map(({ slug, title, causes }) => [slug, [title, (causes[0] ?? '').replaceAll('`', '')]]),
  );
}
