import { useLocation } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useHomeAddress } from '../../hooks/useHomeAddress.ts';
import { FirstPass } from './FirstPass.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/**
 * Stands around the whole page. It replaces Rspress's, which is empty: an error in any part, such as a page script
 * that is gone, would leave a blank page.
 */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useHomeAddress();
  return (
    <PageBoundary pathname={pathname}>
      <FirstPass>{children}</FirstPass>
    </PageBoundary>
  );
}
