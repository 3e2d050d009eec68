import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Panel } from '../../hooks/usePanel.ts';
import './OutlinePanel.css';

export interface OutlinePanelProps {
  panel: Panel & { id: string };
  children: ReactNode;
}

/** Holds the outline: a column of a wide window, a panel below the page menu of a narrow one. */
export function OutlinePanel({ panel, children }: OutlinePanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id, isOpen, close } = panel;
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const button = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`);
    const onPress = (event: Event) => {
      const pressed = event.target as Node;
      if (!box.current?.contains(pressed) && !button?.contains(pressed)) closeNow();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeNow();
      button?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, id]);
  return (
    <div ref={box} id={id} className="doc__outline" data-open={isOpen || undefined} data-scrolls="">
      {children}
    </div>
  );
}
