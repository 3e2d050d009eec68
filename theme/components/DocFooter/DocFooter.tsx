import { EditLink, LastUpdated, PrevNextPage } from '@rspress/core/theme';
import { ReportLink } from './ReportLink.tsx';

/** The end of a page. It replaces Rspress's, which rules a line on pages that have nothing below it. */
export function DocFooter() {
  return (
    <footer className="doc-footer">
      <div className="doc-footer__facts">
        <EditLink />
        <ReportLink />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}
