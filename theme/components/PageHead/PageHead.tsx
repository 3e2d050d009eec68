import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import { useSitePages } from '../../hooks/useSitePages.ts';
import { addressOf, linkTarget } from '../../shared/href.ts';
import { markdownFileOf } from '../../shared/markdownFileOf.ts';
import { ownConfig } from '../../shared/ownConfig.ts';
import { titleOfRoute } from '../../shared/routeTitle.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import { NewTabHint } from '../Nav/NewTabHint.tsx';
import type { Heading } from '../Outline/headingInView.ts';
import { useSidebarSection } from '../Sidebar/useSidebarSection.ts';
import { breadcrumbData, crumbsOf } from './breadcrumb.ts';

/** What is above the title of a page: the way to it, and other ways to read it. */
export function PageHead() {
  return (
    <div className="page-head">
      <Breadcrumb />
      <PageActions />
    </div>
  );
}

/** The way from the section to the page, for readers and for search engines. The title below it names the page. */
function Breadcrumb() {
  const { site } = useSite();
  const { page } = usePage();
  const { pathname } = useLocation();
  const [section, entries] = useSidebarSection();
  const pageAt = useSitePages();
  const label = useLabel();
  const crumbs = crumbsOf(section, entries, pathname, (path) => {
    const folder = pageAt(path);
    return folder && { text: folder.title || titleOfRoute(folder.routePath), link: folder.routePath };
  });
  if (crumbs.length === 0) return null;
  const own = { text: page.title || titleOfRoute(page.routePath), address: addressOf(page.routePath, site.base) };
  const steps = crumbs.map(({ text, link }) => ({ text, address: link && linkTarget(link, site.base).href }));
  const data = breadcrumbData(
    [...steps, own].map(({ text, address }) => ({ text, address: address && site.siteOrigin + address })),
  );
  return (
    <nav aria-label={label('breadcrumbText')}>
      <ol className="breadcrumb">
        {crumbs.map(({ text, link }) => (
          <li key={link ?? text}>
            {link ? <Link href={link} {...renderInlineMarkdown(text)} /> : <span {...renderInlineMarkdown(text)} />}
          </li>
        ))}
      </ol>
      {/* A block of data, which no browser runs and the policy does not concern (HTML, section 4.12.1). */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the data. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </nav>
  );
}

/** Whether a heading is that of an operation of an API. */
export const hasMethod = (heading: Heading): boolean => heading.method !== undefined;

/**
 * The page for readers who continue with an assistant: copy it, view it, open it there. All but the copy are plain
 * links, which work without scripts and send nothing before a reader follows them.
 */
function PageActions() {
  const { site } = useSite();
  const { page } = usePage();
  const label = useLabel();
  const { hasMarkdownAlternates, assistants = [], offlineCopy } = ownConfig(site.themeConfig);
  if (!hasMarkdownAlternates) return null;
  const markdown = site.base + markdownFileOf(page.routePath);
  const prompt = encodeURIComponent(label('assistantPromptText', { address: site.siteOrigin + markdown }));
  const copy = { type: 'button', 'data-tool': 'copy', 'data-copied': label('codeCopiedText') } as const;
  const sectionTexts = {
    link: label('copyLinkText'),
    ...(page.toc?.some(({ method }: Heading) => method) && { curl: label('copyCurlText') }),
  };
  return (
    <div className="page-actions">
      <div className="page-tool">
        <button {...copy} data-markdown={markdown} data-failed={label('copyPageFailedText')}>
          <FrameIcon name="copy" />
          <span className="page-actions__name">{label('copyPageText')}</span>
        </button>
        <span role="status" />
      </div>
      <details data-closes-alone="">
        <summary aria-label={label('readPageText')} title={label('readPageText')}>
          <FrameIcon name="chevron" />
        </summary>
        <ul>
          <li>
            <a href={markdown}>{label('viewPageText')}</a>
          </li>
          {Object.entries(sectionTexts).map(([kind, text]) => (
            <li key={kind} className="page-tool">
              <button {...copy} data-section={kind} data-failed={label('search.linkFailed')}>
                {text}
              </button>
              <span role="status" />
            </li>
          ))}
          {assistants.map(({ name, address }) => (
            <li key={name}>
              <Link href={address.replace('{prompt}', prompt)}>
                {label('openInText', { name })} <NewTabHint />
              </Link>
            </li>
          ))}
          {offlineCopy && (
            <li className="page-tool">
              <button type="button" data-tool="offline">
                {label('offline.open')}
              </button>
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}
