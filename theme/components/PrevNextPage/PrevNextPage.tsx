import { Link, renderInlineMarkdown, usePrevNextPage } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import type { Neighbor } from './neighbors.ts';

/** Links to the pages before and after this one. It replaces Rspress's, which is no landmark and fades when pointed at. */
export function PrevNextPage() {
  const label = useLabel();
  const { prevPage, nextPage } = usePrevNextPage();
  if (!prevPage && !nextPage) return null;
  return (
    <nav className="prev-next" aria-label={label('prevNextText')}>
      {prevPage && <NeighborLink page={prevPage} side="prev" title={label('prevPageText')} />}
      {nextPage && <NeighborLink page={nextPage} side="next" title={label('nextPageText')} />}
    </nav>
  );
}

function NeighborLink({ page, side, title }: { page: Neighbor; side: 'prev' | 'next'; title: string }) {
  return (
    <Link href={page.link} rel={side} className={`prev-next__link prev-next__link--${side}`}>
      <span className="prev-next__title">{title}</span>
      <span {...renderInlineMarkdown(page.text)} />
    </Link>
  );
}
