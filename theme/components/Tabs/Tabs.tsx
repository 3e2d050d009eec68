import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

export interface TabItem {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
}

export interface TabsProps {
  /** Labels, where the children are no `Tab`s. */
  values?: readonly TabItem[];
  defaultIndex?: number;
  defaultValue?: string;
  children: ReactNode;
  /** Groups with the same id share the reader's choice, which is stored. */
  groupId?: string;
  tabPosition?: 'left' | 'center';
  className?: string;
}

/**
 * Panels of which one is open. It replaces Rspress's, whose labels are no buttons: no role, no keyboard, and what is in a
 * closed panel cannot be read without scripts or on paper.
 */
export function Tabs(props: TabsProps) {
  const { values, children, groupId, tabPosition = 'left', className = '' } = props;
  const id = useId();
  const tabs = readTabs(children, values);
  const open = openAtFirst(tabs, props);
  return (
    <div className={`tabs ${className}`.trim()} data-client="tabs" data-tabs-group={groupId}>
      <div className={`tabs__list tabs__list--${tabPosition}`} role="tablist">
        {tabs.map(({ label, value, disabled }, index) => (
          <button
            key={value ?? index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            disabled={disabled}
            tabIndex={index === open ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, content }, index) => (
        <div key={value ?? index} className="tabs__panel" data-open={index === open ? '' : undefined}>
          <div
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing else that takes the focus.
            tabIndex={0}
          >
            <p className="tabs__label">{label}</p>
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}

export interface TabProps extends TabItem {
  children: ReactNode;
}

/** One panel of `Tabs`, which reads its label from here. */
export function Tab({ children }: TabProps): ReactElement {
  return <>{children}</>;
}

function openAtFirst(tabs: TabItem[], { defaultIndex = 0, defaultValue }: TabsProps): number {
  const asked = tabs.findIndex(({ value }) => value !== undefined && value === defaultValue);
  const index = asked === -1 ? defaultIndex : asked;
  return index in tabs ? index : 0;
}

function readTabs(children: ReactNode, values: TabsProps['values']): (TabItem & { content: ReactNode })[] {
  const panels = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  if (values && values.length > 0) {
    return values.map((item, index) => ({
      ...item,
      content: panels.find((panel) => item.value !== undefined && panel.props.value === item.value) ?? panels[index],
    }));
  }
  return panels.map((panel) => {
    const { label, value, disabled } = panel.props;
    return { label, value, disabled, content: panel };
  });
}
