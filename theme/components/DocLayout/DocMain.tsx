import { DocContent, DocFooter, Overview } from '@rspress/core/theme';
import { CONTENT_ID } from '../Nav/SkipLink.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop.tsx';
import type { DocLayoutProps } from './docLayoutProps.ts';

export interface DocMainProps {
  isOverview: boolean;
  hasFooter: boolean;
  slots: DocLayoutProps;
}

/** The text of a page and what stands below it. */
export function DocMain({ isOverview, hasFooter, slots }: DocMainProps) {
  return (
    <main id={CONTENT_ID} className="doc__main" data-part="main">
      <div className="doc__column">
        {slots.beforeDocContent}
        <PageHead />
        <div data-headings="" className={isOverview ? undefined : 'rp-doc rspress-doc'}>
          <DocBody isOverview={isOverview} components={slots.components} />
        </div>
        {slots.afterDocContent}
        {slots.beforeDocFooter}
        {hasFooter && <DocFooter />}
        {slots.afterDocFooter}
      </div>
      <ScrollToTop />
    </main>
  );
}

/** What a writer wrote, within the list of an overview page. */
export function DocBody({ isOverview, components }: { isOverview: boolean; components: DocLayoutProps['components'] }) {
  return isOverview ? (
    <Overview content={<DocContent components={components} isOverviewPage />} />
  ) : (
    <DocContent components={components} />
  );
}
