import { useSite } from '@rspress/core/runtime';
import { useLabel } from '../../hooks/useLabel.ts';
import { linkTarget } from '../../logic/href.ts';

/** An arrow for the eye, and words for screen readers, where a link leaves the site. */
export function NewTabHint({ link }: { link: string }) {
  const label = useLabel();
  const { site } = useSite();
  if (linkTarget(link, site.base).kind !== 'external') return null;
  return (
    <>
      <span className="frame-arrow" aria-hidden="true">
        ↗
      </span>
      <span className="frame-hidden">{` ${label('newTabText')}`}</span>
    </>
  );
}
