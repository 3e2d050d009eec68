import { useI18n } from '@rspress/core/runtime';
import { type ReactNode, useRef } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { useModal } from '../../hooks/useModal.ts';
import type { Panel } from '../../hooks/usePanel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import './SidebarPanel.css';

export interface SidebarPanelProps {
  panel: Panel & { id: string };
  children: ReactNode;
}

/** Holds the sidebar: a column of a wide window, a drawer over a narrow one. */
export function SidebarPanel({ panel, children }: SidebarPanelProps) {
  const t = useI18n();
  const label = useLabel();
  const drawer = useRef<HTMLDivElement>(null);
  const { id, isOpen, close } = panel;
  useModal(drawer, isOpen, close);
  const dialog = isOpen ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('menuTitle') } : {};
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and a button close it too */}
      {isOpen && <div className="doc__backdrop" data-backdrop="" onClick={close} />}
      <div ref={drawer} id={id} className="doc__sidebar" data-open={isOpen || undefined} data-scrolls="" {...dialog}>
        {isOpen && (
          <button type="button" className="frame-button doc__close" aria-label={label('closeMenuText')} onClick={close}>
            <FrameIcon name="close" />
          </button>
        )}
        {children}
      </div>
    </>
  );
}
