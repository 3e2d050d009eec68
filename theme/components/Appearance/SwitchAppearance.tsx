import { ThemeContext, useSite } from '@rspress/core/runtime';
import { type MouseEvent, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabel } from '../../hooks/useLabel.ts';
import { revealFrom } from '../../logic/reveal.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import './SwitchAppearance.css';

/** Milliseconds of the circular reveal. */
const REVEAL_DURATION = 400;

/** Switches between light and dark. It replaces Rspress's, which keys and screen readers cannot reach. */
export function SwitchAppearance({ onClick }: { onClick?: () => void }) {
  const label = useLabel();
  const { site } = useSite();
  const { theme, setTheme } = useContext(ThemeContext);
  // The server does not know the appearance, so that the first drawing must not depend on it.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const isDark = isMounted && theme === 'dark';

  const onSwitch = (event: MouseEvent<HTMLButtonElement>) => {
    const change = () => {
      setTheme?.(theme === 'dark' ? 'light' : 'dark');
      onClick?.();
    };
    if (site.themeConfig.enableAppearanceAnimation && allowsMotion()) reveal(event.currentTarget, change);
    else change();
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={label('darkThemeText')}
      className="frame-button"
      onClick={onSwitch}
    >
      <FrameIcon name="sun" className="appearance__sun" />
      <FrameIcon name="moon" className="appearance__moon" />
    </button>
  );
}

function allowsMotion(): boolean {
  const canAnimate = typeof document.startViewTransition === 'function';
  return canAnimate && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

/** Lets the new appearance grow in a circle from the button. */
function reveal(button: HTMLElement, change: () => void): void {
  const { x, y, radius } = revealFrom(button.getBoundingClientRect(), {
    width: window.innerWidth,
    height: window.innerHeight,
  });
  const root = document.documentElement;
  root.dataset.revealing = '';
  const transition = document.startViewTransition(() => flushSync(change));
  const circle = (size: number) => `circle(${size}px at ${x}px ${y}px)`;
  transition.ready
    .then(() =>
      root.animate(
        { clipPath: [circle(0), circle(radius)] },
        { duration: REVEAL_DURATION, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
      ),
    )
    // A transition that the browser skips has changed the appearance all the same.
    .catch(() => {});
  const end = () => {
    delete root.dataset.revealing;
  };
  transition.finished.then(end, end);
}
