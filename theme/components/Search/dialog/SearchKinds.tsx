import { labelOf } from '../../../client/labels.ts';
import { NARROW_KINDS, type PageKind } from '../engine/searchHit.ts';

export interface SearchKindsProps {
  /** Kinds of the pages that were found. */
  found: PageKind[];
  /** Left out for all. */
  chosen: PageKind | undefined;
  onChoose: (kind: PageKind | undefined) => void;
}

/** Narrows the results to one section of the site. */
export function SearchKinds({ found, chosen, onChoose }: SearchKindsProps) {
  const offered = NARROW_KINDS.filter((kind) => kind === chosen || found.includes(kind));
  if (offered.length < 2 && !chosen) return null;
  return (
    <fieldset className="search-kinds">
      <legend className="frame-hidden">{labelOf('search.narrow')}</legend>
      {[undefined, ...offered].map((kind) => (
        <label key={kind ?? ''}>
          <input type="radio" name="search-kind" checked={kind === chosen} onChange={() => onChoose(kind)} />
          <span>{labelOf(kind ? `search.${kind}` : 'search.allKinds')}</span>
        </label>
      ))}
    </fieldset>
  );
}
