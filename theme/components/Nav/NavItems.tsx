import type { ReactNode } from 'react';
import { NavGroup } from './NavGroup.tsx';
import { NavLink, NavText } from './NavLink.tsx';
import type { NavEntry } from './navItems.ts';

export interface NavItemsProps {
  entries: NavEntry[];
  /** What a page of the theme puts before and after the items. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The items of one side of the bar. */
export function NavItems({ entries, before, after }: NavItemsProps) {
  if (entries.length === 0 && !before && !after) return null;
  return (
    <ul className="nav__items">
      {before && <li className="nav__slot">{before}</li>}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and keeps its order
        <li key={index}>
          <NavItem entry={entry} />
        </li>
      ))}
      {after && <li className="nav__slot">{after}</li>}
    </ul>
  );
}

function NavItem({ entry }: { entry: NavEntry }) {
  if (entry.items?.length) return <NavGroup entry={entry} />;
  if (entry.link) return <NavLink entry={entry} />;
  return (
    <span className="nav__title">
      <NavText entry={entry} />
    </span>
  );
}
