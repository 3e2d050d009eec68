import { useEffect, useState } from 'react';
import { labelOf } from '../../../client/labels.ts';

/** The keys of the dialog, and a link to the search. Screen readers know the keys from the roles. */
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

/** Copies a URL that opens this page with this search. */
function CopyLink({ query }: { query: string }) {
  const [message, setMessage] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message belongs to the previous query.
  useEffect(() => setMessage(''), [query]);
  const copy = () => {
    const { origin, pathname } = window.location;
    navigator.clipboard.writeText(`${origin}${pathname}?q=${encodeURIComponent(query)}`).then(
      () => setMessage(labelOf('search.linkCopied')),
      () => setMessage(labelOf('search.linkRefused')),
    );
  };
  return (
    <p className="search-link">
      <span role="status">{message}</span>
      <button type="button" className="search-note__button" onClick={copy}>
        {labelOf('search.copyLink')}
      </button>
    </p>
  );
}
