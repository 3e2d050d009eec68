import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** Ids of the parts that the menu opens. */
export const SIDEBAR_ID = 'page-sidebar';
export const OUTLINE_ID = 'page-outline';

/** The bar of narrow windows, with a button for the sidebar and one for the outline. */
export function PageMenu({ hasSidebar, hasOutline }: { hasSidebar: boolean; hasOutline: boolean }) {
  const label = useLabel();
  return (
    <section className="page-menu" aria-label={label('pageMenuText')} data-part="menu">
      {hasSidebar && (
        <button
          type="button"
          className="page-menu__button page-menu__sidebar"
          aria-expanded={false}
          aria-controls={SIDEBAR_ID}
        >
          <FrameIcon name="sidebar" />
          {label('menuTitle')}
        </button>
      )}
      {hasOutline && (
        <button
          type="button"
          className="page-menu__button page-menu__outline"
          aria-expanded={false}
          aria-controls={OUTLINE_ID}
        >
          {label('outlineTitle')}
          <FrameIcon name="chevron" className="page-menu__chevron" />
        </button>
      )}
    </section>
  );
}
