import type { KeyboardEvent } from 'react';
import type { Outcome } from '../../../../tools-core/base/index.ts';

export interface TabListProps {
  label: string;
  /** `panel` is the ID of what a tab shows. */
  tabs: { id: string; label: string; panel: string; outcome?: Outcome }[];
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
}

/** Tabs that the arrow keys, Home and End move between (ARIA Authoring Practices, tabs). */
export function TabList({ label, tabs, selected, onSelect, className = 'bench-tabs' }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const position = (next + tabs.length) % tabs.length;
    onSelect(tabs[position].id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[position].focus();
  };
  return (
    <div className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: words, panel, outcome }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-controls={panel}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          data-outcome={outcome}
          onClick={() => onSelect(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
