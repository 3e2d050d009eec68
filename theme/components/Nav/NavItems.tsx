import { NavGroup } from './NavGroup.tsx';
import { NavLink, NavText } from './NavLink.tsx';
import type { NavEntry } from './navItems.ts';

/** The items of one side of the bar. */
export function NavItems({ entries }: { entries: NavEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="nav__items">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and keeps its order
        <li key={index}>
          <NavItem entry={entry} />
        </li>
      ))}
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
