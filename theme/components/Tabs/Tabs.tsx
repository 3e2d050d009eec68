import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

export interface TabsProps {
  children: ReactNode;
  /** Groups with the same id share the reader's choice, which is stored. */
  groupId?: string;
}

/**
 * Panels of which one is open, at first the first. It replaces Rspress's, whose labels are no buttons: no role, no
 * keyboard, and what is in a closed panel cannot be read without scripts or on paper.
 */
export function Tabs({ children, groupId }: TabsProps) {
  const id = useId();
  const panels = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  return (
    <div className="tabs" data-client="tabs" data-tabs-group={groupId}>
      <div className="tabs__list" role="tablist">
        {panels.map(({ key, props: { label } }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div key={panel.key} className="tabs__panel" data-open={index === 0 ? '' : undefined}>
          <div
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing else that takes the focus.
            tabIndex={0}
          >
            <p className="tabs__label">{panel.props.label}</p>
            {panel}
          </div>
        </div>
      ))}
    </div>
  );
}

export interface TabProps {
  label: ReactNode;
  children: ReactNode;
}

/** One panel of `Tabs`, which reads its label from here. */
export function Tab({ children }: TabProps): ReactElement {
  return <>{children}</>;
}
