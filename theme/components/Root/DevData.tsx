import { initPageData, PageContext, useLocation } from '@rspress/core/runtime';
import { useContext, useEffect, useRef } from 'react';
import { pageData } from 'virtual-page-data';
import { pageTypeOf } from '../../logic/completePage.ts';
import { DATA_EVENT } from '../../logic/dataEvent.ts';
import { isSamePage } from '../../logic/pagePath.ts';

/** Draws what an edit of a title, of front matter, a sidebar or the navigation changed, without a reload. */
export function DevData() {
  const { setData } = useContext(PageContext);
  const { pathname } = useLocation();
  const hasChanged = useRef(false);
  useEffect(() => {
    let isDue = false;
    const draw = async () => {
      hasChanged.current = true;
      // Sidebars and the data of pages may come in one update, each with an event of its own.
      if (isDue) return;
      isDue = true;
      await Promise.resolve();
      isDue = false;
      setData?.(await latestPage(pathname));
    };
    // Rspress would show what it kept of a page that was visited before.
    if (hasChanged.current) void draw();
    addEventListener(DATA_EVENT, draw);
    return () => removeEventListener(DATA_EVENT, draw);
  }, [pathname, setData]);
  return null;
}

/** Rspress reads them off the module of the page as it first was. */
async function latestPage(pathname: string): ReturnType<typeof initPageData> {
  const page = await initPageData(pathname);
  const listed = pageData.pages.find(({ routePath }) => isSamePage(routePath, page.routePath));
  if (!listed) return page;
  const { title, toc, frontmatter } = listed;
  return { ...page, title, toc, frontmatter, pageType: pageTypeOf(frontmatter) ?? 'doc' };
}
