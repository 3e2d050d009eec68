import { LABELS_ID, STATUS_ID } from '../../client/page.ts';
import { useLabel } from '../../hooks/useLabel.ts';

/** The words that the script of the page shows, in its language, and the place where it says what changed. */
export function PageLabels({ version }: { version: string }) {
  const label = useLabel();
  const labels = {
    'data-code': label('codeText'),
    'data-table': label('tableText'),
    'data-copy-code': label('codeButtonGroupCopyButtonText'),
    'data-wrap-lines': label('codeButtonGroupWrapButtonText'),
    'data-copied': label('codeCopiedText'),
    'data-refused': label('codeCopyRefusedText'),
    'data-zoom-image': label('imageZoomText'),
    'data-close-image': label('imageCloseText'),
    'data-glossary': label('glossaryText'),
    'data-link-copied': label('linkCopiedText'),
    'data-search-loading': label('search.loading'),
    'data-search-all-docs': label('search.allDocs', { query: '{{query}}' }),
    'data-retry': label('search.retry'),
    'data-load-failed': label('userVariablesFailedText'),
    'data-site-changed': label('siteChangedText'),
    'data-reload': label('reloadText'),
    'data-offline': label('offlineText'),
    'data-close': label('closeText'),
    'data-page-loading': label('pageLoadingText'),
    'data-version': version || undefined,
  };
  return (
    <div data-part="labels" data-keep={`labels ${version}`} id={LABELS_ID} {...labels}>
      <p id={STATUS_ID} className="frame-hidden" role="status" />
    </div>
  );
}
