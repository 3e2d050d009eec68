import { useI18n } from '@rspress/core/runtime';
import { Link, usePrevNextPage } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import { inlineText } from '../Sidebar/inlineText.ts';
import type { Neighbour } from './neighbors.ts';

/** Links to the pages before and after this one. It replaces Rspress's, which is no landmark and fades when pointed at. */
export function PrevNextPage() {
  const t = useI18n();
  const label = useLabel();
  const { prevPage, nextPage } = usePrevNextPage();
  if (!prevPage && !nextPage) return null;
  return (
    <nav className="prev-next" aria-label={label('prevNextText')}>
      {prevPage && <NeighbourLink page={prevPage} side="prev" title={t('prevPageText')} />}
      {nextPage && <NeighbourLink page={nextPage} side="next" title={t('nextPageText')} />}
    </nav>
  );
}

function NeighbourLink({ page, side, title }: { page: Neighbour; side: 'prev' | 'next'; title: string }) {
  return (
    <Link href={page.link} rel={side} className={`prev-next__link prev-next__link--${side}`}>
      <span className="prev-next__title">{title}</span>
      <span {...inlineText(page.text)} />
    </Link>
  );
}
