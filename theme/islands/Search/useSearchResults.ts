import { useLayoutEffect, useMemo, useState } from 'react';
import type { IndexStatus, SearchEngine } from '../../components/Search/engine/searchEngine.ts';
import { type HitGroup, orderedHits, type PageKind } from '../../logic/search/searchHit.ts';
import { normalizeQuery } from '../../logic/search/searchQuery.ts';

/** Milliseconds without a key after which a query is searched. */
const DEBOUNCE = 150;
/** Milliseconds after which titles take the place of what an earlier query found, while a search is on its way. */
const PATIENCE = 150;

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
 * Searches what is typed, in the index of the chosen tab. Titles that match stand in for an answer on its way.
 * @param firstQuery what is searched before anything is typed
 */
export function useSearchResults(engine: SearchEngine, firstQuery: string) {
  const [input, setInput] = useState(firstQuery);
  const [tab, setTab] = useState(engine.tabs[0]?.index ?? '');
  const { status, retry, attempt } = useOpenIndex(engine, tab);
  const typed = normalizeQuery(input);
  const query = useDebounced(typed, DEBOUNCE);
  const [asTyped, setAsTyped] = useState<string>();
  const isVerbatim = query === asTyped;
  const [kind, setKind] = useState<PageKind>();
  const [answer, setAnswer] = useState(noAnswer);

  // Neither this nor the opening of the index has to wait for the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same query again.
  useLayoutEffect(() => {
    if (status !== 'inited') return;
    if (!query) {
      setAnswer(noAnswer);
      return;
    }
    // Where only the section changes, its choice stays where the reader's focus is.
    const orTitles = (shown: Answer) => (shown.query === query ? shown : noAnswer);
    const late = setTimeout(() => hasHits(groupOf(engine.titles?.(query), tab)) && setAnswer(orTitles), PATIENCE);
    let isLatest = true;
    engine.search(query, { isVerbatim, kind }).then((groups) => {
      clearTimeout(late);
      if (isLatest) setAnswer({ query, tab, groups, failed: engine.failed(tab) });
    });
    return () => {
      clearTimeout(late);
      isLatest = false;
    };
  }, [engine, query, isVerbatim, kind, status, tab, attempt]);

  const isAnswered = answer.query !== '' && answer.tab === tab;
  const titles = useMemo(() => {
    return isAnswered || !typed || status !== 'inited' ? undefined : groupOf(engine.titles?.(typed), tab);
  }, [engine, isAnswered, typed, status, tab]);
  const group = isAnswered ? groupOf(answer.groups, tab) : titles;
  const hasFailed = engine.failed(tab) || (answer.tab === tab && answer.failed);
  const view = viewOf({ status, typed, query, hasFailed, isAnswered, group });
  const searchAsTyped = () => {
    setInput(answer.query);
    setAsTyped(answer.query);
  };
  const ofAnswer = { query: answer.query, group, isAnswered, view };
  return { input, setInput, tab, setTab, kind, setKind, retry, searchAsTyped, ...ofAnswer };
}

interface ViewState {
  status: IndexStatus;
  /** What stands in the input. */
  typed: string;
  /** What is searched: what stood in the input when the reader last paused. */
  query: string;
  hasFailed: boolean;
  /** There is an answer, be it to an earlier query. It stays until the next one is there. */
  isAnswered: boolean;
  group: HitGroup | undefined;
}

function viewOf({ status, typed, query, hasFailed, isAnswered, group }: ViewState): SearchView {
  if (status !== 'inited') return 'loading';
  if (typed && hasHits(group)) return 'results';
  if (hasFailed) return 'failed';
  if (!query) return 'hint';
  return isAnswered ? 'none' : 'loading';
}

function groupOf(groups: HitGroup[] | undefined, tab: string): HitGroup | undefined {
  return groups?.find(({ index }) => index === tab);
}

function hasHits(group: HitGroup | undefined): boolean {
  return group !== undefined && (orderedHits(group.pages).length > 0 || group.cards !== undefined);
}

/** Loads the index of a tab when it is first shown, and again after a failure. */
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
  // The pause begins with the key, not with the next frame.
  useLayoutEffect(() => {
    // Emptying the input takes effect at once.
    const timer = setTimeout(() => setSettled(value), value ? delay : 0);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return value && settled;
}
