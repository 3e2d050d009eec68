import { Component, type ReactNode } from 'react';
import { firstPage } from './firstPage.ts';
import { LostPage } from './LostPage.tsx';
import { markScripts } from './scriptsMark.ts';

interface PageBoundaryProps {
  /** Path of the page in view. Another page gets another try. */
  pathname: string;
  children: ReactNode;
}

interface PageBoundaryState {
  lostPathname: string | undefined;
}

/**
 * Puts readable content in the place of a page that fails. Where it is the page that the host sent, its own text comes
 * back; any other page is loaded anew by the browser. No loop can arise: after that load it is the page sent.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { lostPathname: undefined };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { lostPathname: '' };
  }

  static getDerivedStateFromProps({ pathname }: PageBoundaryProps, { lostPathname }: PageBoundaryState) {
    if (lostPathname === '') return { lostPathname: pathname };
    return lostPathname === pathname ? null : { lostPathname: undefined };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('The page could not be drawn.', error);
    // The dev server sends no text, so that loading again would fail in the same way, for ever.
    if (firstPage.html === '') return;
    if (isFirstPage()) markScripts('failed');
    else if (navigator.onLine) window.location.reload();
  }

  override render(): ReactNode {
    if (this.state.lostPathname === undefined) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the page's own text, as the build wrote it.
    return isFirstPage() ? <div dangerouslySetInnerHTML={{ __html: firstPage.html }} /> : <LostPage />;
  }
}

function isFirstPage(): boolean {
  return firstPage.html !== '' && firstPage.path === window.location.pathname;
}
