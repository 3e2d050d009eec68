import { useSite } from '@rspress/core/runtime';
import type { LinkProps } from '@rspress/core/theme-original';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '../../hooks/useLinkEvents.ts';
import { preloadPage, useLinkNavigate } from '../../hooks/useLinkNavigate.ts';
import { linkTarget } from '../../logic/href.ts';

/**
 * The link of the whole site. It replaces Rspress's, which leaves out `.html` outside Markdown, so that a reload on
 * a strict host ends in a 404, and which does nothing when a page's script is gone.
 */
export function Link({ href = '/', className = '', startTransition, ...props }: LinkProps) {
  const { site } = useSite();
  const navigate = useLinkNavigate({ startTransition });
  const target = linkTarget(href, site.base);
  const classes = `${className} rp-link`.trim();
  // What screen readers skip, such as the sign beside a heading, the Tab key skips as well.
  const isHidden = String(props['aria-hidden']) === 'true';
  const rest = isHidden ? { ...props, tabIndex: -1 } : props;
  if (target.kind === 'external') {
    return <a {...rest} className={classes} href={target.href} target="_blank" rel="noopener noreferrer" />;
  }
  if (target.kind !== 'page') {
    // The permalinks of headings are hidden from screen readers, so the keyboard passes them by as well.
    const tabIndex = rest['aria-hidden'] ? -1 : rest.tabIndex;
    return <a {...rest} className={classes} href={target.href} tabIndex={tabIndex} />;
  }

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, event.currentTarget)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a
      {...rest}
      className={classes}
      href={target.href}
      onClick={onClick}
      onMouseEnter={(event) => {
        rest.onMouseEnter?.(event);
        preloadPage(target.route);
      }}
      onTouchStart={() => preloadPage(target.route)}
    />
  );
}
