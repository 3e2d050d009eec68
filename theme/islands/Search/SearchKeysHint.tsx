import { labelOf } from '../labels.ts';

/** The keys that work in the search. Screen readers hear of them from the roles. */
export function SearchKeysHint() {
  return (
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
  );
}
