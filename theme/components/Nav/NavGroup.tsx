import { useLocation } from '@rspress/core/runtime';
import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavEntryList } from './NavEntryList.tsx';
import { NavLink, NavText } from './NavLink.tsx';
import { currentOf, type NavEntry } from './navItems.ts';

export interface NavGroupProps {
  entry: NavEntry;
  /** Says what the choice is about where the text, such as "English", does not. */
  about?: string;
}

/** An item of the bar with a menu below it. Where the item itself leads somewhere, a button beside it opens the menu. */
export function NavGroup({ entry, about }: NavGroupProps) {
  const { pathname } = useLocation();
  const label = useLabel();
  const id = useId();
  const button = { type: 'button' as const, 'aria-expanded': false, 'aria-controls': id };
  const isCurrent = currentOf(entry, pathname) !== undefined && !about;
  return (
    <div className="nav__group" data-client="menu">
      {entry.link ? (
        <>
          <NavLink entry={entry} />
          <button {...button} className="nav__button" aria-label={label('groupText', { name: entry.text ?? '' })}>
            <FrameIcon name="chevron" className="nav__chevron" />
          </button>
        </>
      ) : (
        <button {...button} className="nav__button" data-current={isCurrent || undefined}>
          {about && <span className="frame-hidden">{`${about}: `}</span>}
          <NavText entry={entry} />
          <FrameIcon name="chevron" className="nav__chevron" />
        </button>
      )}
      <div id={id} className="nav__popup" hidden>
        <NavEntryList entries={entry.items ?? []} />
      </div>
    </div>
  );
}
