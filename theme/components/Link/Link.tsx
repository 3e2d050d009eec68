import { useSite } from '@rspress/core/runtime';
import type { LinkProps } from '@rspress/core/theme-original';
import { linkTarget } from '../../shared/href.ts';

/**
 * The link of the whole site. It replaces Rspress's, which leaves out `.html` outside Markdown, so that a strict host
 * responds with 404. What changes pages without a full load is in `navigation/`.
 */
export function Link({ href = '/', className, startTransition, ...props }: LinkProps) {
  const { site } = useSite();
  const target = linkTarget(href, site.base);
  // What screen readers skip, such as the sign beside a heading, the Tab key skips as well.
  const tabIndex = String(props['aria-hidden']) === 'true' ? -1 : props.tabIndex;
  const elsewhere = target.kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...props} {...elsewhere} className={className || undefined} href={target.href} tabIndex={tabIndex} />;
}
