import { useLocation } from '@rspress/core/runtime';
import { useRef } from 'react';
import { useFittingItems } from '../../hooks/useFittingItems.ts';
import { useLabel } from '../../hooks/useLabel.ts';
import { useMenu } from '../../hooks/useMenu.ts';
import { currentOf, type NavEntry } from '../../logic/nav.ts';
import { FrameIcon } from './FrameIcon.tsx';
import { NavEntryList } from './NavEntryList.tsx';
import { NavItems, type NavItemsProps } from './NavItems.tsx';

/** The left end of the bar. Items for which it has no room are in a menu below a button behind the others. */
export function NavMain(props: NavItemsProps) {
  const label = useLabel();
  const bar = useRef<HTMLElement>(null);
  const count = useFittingItems(bar);
  const rest = count === undefined ? [] : props.entries.slice(count);
  return (
    <nav ref={bar} className="nav__main" aria-label={label('mainNavText')} data-fitted={count}>
      <NavItems {...props} count={count} />
      {rest.length > 0 && <NavRest entries={rest} />}
    </nav>
  );
}

function NavRest({ entries }: { entries: NavEntry[] }) {
  const label = useLabel();
  const { pathname } = useLocation();
  const { rootProps, buttonProps, popupProps } = useMenu<HTMLDivElement>();
  const isCurrent = entries.some((entry) => currentOf(entry, pathname));
  return (
    <div className="nav__group nav__rest" {...rootProps}>
      <button
        {...buttonProps}
        className="frame-button"
        aria-label={label('moreSectionsText')}
        data-current={isCurrent || undefined}
      >
        <FrameIcon name="more" />
      </button>
      <div {...popupProps} className="nav__popup">
        <NavEntryList entries={entries} />
      </div>
    </div>
  );
}
