import { useId } from 'react';
import { NavLink } from './NavLink.tsx';
import type { NavEntry } from './navItems.ts';

/** The items of a menu, one below the other. A group in it is a list with a title. */
export function NavEntryList({ entries, labelledBy }: { entries: NavEntry[]; labelledBy?: string }) {
  return (
    <ul className="nav__list" aria-labelledby={labelledBy}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and keeps its order
        <li key={index}>
          <NavListEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function NavListEntry({ entry }: { entry: NavEntry }) {
  const id = useId();
  if (!entry.items?.length) return <NavLink entry={entry} />;
  return (
    <>
      <div id={id}>
        <NavLink entry={entry} />
      </div>
      <NavEntryList entries={entry.items} labelledBy={id} />
    </>
  );
}
