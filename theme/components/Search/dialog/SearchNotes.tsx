import { labelOf } from '../../../client/labels.ts';
import { type HitGroup, NARROW_KINDS, type PageKind } from '../engine/searchHit.ts';

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

interface SearchKindsProps {
  group: HitGroup;
  /** Left out for all. */
  chosen: PageKind | undefined;
  onChoose: (kind: PageKind | undefined) => void;
}

/** Narrows the results to one section of the site. All sections are there from the first results on, so that nothing moves. */
export function SearchKinds({ group: { kinds, pages }, chosen, onChoose }: SearchKindsProps) {
  if (!kinds && !pages.some(({ kind }) => kind)) return null;
  return (
    <fieldset className="search-kinds">
      <legend className="frame-hidden">{labelOf('search.narrow')}</legend>
      {[undefined, ...NARROW_KINDS].map((kind) => (
        <label key={kind ?? ''}>
          <input
            type="radio"
            name="search-kind"
            disabled={kind && kind !== chosen && kinds && !kinds.includes(kind)}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span>{labelOf(kind ? `search.${kind}` : 'search.allKinds')}</span>
        </label>
      ))}
    </fieldset>
  );
}
