import { useSite } from '@rspress/core/runtime';
import { NavTitle, Search, SocialLinks, SwitchAppearance } from '@rspress/core/theme';
import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { canSwitchAppearance } from '../Appearance/appearance.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavEntryList } from './NavEntryList.tsx';
import { NavGroup } from './NavGroup.tsx';
import { NavLink } from './NavLink.tsx';
import { entriesAt, isCompact, type NavEntry } from './navItems.ts';
import { SkipLink, SkipTarget } from './SkipLink.tsx';
import { useNavEntries } from './useNavEntries.ts';
import { useNavVariants } from './useNavVariants.ts';

/**
 * The bar at the top. It replaces Rspress's, whose menus open for a mouse only, whose items have no spacing for many,
 * and which does not fit windows between 768 and 1280 pixels.
 */
export function Nav() {
  const { site } = useSite();
  const { hideNavbar = 'never' } = site.themeConfig;
  const entries = useNavEntries();
  const left = entriesAt(entries, 'left');
  const { languages, versions } = useNavVariants();
  // Links to other languages and versions lead to the same page there, so that each page has a bar of its own.
  const keep = languages.length + versions.length === 0 ? 'nav' : undefined;
  if (hideNavbar === 'always') return <SkipTarget />;
  return (
    <>
      <header
        className="nav"
        data-part="nav"
        data-keep={keep}
        data-client={hideNavbar === 'auto' ? 'hiding-bar' : undefined}
        data-compact={isCompact(entries) || undefined}
      >
        <SkipLink />
        <div className="nav__bar">
          <NavTitle />
          {left.length > 0 && <NavMain entries={left} />}
          <div className="nav__end">
            <Search />
            <NavExtras entries={entriesAt(entries, 'right')} />
            <NavScreen entries={entries} />
          </div>
        </div>
      </header>
      <SkipTarget />
    </>
  );
}

/**
 * The right end of the bar: items, languages, versions, appearance, social links. Where the window is too narrow for
 * them, the same elements are a menu below one button.
 */
function NavExtras({ entries }: { entries: NavEntry[] }) {
  const label = useLabel();
  const { site } = useSite();
  const { languages, versions } = useNavVariants();
  const id = useId();
  const { darkMode, socialLinks = [] } = site.themeConfig;
  const hasSwitch = canSwitchAppearance(darkMode);
  const count = entries.length + languages.length + versions.length + socialLinks.length + (hasSwitch ? 1 : 0);
  if (count === 0) return null;
  return (
    <nav className="nav__extras" aria-label={label('moreText')} data-client="menu">
      <MoreButton className="nav__more" name={label('moreText')} controls={id} />
      <div id={id} className="nav__extras-panel" data-menu="panel">
        <NavItems entries={entries} />
        <VariantMenu entries={languages} about={label('languagesText')} />
        <VariantMenu entries={versions} about={label('versionsText')} />
        {hasSwitch && <SwitchAppearance />}
        <SocialLinks />
      </div>
    </nav>
  );
}

function VariantMenu({ entries, about }: { entries: NavEntry[]; about: string }) {
  if (entries.length === 0) return null;
  const text = entries.find(({ isCurrent }) => isCurrent)?.text ?? about;
  return <NavGroup entry={{ text, items: entries }} about={about} />;
}

/** The button of a narrow window and the screen behind it, with everything that the bar has no room for. */
function NavScreen({ entries }: { entries: NavEntry[] }) {
  const label = useLabel();
  const { darkMode, socialLinks = [] } = useSite().site.themeConfig;
  const { languages, versions } = useNavVariants();
  const variants = [
    { text: label('languagesText'), items: languages },
    { text: label('versionsText'), items: versions },
  ];
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
          <NavEntryList entries={[...entries, ...variants.filter(({ items }) => items.length > 0)]} />
        </nav>
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
      </dialog>
    </>
  );
}

/** The left end of the bar. Behind its items all of them are once more: the script shows those that have no room. */
function NavMain({ entries }: { entries: NavEntry[] }) {
  const label = useLabel();
  const id = useId();
  return (
    <nav className="nav__main" aria-label={label('mainNavText')} data-client="fitting-items">
      <NavItems entries={entries} />
      <div className="nav__group nav__rest" data-client="menu" hidden>
        <MoreButton name={label('moreSectionsText')} controls={id} />
        <div id={id} className="nav__popup" hidden>
          <NavEntryList entries={entries} />
        </div>
      </div>
    </nav>
  );
}

/** Opens a menu with what the bar has no room for. */
function MoreButton({ className = '', name, controls }: { className?: string; name: string; controls: string }) {
  return (
    <button
      type="button"
      className={`frame-button ${className}`.trim()}
      aria-expanded={false}
      aria-controls={controls}
      aria-label={name}
    >
      <FrameIcon name="more" />
    </button>
  );
}

function NavItems({ entries }: { entries: NavEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="nav__items">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and keeps its order
        <li key={index}>{entry.items?.length ? <NavGroup entry={entry} /> : <NavLink entry={entry} />}</li>
      ))}
    </ul>
  );
}
