import { useLocation } from '@rspress/core/runtime';
import { useLabel } from '../../hooks/useLabel.ts';
import { useMenu } from '../../hooks/useMenu.ts';
import { currentOf, type NavEntry } from '../../logic/nav.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavEntryList } from './NavEntryList.tsx';
import { NavLink, NavText } from './NavLink.tsx';

export interface NavGroupProps {
  entry: NavEntry;
  /** Says what the choice is about where the text, such as "English", does not. */
  about?: string;
}

/** An item of the bar with a menu below it. Where the item itself leads somewhere, a button beside it opens the menu. */
export function NavGroup({ entry, about }: NavGroupProps) {
  const { pathname } = useLocation();
  const label = useLabel();
  const { rootProps, buttonProps, popupProps } = useMenu<HTMLDivElement>();
  const isCurrent = currentOf(entry, pathname) !== undefined && !about;
  return (
    <div className="nav__group" {...rootProps}>
      {entry.link ? (
        <>
          <NavLink entry={entry} />
          <button {...buttonProps} className="nav__button" aria-label={label('groupText', { name: entry.text ?? '' })}>
            <FrameIcon name="chevron" className="nav__chevron" />
          </button>
        </>
      ) : (
        <button {...buttonProps} className="nav__button" data-current={isCurrent || undefined}>
          {about && <span className="frame-hidden">{`${about}: `}</span>}
          <NavText entry={entry} />
          <FrameIcon name="chevron" className="nav__chevron" />
        </button>
      )}
      <div {...popupProps} className="nav__popup">
        <NavEntryList entries={entry.items ?? []} />
      </div>
    </div>
  );
}
