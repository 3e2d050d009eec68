import { useSite } from '@rspress/core/runtime';
import { SocialLinks, SwitchAppearance } from '@rspress/core/theme';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLabel } from '../../hooks/useLabel.ts';
import { useModal } from '../../hooks/useModal.ts';
import { useNavVariants } from '../../hooks/useNavVariants.ts';
import { usePanel } from '../../hooks/usePanel.ts';
import { canSwitchAppearance } from '../../logic/appearance.ts';
import type { NavEntry } from '../../logic/nav.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavEntryList } from './NavEntryList.tsx';
import './NavScreen.css';

/** Pixels from which the bar shows its items itself. */
const BAR_WIDTH = 768;

/** The button of a narrow window and the screen behind it, which holds everything that the bar has no room for. */
export function NavScreen({ entries }: { entries: NavEntry[] }) {
  const label = useLabel();
  const screen = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = usePanel(BAR_WIDTH);
  useModal(screen, isOpen, close);
  return (
    <>
      <button
        type="button"
        className="frame-button nav__hamburger"
        aria-label={label('openMenuText')}
        aria-expanded={isOpen}
        onClick={open}
      >
        <FrameIcon name="menu" />
      </button>
      {isOpen &&
        createPortal(
          <div ref={screen} className="nav-screen" role="dialog" aria-modal="true" aria-label={label('menuTitle')}>
            <div className="nav-screen__head">
              <button type="button" className="frame-button" aria-label={label('closeMenuText')} onClick={close}>
                <FrameIcon name="close" />
              </button>
            </div>
            <nav className="nav-screen__body" aria-label={label('mainNavText')}>
              <NavEntryList entries={entries} />
            </nav>
            <NavScreenExtras />
          </div>,
          document.body,
        )}
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
