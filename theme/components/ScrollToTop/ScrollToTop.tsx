import { useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { useThrottledScroll } from '../../hooks/useThrottledScroll.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import './ScrollToTop.css';

/** Pixels after which a page counts as scrolled down. */
const SHOWN_BELOW = 100;

/** Milliseconds between two looks at the scroll position. */
const THROTTLE = 200;

/** A button that leads back to the top of the page, in windows of every width. */
export function ScrollToTop() {
  const label = useLabel();
  const { site } = useSite();
  const [isShown, setIsShown] = useState(false);
  const look = () => setIsShown(window.scrollY > SHOWN_BELOW);
  useThrottledScroll(look, THROTTLE);
  // A page may be scrolled already when it is loaded.
  useEffect(() => setIsShown(window.scrollY > SHOWN_BELOW), []);
  if (!isShown || site.themeConfig.enableScrollToTop === false) return null;
  return (
    <button type="button" className="scroll-to-top" aria-label={label('scrollToTopText')} onClick={scrollToTop}>
      <FrameIcon name="up" />
    </button>
  );
}

/** The focus goes to the top as well, because the button that has it disappears. */
function scrollToTop() {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const main = document.querySelector('main');
  if (main) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}
