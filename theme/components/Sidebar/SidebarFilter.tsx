import { useLabel } from '../../hooks/useLabel.ts';

/** A field that narrows the sidebar down while a reader types. What does so is fetched when they come near. */
export function SidebarFilter() {
  const label = useLabel();
  return (
    <div className="sidebar__filter" data-client="sidebar-filter">
      <input
        type="search"
        aria-label={label('sidebarFilterText')}
        placeholder={label('sidebarFilterText')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p
        role="status"
        data-none={label('sidebarNoneText')}
        data-one={label('search.oneResult')}
        data-many={label('search.manyResults', { count: '{{count}}' })}
      />
    </div>
  );
}
