import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { EditLink, Link, PrevNextPage } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import { addressOf } from '../../shared/href.ts';
import { ownConfig } from '../../shared/ownConfig.ts';

/** The end of a page. It replaces Rspress's, which rules a line on pages that have nothing below it. */
export function DocFooter() {
  return (
    <footer className="doc-footer">
      <div className="doc-footer__metadata">
        <EditLink />
        <ReportLink />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}

/** Shows when a page was last changed, in a form that reads the same everywhere. */
function LastUpdated() {
  const t = useI18n();
  const { lastUpdatedTime } = usePage().page;
  if (!lastUpdatedTime) return null;
  return (
    <p className="rp-last-updated">
      {t('lastUpdatedText')}: <time dateTime={lastUpdatedTime}>{lastUpdatedTime}</time>
    </p>
  );
}

/** Leads to the form for reports, with the title and the address of the page filled in. */
function ReportLink() {
  const { site } = useSite();
  const { page } = usePage();
  const label = useLabel();
  const { report } = ownConfig(site.themeConfig);
  if (!report) return null;
  const values = { title: page.title, page: site.siteOrigin + addressOf(page.routePath, site.base) };
  const address = report.replace(/\{(title|page)\}/g, (_, name: keyof typeof values) => {
    return encodeURIComponent(values[name]);
  });
  return (
    <Link href={address} className="rp-edit-link">
      {label('reportText')}
    </Link>
  );
}
