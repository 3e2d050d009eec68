import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavEntryList } from './NavEntryList.tsx';
import { NavGroup } from './NavGroup.tsx';
import { NavLink } from './NavLink.tsx';
import type { NavEntry } from './navItems.ts';

/** The left end of the bar. Items for which it has no room are in a menu below a button behind the others. */
export function NavMain({ entries }: { entries: NavEntry[] }) {
  const label = useLabel();
  return (
    <nav className="nav__main" aria-label={label('mainNavText')} data-client="fitting-items">
      <NavItems entries={entries} />
      <NavRest entries={entries} />
    </nav>
  );
}

/** All items once more: the script shows those that the bar has no room for. */
function NavRest({ entries }: { entries: NavEntry[] }) {
  const id = useId();
  const label = useLabel();
  return (
    <div className="nav__group nav__rest" data-client="menu" hidden>
      <button
        type="button"
        className="frame-button"
        aria-expanded={false}
        aria-controls={id}
        aria-label={label('moreSectionsText')}
      >
        <FrameIcon name="more" />
      </button>
      <div id={id} className="nav__popup" hidden>
        <NavEntryList entries={entries} />
      </div>
    </div>
  );
}

/** The items of one side of the bar. */
export function NavItems({ entries }: { entries: NavEntry[] }) {
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
