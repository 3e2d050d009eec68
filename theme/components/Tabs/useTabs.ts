import { useLocation } from '@rspress/core/runtime';
import { useStorageValue } from '@rspress/core/theme';
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { decodeSafely } from '../../logic/decode.ts';
import { indexForKey, openIndex, TABS_KEY } from '../../logic/tabs.ts';
import type { TabProps, TabsProps } from './Tabs.tsx';

export interface TabItem {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
}

/** Decides which tab is open: the one chosen here or in a group of the same name, else the one asked for. */
export function useTabs({ values, children, defaultIndex = 0, defaultValue, groupId, onChange }: TabsProps) {
  const id = useId();
  const tabs = readTabs(children, values);
  const asked = tabs.findIndex(({ value }) => value !== undefined && value === defaultValue);
  const [stored, store] = useStorageValue<string | null>(TABS_KEY + (groupId ?? ''), null);
  const [own, setOwn] = useState<string | null>(null);
  const [isLive, setLive] = useState(false);
  const listRef = useRef<HTMLDivElement>(null);
  const choice = own ?? (groupId ? stored : null);
  const open = openIndex(choice, asked === -1 ? defaultIndex : asked, tabs);

  useEffect(() => setLive(true), []);
  useHashTarget(listRef, (index) => setOwn(String(index)));

  const choose = (index: number) => {
    if (groupId) store(String(index));
    setOwn(groupId ? null : String(index));
    onChange?.(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const index = indexForKey(event.key, open, tabs);
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(index);
    (listRef.current?.children[index] as HTMLElement | undefined)?.focus();
  };
  return { tabs, open, isLive, id, listRef, choose, onKeyDown };
}

/** Opens the panel that holds what the hash names, for this page view only. */
function useHashTarget(listRef: { current: HTMLElement | null }, show: (index: number) => void): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new hash opens a panel.
  useLayoutEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeSafely(hash.slice(1)));
    const list = listRef.current;
    if (!target || !list) return;
    const panels = [...(list.parentElement?.children ?? [])].slice(1);
    const index = panels.findIndex((panel) => panel.contains(target));
    if (index === -1 || panels[index].hasAttribute('data-open')) return;
    show(index);
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash]);
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
