import { useLocation, useNavigate, usePage, useSite } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { notifyPage } from '../../client/pageEvents.ts';
import { linkTarget } from '../../shared/href.ts';
import { isSamePage } from '../../shared/pagePath.ts';
import { type DevProblem, PROBLEMS_PATH, problemText } from './devProblems.ts';

/** Is around the whole page. A build renders it once; on the dev server it contains the application of Rspress. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <>
      {import.meta.env.DEV && <DevNavigation />}
      {children}
      {import.meta.env.DEV && <DevProblems />}
    </>
  );
}

/**
 * The dev server sends no HTML of pages, so that there the router of Rspress changes pages, and notifies the script of
 * the pages.
 */
function DevNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { site } = useSite();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || link.target || isElsewhere || event.defaultPrevented) return;
      const target = linkTarget(link.getAttribute('href') ?? '', site.base);
      if (target.kind !== 'page') return;
      event.preventDefault();
      void navigate(target.path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, site.base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different path is a different page.
  useEffect(notifyPage, [pathname]);
  return null;
}

/** Shows a writer what the checks of the dev server found, first on the page in view. */
function DevProblems() {
  const { site } = useSite();
  const { page } = usePage();
  const [problems, setProblems] = useState<DevProblem[]>([]);
  useEffect(() => {
    const events = new EventSource(site.base + PROBLEMS_PATH);
    events.onmessage = ({ data }) => setProblems(JSON.parse(data));
    return () => events.close();
  }, [site.base]);
  const isOwn = ({ route }: DevProblem) => route !== undefined && isSamePage(route, page.routePath);
  const own = problems.filter(isOwn);
  const others = problems.filter((problem) => problem.severity === 'error' && !isOwn(problem));
  if (own.length + others.length === 0) return null;
  return (
    <aside className="dev-problems" aria-label="Problems" role="status">
      {own.length > 0 && <Problems title={`${own.length} on this page`} problems={own} isOpen />}
      {others.length > 0 && <Problems title={`${others.length} elsewhere`} problems={others} />}
    </aside>
  );
}

function Problems({ title, problems, isOpen }: { title: string; problems: DevProblem[]; isOpen?: boolean }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {problems.map((problem) => (
        <pre key={problemText(problem)}>{problemText(problem)}</pre>
      ))}
    </details>
  );
}
