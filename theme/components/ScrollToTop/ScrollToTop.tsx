import { useSite } from '@rspress/core/runtime';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** A button that leads back to the top of the page, in windows of every width. The script shows it. */
export function ScrollToTop() {
  const label = useLabel();
  const { site } = useSite();
  if (site.themeConfig.enableScrollToTop === false) return null;
  return (
    <button
      type="button"
      className="scroll-to-top"
      aria-label={label('scrollToTopText')}
      data-client="scroll-to-top"
      hidden
    >
      <FrameIcon name="up" />
    </button>
  );
}
