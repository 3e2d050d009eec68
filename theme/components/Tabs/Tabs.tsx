import type { ReactElement, ReactNode, Ref } from 'react';
import { type TabItem, useTabs } from './useTabs.ts';
import './Tabs.css';

export interface TabsProps {
  /** Labels, where the children are no `Tab`s. */
  values?: readonly TabItem[];
  defaultIndex?: number;
  defaultValue?: string;
  onChange?: (index: number) => void;
  children: ReactNode;
  /** Groups with the same id share the reader's choice, which is stored. */
  groupId?: string;
  tabPosition?: 'left' | 'center';
  /** False leaves closed panels out of the page once it is alive. */
  keepDOM?: boolean;
  className?: string;
  labelItemClassName?: string;
  contentItemClassName?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Panels of which one is open. It replaces Rspress's, whose labels are no buttons: no role, no keyboard, and what a
 * closed panel holds cannot be read without scripts or on paper.
 */
export function Tabs(props: TabsProps) {
  const { groupId, tabPosition = 'left', className = '', labelItemClassName, contentItemClassName, ref } = props;
  const { tabs, open, isLive, id, listRef, choose, onKeyDown } = useTabs(props);
  const isDrawn = (index: number) => index === open || !isLive || props.keepDOM !== false;
  return (
    <div ref={ref} className={`tabs ${className}`.trim()} data-tabs-group={groupId}>
      <div ref={listRef} className={`tabs__list tabs__list--${tabPosition}`} role="tablist">
        {tabs.map(({ label, value, disabled }, index) => (
          <button
            key={value ?? index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={labelItemClassName}
            aria-selected={index === open}
            aria-controls={isDrawn(index) ? `${id}-panel-${index}` : undefined}
            disabled={disabled}
            tabIndex={index === open ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, content }, index) =>
        isDrawn(index) ? (
          <div
            key={value ?? index}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            className={`tabs__panel ${contentItemClassName ?? ''}`.trim()}
            aria-labelledby={`${id}-tab-${index}`}
            data-open={index === open ? '' : undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else that takes the focus.
            tabIndex={0}
          >
            <p className="tabs__label">{label}</p>
            {content}
          </div>
        ) : null,
      )}
    </div>
  );
}

export interface TabProps {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** One panel of `Tabs`, which reads its label from here. */
export function Tab({ children }: TabProps): ReactElement {
  return <>{children}</>;
}
