import { labelOf } from '../../../client/labels.ts';
import type { HitGroup } from '../engine/searchHit.ts';

export interface SearchNotesProps {
  /** What was typed. */
  query: string;
  group: HitGroup;
  onVerbatim: () => void;
  onRetry: () => void;
}

/** Notes above the results: a corrected query, and what is missing. */
export function SearchNotes({ query, group, onVerbatim, onRetry }: SearchNotesProps) {
  return (
    <>
      {group.corrected !== undefined && (
        <p className="search-note">
          {labelOf('search.corrected', { query: group.corrected })}{' '}
          <button type="button" className="search-note__button" onClick={onVerbatim}>
            {labelOf('search.verbatim', { query })}
          </button>
        </p>
      )}
      {group.isTitlesOnly && (
        <p className="search-note">
          {labelOf('search.titlesOnly')}{' '}
          <button type="button" className="search-note__button" onClick={onRetry}>
            {labelOf('search.retry')}
          </button>
        </p>
      )}
      {group.isPartial && (
        <p className="search-note" role="status">
          {labelOf('search.partial')}
        </p>
      )}
    </>
  );
}
