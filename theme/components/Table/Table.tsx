import { useI18n } from '@rspress/core/runtime';
import { type ComponentProps, useRef } from 'react';
import { useOverflow } from '../../hooks/useOverflow.ts';
import type { text } from '../../text.ts';

/**
 * A table that scrolls inside the page. It replaces Rspress's, which cannot be scrolled with the keyboard everywhere,
 * and keeps room for a second scrollbar that never comes.
 */
export function Table(props: ComponentProps<'table'>) {
  const t = useI18n<typeof text>();
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const reachable = overflows ? { tabIndex: 0, role: 'group', 'aria-label': t('tableText') } : {};
  return (
    <div ref={frame} className="rp-table-scroll-container" {...reachable}>
      <table {...props} />
    </div>
  );
}
