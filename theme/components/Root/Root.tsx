import type { ReactNode } from 'react';
import { DevNavigation } from './DevNavigation.tsx';
import { DevProblems } from './DevProblems.tsx';

/** Stands around the whole page. A build draws it once; on the dev server the application of Rspress lives in it. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <>
      {import.meta.env.DEV && <DevNavigation />}
      {children}
      {import.meta.env.DEV && <DevProblems />}
    </>
  );
}
