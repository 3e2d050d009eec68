import { useEffect, useLayoutEffect, useState } from 'react';
import { normalizeQuery } from '../engine/parseQuery.ts';
import type { IndexStatus, SearchEngine } from '../engine/searchEngine.ts';
import { type HitGroup, orderedHits, type PageKind } from '../engine/searchHit.ts';

const DEBOUNCE = 150;
/** Milliseconds between attempts to search the leads while they're being indexed. */
const LEADS_INTERVAL = 30;

interface Result {
  query: string;
  tab: string;
  groups: HitGroup[];
  hasFailed: boolean;
}

const noResult: Result = { query: '', tab: '', groups: [], hasFailed: false };

/** What the dialog shows below its input. */
export type SearchView = 'hint' | 'loading' | 'failed' | 'none' | 'results';

/** Searches what is typed in the index of the chosen tab. Titles, headings and leads give results until the full text does. */
export function useSearch(engine: SearchEngine, input: string) {
  const [tab, setTab] = useState(engine.tabs[0]?.index ?? '');
  const { status, retry, attempt } = useOpenIndex(engine, tab);
  const typed = normalizeQuery(input);
  /** What was typed when the reader last paused. */
  const query = useDebounced(typed, DEBOUNCE);
  const [verbatim, setVerbatim] = useState<string>();
  const isVerbatim = query === verbatim;
  const [kind, setKind] = useState<PageKind>();
  const [result, setResult] = useState(noResult);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches the same query again.
  useLayoutEffect(() => {
    if (status !== 'inited') return;
    if (!query) {
      setResult(noResult);
      return;
    }
    let isLatest = true;
    engine.search(query, { isVerbatim, kind }).then((groups) => {
      if (isLatest) setResult({ query, tab, groups, hasFailed: engine.failed(tab) });
    });
    return () => {
      isLatest = false;
    };
  }, [engine, query, isVerbatim, kind, status, tab, attempt]);

  const hasResult = result.query !== '' && result.tab === tab;
  const leads = useLeads(engine, tab, status === 'inited' && result.query !== query ? query || typed : '');
  // The result of an earlier query stays until there's something else to show.
  const isCurrentResult = hasResult && (result.query === query || !hasHits(leads));
  const group = isCurrentResult ? groupOf(result.groups, tab) : leads;
  const hasFailed = engine.failed(tab) || (result.tab === tab && result.hasFailed);
  const viewOf = (): SearchView => {
    if (status !== 'inited') return 'loading';
    if (typed && hasHits(group)) return 'results';
    if (hasFailed) return 'failed';
    if (!query) return typed ? 'loading' : 'hint';
    return isCurrentResult ? 'none' : 'loading';
  };
  const searchVerbatim = () => {
    setVerbatim(result.query);
    return result.query;
  };
  return {
    tab,
    setTab,
    kind,
    setKind,
    retry,
    searchVerbatim,
    typed,
    /** The query of the results. */
    query: isCurrentResult ? result.query : hasFailed ? query : '',
    group,
    isCurrentResult,
    view: viewOf(),
  };
}

function groupOf(groups: HitGroup[], tab: string): HitGroup | undefined {
  return groups.find(({ index }) => index === tab);
}

function hasHits(group: HitGroup | undefined): boolean {
  return group !== undefined && (orderedHits(group.pages).length > 0 || group.cards !== undefined);
}

/** Results from titles, headings and leads until there is a result. An empty query has none. */
function useLeads(engine: SearchEngine, tab: string, query: string): HitGroup | undefined {
  const [leads, setLeads] = useState<{ query: string; group: HitGroup | undefined }>();
  useEffect(() => {
    if (!query) return;
    let timer: ReturnType<typeof setTimeout>;
    const search = () => {
      const groups = engine.searchLeads(query);
      if (groups) setLeads({ query, group: groupOf(groups, tab) });
      else timer = setTimeout(search, LEADS_INTERVAL);
    };
    search();
    return () => clearTimeout(timer);
  }, [engine, tab, query]);
  return leads?.query === query ? leads.group : undefined;
}

/** Loads the index of a tab when it's first shown, and again after a failure. */
function useOpenIndex(engine: SearchEngine, tab: string) {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ tab: string; attempt: number }>();
  useLayoutEffect(() => {
    let isLatest = true;
    engine.open(tab).then(() => {
      if (isLatest) setOpened({ tab, attempt });
    });
    return () => {
      isLatest = false;
    };
  }, [engine, tab, attempt]);
  const isOpened = opened?.tab === tab && opened.attempt === attempt;
  const status: IndexStatus = isOpened ? engine.status(tab) : 'initing';
  return { status, attempt, retry: () => setAttempt((count) => count + 1) };
}

function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useLayoutEffect(() => {
    // Clearing the input takes effect at once.
    const timer = setTimeout(() => setSettled(value), value ? delay : 0);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return value && settled;
}
