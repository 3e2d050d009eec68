import { useEffect, useState } from 'react';
import type { IndexStatus, SearchEngine } from '../components/Search/engine/searchEngine.ts';
import { type HitGroup, orderedHits } from '../logic/search/searchHit.ts';
import { normalizeQuery } from '../logic/search/searchQuery.ts';

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

/** Searches what is typed, in the index of the chosen tab. */
export function useSearchResults(engine: SearchEngine) {
  const [input, setInput] = useState('');
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

  const pages = answer.groups.find((group) => group.index === tab)?.pages ?? [];
  const view = viewOf();
  return { input, setInput, tab, setTab, query: answer.query, pages, view, retry };

  function viewOf(): SearchView {
    if (status !== 'inited') return 'loading';
    if (answer.failed || engine.failed(tab)) return 'failed';
    if (!query) return 'hint';
    // Results stay until the next ones are there, but not those of another tab.
    if (!answer.query || answer.tab !== tab) return 'loading';
    return orderedHits(pages).length > 0 ? 'results' : 'none';
  }
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
