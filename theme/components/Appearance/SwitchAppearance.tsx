import { useSite } from '@rspress/core/runtime';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** Switches between light and dark. It replaces Rspress's, which keys and screen readers cannot reach. */
export function SwitchAppearance() {
  const label = useLabel();
  const { site } = useSite();
  return (
    <button
      type="button"
      role="switch"
      // The build doesn't know the appearance, so the script sets this.
      aria-checked={false}
      aria-label={label('darkThemeText')}
      className="frame-button"
      data-appearance-switch=""
      data-reveals={site.themeConfig.enableAppearanceAnimation ? '' : undefined}
    >
      <FrameIcon name="sun" className="appearance__sun" />
      <FrameIcon name="moon" className="appearance__moon" />
    </button>
  );
}
