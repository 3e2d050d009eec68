import { useSite } from '@rspress/core/runtime';
import { NavTitle, SocialLinks, SwitchAppearance } from '@rspress/core/theme';
import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { canSwitchAppearance } from '../Appearance/appearance.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavEntryList } from './NavEntryList.tsx';
import type { NavEntry } from './navItems.ts';
import { useNavVariants } from './useNavVariants.ts';

/** The button of a narrow window and the screen behind it, with everything that the bar has no room for. */
export function NavScreen({ entries }: { entries: NavEntry[] }) {
  const label = useLabel();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="frame-button nav__hamburger"
        aria-label={label('openMenuText')}
        aria-expanded={false}
        aria-controls={id}
        data-client="nav-screen"
      >
        <FrameIcon name="menu" />
      </button>
      <dialog id={id} className="nav-screen" aria-label={label('menuTitle')}>
        <div className="nav-screen__head">
          <NavTitle />
          <button type="button" className="frame-button" aria-label={label('closeMenuText')} data-closes="">
            <FrameIcon name="close" />
          </button>
        </div>
        <nav className="nav-screen__body" aria-label={label('mainNavText')}>
          <NavEntryList entries={entries} />
        </nav>
        <NavScreenExtras />
      </dialog>
    </>
  );
}

function NavScreenExtras() {
  const label = useLabel();
  const { site } = useSite();
  const { languages, versions } = useNavVariants();
  const { darkMode, socialLinks = [] } = site.themeConfig;
  return (
    <>
      <VariantList title={label('languagesText')} entries={languages} />
      <VariantList title={label('versionsText')} entries={versions} />
      {canSwitchAppearance(darkMode) && (
        <div className="nav-screen__part nav-screen__row">
          <span>{label('themeText')}</span>
          <SwitchAppearance />
        </div>
      )}
      {socialLinks.length > 0 && (
        <div className="nav-screen__part">
          <SocialLinks />
        </div>
      )}
    </>
  );
}

function VariantList({ title, entries }: { title: string; entries: NavEntry[] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div className="nav-screen__part">
      <p id={id} className="nav-screen__title">
        {title}
      </p>
      <NavEntryList entries={entries} labelledBy={id} />
    </div>
  );
}
