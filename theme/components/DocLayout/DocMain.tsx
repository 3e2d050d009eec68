import { DocContent, DocFooter, Overview } from '@rspress/core/theme';
import type { DocLayout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { CONTENT_ID } from '../Nav/SkipLink.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop.tsx';

/** What Rspress hands to the layout of a page of text. */
export type DocLayoutProps = Pick<ComponentProps<typeof DocLayout>, 'components'>;

interface DocMainProps extends DocLayoutProps {
  isOverview: boolean;
  hasFooter: boolean;
}

/** The text of a page and what is below it. */
export function DocMain({ isOverview, hasFooter, components }: DocMainProps) {
  return (
    <main id={CONTENT_ID} className="doc__main" data-part="main">
      <div className="doc__column">
        <PageHead />
        <div data-headings="" className={isOverview ? undefined : 'rp-doc rspress-doc'}>
          <DocBody isOverview={isOverview} components={components} />
        </div>
        {hasFooter && <DocFooter />}
      </div>
      <ScrollToTop />
    </main>
  );
}

/** What a writer wrote, within the list of an overview page. */
export function DocBody({ isOverview, components }: DocLayoutProps & { isOverview: boolean }) {
  return isOverview ? (
    <Overview content={<DocContent components={components} isOverviewPage />} />
  ) : (
    <DocContent components={components} />
  );
}
