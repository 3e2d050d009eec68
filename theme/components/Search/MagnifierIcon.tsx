import { MAGNIFIER } from './magnifier.ts';

/** The icon of the search. */
export function MagnifierIcon() {
  return (
    <svg className="line-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={MAGNIFIER} />
    </svg>
  );
}
