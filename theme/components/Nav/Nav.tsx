import { useSite } from '@rspress/core/runtime';
import { NavTitle, Search } from '@rspress/core/theme';
import { NavExtras } from './NavExtras.tsx';
import { NavMain } from './NavMain.tsx';
import { NavScreen } from './NavScreen.tsx';
import { entriesAt, isCompact } from './navItems.ts';
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
