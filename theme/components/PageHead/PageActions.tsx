import { usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import { markdownFileOf } from '../../shared/markdownFileOf.ts';
import { ownConfig } from '../../shared/ownConfig.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import { NewTabHint } from '../Nav/NewTabHint.tsx';

/**
 * The page for readers who go on with an assistant: copy it, view it, open it there. All but the copy are plain links,
 * which work without scripts and ask nobody for anything before they are followed.
 */
export function PageActions() {
  const { site } = useSite();
  const { page } = usePage();
  const label = useLabel();
  const { hasMarkdownAlternates, assistants = [], offlineCopy } = ownConfig(site.themeConfig);
  if (!hasMarkdownAlternates) return null;
  const markdown = site.base + markdownFileOf(page.routePath);
  const prompt = encodeURIComponent(label('assistantPromptText', { address: site.siteOrigin + markdown }));
  return (
    <div className="page-actions">
      <div className="page-tool">
        <button
          type="button"
          data-tool="copy"
          data-markdown={markdown}
          data-copied={label('codeCopiedText')}
          data-refused={label('copyPageRefusedText')}
        >
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
