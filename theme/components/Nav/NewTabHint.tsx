import { useLabel } from '../../hooks/useLabel.ts';

/** An arrow for the eye, and words for screen readers, in a link that leaves the site. */
export function NewTabHint() {
  const label = useLabel();
  return (
    <>
      <span className="frame-arrow" aria-hidden="true">
        ↗
      </span>
      <span className="frame-hidden">{` ${label('newTabText')}`}</span>
    </>
  );
}
