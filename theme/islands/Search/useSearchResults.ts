import { useEffect, useState } from 'react';
import type { IndexStatus, SearchEngine } from '../../components/Search/engine/searchEngine.ts';
import { type HitGroup, orderedHits, type PageHits } from '../../logic/search/searchHit.ts';
import { normalizeQuery } from '../../logic/search/searchQuery.ts';

/** Milliseconds without a key after which a query is searched. */
const DEBOUNCE = 150;

interface Answer {
  query: string;
  tab: string;
  groups: HitGroup[];
  failed: boolean;
}

const noAnswer: Answer = { query: '', tab: '', groups: [], failed: false };

/** What the panel shows below its input. */
export type SearchView = 'hint' | 'loading' | 'failed' | 'none' | 'results';

/**
 * Searches what is typed, in the index of the chosen tab.
 * @param firstQuery what is searched before anything is typed
 */
export function useSearchResults(engine: SearchEngine, firstQuery: string) {
  const [input, setInput] = useState(firstQuery);
  const [tab, setTab] = useState(engine.tabs[0]?.index ?? '');
  const { status, retry, attempt } = useOpenIndex(engine, tab);
  const query = useDebounced(normalizeQuery(input), DEBOUNCE);
  const [answer, setAnswer] = useState(noAnswer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same query again.
  useEffect(() => {
    if (status !== 'inited') return;
    if (!query) {
      setAnswer(noAnswer);
      return;
    }
    let isLatest = true;
    engine.search(query).then((groups) => {
      if (isLatest) setAnswer({ query, tab, groups, failed: engine.failed(tab) });
    });
    return () => {
      isLatest = false;
    };
  }, [engine, query, status, tab, attempt]);

  const { pages = [], isPartial = false } = answer.groups.find((group) => group.index === tab) ?? {};
  const isLoading = status !== 'inited' || (query !== '' && answer.tab !== tab);
  const view = viewOf({
    isLoading,
    hasFailed: answer.failed || engine.failed(tab),
    query,
    answered: answer.query,
    pages,
  });
  return { input, setInput, tab, setTab, query: answer.query, pages, isPartial, view, retry };
}

interface ViewState {
  isLoading: boolean;
  hasFailed: boolean;
  query: string;
  /** The query that the pages answer. They stay until the next ones are there. */
  answered: string;
  pages: PageHits[];
}

function viewOf({ isLoading, hasFailed, query, answered, pages }: ViewState): SearchView {
  if (isLoading) return 'loading';
  if (hasFailed) return 'failed';
  if (!query) return 'hint';
  if (!answered) return 'loading';
  return orderedHits(pages).length > 0 ? 'results' : 'none';
}

/** Loads the index of a tab when it is first shown, and again after a failure. */
function useOpenIndex(engine: SearchEngine, tab: string) {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ tab: string; attempt: number }>();
  useEffect(() => {
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
  useEffect(() => {
    // Emptying the input takes effect at once.
    const timer = setTimeout(() => setSettled(value), value ? delay : 0);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return value && settled;
}
