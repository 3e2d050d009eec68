import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** Ids of the parts that the menu opens. */
export const SIDEBAR_ID = 'page-sidebar';
export const OUTLINE_ID = 'page-outline';

/** The bar of narrow windows, with a button for the sidebar and one for the outline. */
export function PageMenu({ hasSidebar, hasOutline }: { hasSidebar: boolean; hasOutline: boolean }) {
  const label = useLabel();
  const button = (name: string, id: string) => {
    const className = `page-menu__button page-menu__${name}`;
    return { type: 'button', className, 'aria-expanded': false, 'aria-controls': id } as const;
  };
  return (
    <section className="page-menu" aria-label={label('pageMenuText')} data-part="menu">
      {hasSidebar && (
        <button {...button('sidebar', SIDEBAR_ID)}>
          <FrameIcon name="sidebar" />
          {label('menuTitle')}
        </button>
      )}
      {hasOutline && (
        <button {...button('outline', OUTLINE_ID)}>
          {label('outlineTitle')}
          <FrameIcon name="chevron" className="page-menu__chevron" />
        </button>
      )}
    </section>
  );
}
