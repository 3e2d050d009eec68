import { useSite } from '@rspress/core/runtime';
import type { MouseEvent, TouchEvent } from 'react';
import { linkTarget } from '../logic/href.ts';
import { preloadPage, useLinkNavigate } from './useLinkNavigate.ts';

type LinkEvent = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>;

/** What an element does for all links to pages inside it. */
export interface LinkEvents {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onMouseOver: (event: LinkEvent) => void;
  onTouchStart: (event: LinkEvent) => void;
}

/**
 * Makes plain links behave as those of the site: a click goes to the page without a full load, and pointing at a link
 * loads its page ahead. A sidebar has hundreds of links, and handlers of their own would cost each of them.
 */
export function useLinkEvents(): LinkEvents {
  const { site } = useSite();
  const navigate = useLinkNavigate();
  const pageAt = (event: LinkEvent) => {
    const link = (event.target as Element).closest('a');
    const target = linkTarget(link?.getAttribute('href') ?? '#', site.base);
    return link && target.kind === 'page' ? { link, target } : undefined;
  };
  const preload = (event: LinkEvent) => {
    const page = pageAt(event);
    if (page) preloadPage(page.target.route);
  };
  return {
    onClick: (event) => {
      const page = pageAt(event);
      if (!page || event.defaultPrevented || opensElsewhere(event, page.link)) return;
      event.preventDefault();
      void navigate(page.target.href);
    },
    onMouseOver: preload,
    onTouchStart: preload,
  };
}

/** Tells whether a click on a link is for the browser: another window, another button, a key held down. */
export function opensElsewhere(event: MouseEvent<HTMLElement>, { target }: HTMLAnchorElement): boolean {
  const inNewTab = target !== '' && target !== '_self';
  return inNewTab || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
