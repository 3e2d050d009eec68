import { MDXProvider } from '@mdx-js/react';
import { PageContext, usePage } from '@rspress/core/runtime';
import { Callout, getCustomMDXComponent } from '@rspress/core/theme';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { type ComponentProps, useContext } from 'react';
import { useSitePages } from '../../hooks/useSitePages.ts';
import { completePage } from '../../shared/completePage.ts';
import { PageLabels } from './PageLabels.tsx';
import { usePageTitle } from './usePageTitle.ts';

/**
 * The layout of every page. It wraps Rspress's, which hands the parts of a document only to documents: links and
 * images of custom and blank pages would lose the base path.
 */
export function Layout(props: ComponentProps<typeof OriginalLayout>) {
  const context = useContext(PageContext);
  const { page } = usePage();
  const listed = useSitePages()(page.routePath);
  return (
    <PageContext.Provider value={{ ...context, data: completePage(page, listed?.toc) }}>
      <DrawnLayout {...props} />
    </PageContext.Provider>
  );
}

function DrawnLayout(props: ComponentProps<typeof OriginalLayout>) {
  const { page } = usePage();
  const parts = { ...getCustomMDXComponent(), ...props.components, $$$callout$$$: Callout };
  usePageTitle();
  if (import.meta.env.SSG_MD) return <OriginalLayout {...props} />;
  return (
    <MDXProvider components={parts}>
      {/* First, because the script looks for its words as soon as there is something to name. */}
      <PageLabels version={page.version} />
      <OriginalLayout {...props} />
    </MDXProvider>
  );
}
