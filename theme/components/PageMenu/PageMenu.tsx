import { useI18n } from '@rspress/core/runtime';
import { useLabel } from '../../hooks/useLabel.ts';
import type { Panel } from '../../hooks/usePanel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import './PageMenu.css';

export interface PageMenuProps {
  /** The sidebar and the outline, each absent where the page has none. */
  sidebar?: Panel & { id: string };
  outline?: Panel & { id: string };
}

/** The bar of narrow windows, with a button for the sidebar and one for the outline. */
export function PageMenu({ sidebar, outline }: PageMenuProps) {
  const t = useI18n();
  const label = useLabel();
  return (
    <section className="page-menu" aria-label={label('pageMenuText')}>
      {sidebar && (
        <button
          type="button"
          className="page-menu__button page-menu__sidebar"
          aria-expanded={sidebar.isOpen}
          aria-controls={sidebar.id}
          onClick={sidebar.open}
        >
          <FrameIcon name="menu" />
          {t('menuTitle')}
        </button>
      )}
      {outline && (
        <button
          type="button"
          className="page-menu__button page-menu__outline"
          aria-expanded={outline.isOpen}
          aria-controls={outline.id}
          onClick={outline.toggle}
        >
          {t('outlineTitle')}
          <FrameIcon name="chevron" className="page-menu__chevron" />
        </button>
      )}
    </section>
  );
}
