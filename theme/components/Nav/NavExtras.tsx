import { useSite } from '@rspress/core/runtime';
import { SocialLinks, SwitchAppearance } from '@rspress/core/theme';
import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { canSwitchAppearance } from '../Appearance/appearance.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavGroup } from './NavGroup.tsx';
import { NavItems } from './NavMain.tsx';
import type { NavEntry } from './navItems.ts';
import { useNavVariants } from './useNavVariants.ts';

/**
 * The right end of the bar: items, languages, versions, appearance, social links. Where the window is too narrow for
 * them, the same elements are a menu below one button.
 */
export function NavExtras({ entries }: { entries: NavEntry[] }) {
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
      <button
        type="button"
        className="frame-button nav__more"
        aria-expanded={false}
        aria-controls={id}
        aria-label={label('moreText')}
      >
        <FrameIcon name="more" />
      </button>
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

/** A menu of languages or versions, where the site has several. */
function VariantMenu({ entries, about }: { entries: NavEntry[]; about: string }) {
  if (entries.length === 0) return null;
  const text = entries.find(({ isCurrent }) => isCurrent)?.text ?? about;
  return <NavGroup entry={{ text, items: entries }} about={about} />;
}
