import { useSite } from '@rspress/core/runtime';
import { NavTitle, Search } from '@rspress/core/theme';
import type { Nav as OriginalNav } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
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
export function Nav(props: ComponentProps<typeof OriginalNav>) {
  const { site } = useSite();
  const { hideNavbar = 'never' } = site.themeConfig;
  const entries = useNavEntries();
  const left = entriesAt(entries, 'left');
  const { languages, versions } = useNavVariants();
  // Links to other languages and versions lead to the same page there, so that each page has a bar of its own.
  const keep = languages.length + versions.length === 0 ? 'nav' : undefined;
  if (hideNavbar === 'always') return <SkipTarget />;
  const hasLeft = left.length > 0 || props.beforeLeftNavItems || props.afterLeftNavItems;
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
          {props.beforeNavTitle}
          {props.navTitle ?? <NavTitle />}
          {hasLeft && <NavMain entries={left} before={props.beforeLeftNavItems} after={props.afterLeftNavItems} />}
          {props.afterNavTitle}
          <div className="nav__end">
            {props.beforeNavMenu}
            <Search />
            <NavExtras
              entries={entriesAt(entries, 'right')}
              before={props.beforeRightNavItems}
              after={props.afterRightNavItems}
            />
            <NavScreen entries={entries} />
            {props.afterNavMenu}
          </div>
        </div>
      </header>
      <SkipTarget />
    </>
  );
}
