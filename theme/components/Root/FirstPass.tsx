import { PageContext, useSite } from '@rspress/core/runtime';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { addressOf } from '../../logic/href.ts';
import { firstPage } from './firstPage.ts';
import { markScripts } from './scriptsMark.ts';

/**
 * Draws first what the host sent. There is one page for unknown addresses, in the default language and version, and
 * hosts send it also for an address that only lacks its `.html` or is written in capitals. Drawing the page of the
 * address over it would not fit, and React would say so.
 */
export function FirstPass({ children }: { children: ReactNode }) {
  const { site } = useSite();
  const context = useContext(PageContext);
  const { data, setData } = context;
  const [isFirst, setFirst] = useState(firstPage.isNotFound);

  useEffect(() => markScripts('live'), []);

  useEffect(() => {
    if (!isFirst) return;
    const { pathname, search, hash } = window.location;
    const address = data.pageType === '404' ? pathname : addressOf(data.routePath, site.base);
    if (address === pathname) setFirst(false);
    else window.location.replace(address + search + hash);
  }, [isFirst, data, site.base]);

  const first = useMemo(() => {
    const notFound = {
      pageType: '404' as const,
      routePath: '/404',
      pagePath: '',
      title: '404',
      lang: site.lang,
      version: site.multiVersion.default,
      frontmatter: {},
      toc: [],
      _filepath: '',
      _relativePath: '',
    };
    return { data: notFound, setData };
  }, [site, setData]);

  return <PageContext.Provider value={isFirst ? first : context}>{children}</PageContext.Provider>;
}
