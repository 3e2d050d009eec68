import { usePage, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { isSamePage } from '../../shared/pagePath.ts';
import { type DevProblem, PROBLEMS_PATH, problemText } from './devProblems.ts';

/** Shows a writer what the checks of the dev server found, first on the page in view. */
export function DevProblems() {
  const { site } = useSite();
  const { page } = usePage();
  const [problems, setProblems] = useState<DevProblem[]>([]);
  useEffect(() => {
    const events = new EventSource(site.base + PROBLEMS_PATH);
    events.onmessage = ({ data }) => setProblems(JSON.parse(data));
    return () => events.close();
  }, [site.base]);
  if (problems.length === 0) return null;
  const isOwn = ({ route }: DevProblem) => route !== undefined && isSamePage(route, page.routePath);
  const own = problems.filter(isOwn);
  const others = problems.filter((problem) => !isOwn(problem));
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
