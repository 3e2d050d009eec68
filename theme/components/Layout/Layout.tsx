import { MDXProvider } from '@mdx-js/react';
import { usePage } from '@rspress/core/runtime';
import { Callout, getCustomMDXComponent } from '@rspress/core/theme';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { PageLabels } from './PageLabels.tsx';

/**
 * The layout of every page. It wraps Rspress's, which hands the parts of a document only to documents: links and
 * images of custom and blank pages would lose the base path.
 */
export function Layout(props: ComponentProps<typeof OriginalLayout>) {
  const { page } = usePage();
  const parts = { ...getCustomMDXComponent(), ...props.components, $$$callout$$$: Callout };
  if (import.meta.env.SSG_MD) return <OriginalLayout {...props} />;
  return (
    <MDXProvider components={parts}>
      {/* First, because the script looks for its words as soon as there is something to name. */}
      <PageLabels version={page.version} />
      <OriginalLayout {...props} />
    </MDXProvider>
  );
}
