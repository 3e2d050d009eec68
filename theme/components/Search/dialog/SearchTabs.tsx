import type { KeyboardEvent, ReactNode } from 'react';
import { labelOf } from '../../../client/labels.ts';
import type { SearchTab } from '../engine/searchEngine.ts';

export interface SearchTabsProps {
  id: string;
  tabs: SearchTab[];
  selected: string;
  onSelect: (index: string) => void;
  children: ReactNode;
}

/** Tabs above the results, where there are several indexes. */
export function SearchTabs({ id, tabs, selected, onSelect, children }: SearchTabsProps) {
  if (tabs.length < 2) return <div className="search-body">{children}</div>;

  const position = tabs.findIndex(({ index }) => index === selected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (position + step + tabs.length) % tabs.length;
    onSelect(tabs[next].index);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next].focus();
  };
  return (
    <>
      <div className="search-tabs" role="tablist" aria-label={labelOf('search.indexes')} onKeyDown={onKeyDown}>
        {tabs.map(({ index, label }, order) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${order}`}
            aria-selected={index === selected}
            aria-controls={`${id}panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onSelect(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="search-body" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab${position}`}>
        {children}
      </div>
    </>
  );
}
