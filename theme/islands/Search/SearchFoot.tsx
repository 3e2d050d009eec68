import { useEffect, useState } from 'react';
import { labelOf } from '../labels.ts';

/** The keys that work in the search, and the address of the search. Screen readers hear of the keys from the roles. */
export function SearchFoot({ query }: { query: string }) {
  return (
    <div className="search-foot">
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {labelOf('search.keyMove')}
        </span>
        <span>
          <kbd>Enter</kbd> {labelOf('search.keyOpen')}
        </span>
        <span>
          <kbd>Esc</kbd> {labelOf('search.keyClose')}
        </span>
      </p>
      {query && <CopyLink query={query} />}
    </div>
  );
}

/** Copies an address that opens this page with this search. */
function CopyLink({ query }: { query: string }) {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is of the query before.
  useEffect(() => setSaid(''), [query]);
  const copy = () => {
    const { origin, pathname } = window.location;
    navigator.clipboard.writeText(`${origin}${pathname}?q=${encodeURIComponent(query)}`).then(
      () => setSaid(labelOf('search.linkCopied')),
      () => setSaid(labelOf('search.linkRefused')),
    );
  };
  return (
    <p className="search-link">
      <span role="status">{said}</span>
      <button type="button" className="search-note__button" onClick={copy}>
        {labelOf('search.copyLink')}
      </button>
    </p>
  );
}
