/** What a reader changed on a page, for Back, Forward and a reload. */
interface EntryState {
  /** Whether each fold of the page is open, in their order. */
  folds: boolean[];
  /** The fields, in their order. Only the text of filters is stored: that of others stays in memory, and may be secret. */
  fields: { type: string; value?: string }[];
}

/** What is stored for the session of the tab. */
interface Stored {
  /** Missing in what an older version of this script stored. */
  entries?: Record<string, EntryState>;
  sidebar: { groups: Record<string, boolean>; top: number };
}

const STORAGE_KEY = 'entry-states';
/** History entries that are stored, so that the storage doesn't grow with the session. */
const STORED_ENTRIES = 50;

const states = new Map<string, EntryState>();

/** Saves the state of the page in view for its history entry. Call it before the page changes. */
export function saveEntryState(): void {
  const folds = foldsOf(document).map(({ open }) => open);
  const fields = fieldsOf(document).map(({ type, value }) => ({ type, value }));
  states.delete(entryKey());
  states.set(entryKey(), { folds, fields });
}

/** Restores the state of the history entry that the reader returned to. Call it before the scripts of the page start. */
export function restoreEntryState(): void {
  const state = states.get(entryKey());
  if (!state) return;
  restoreFolds(state.folds);
  const fields = fieldsOf(document);
  // A new deployment may have changed the page.
  if (fields.length !== state.fields.length) return;
  for (const [index, field] of fields.entries()) {
    field.value = state.fields[index].value ?? field.value;
    // After a reload, the filter may have started by now.
    if (field.type === 'search') field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Stores folds, filters and the sidebar when the page is left, for a reload or a return from another site. */
export function startEntryState(): void {
  window.addEventListener('pagehide', () => {
    saveEntryState();
    const withoutSecrets = ({ folds, fields }: EntryState): EntryState => ({
      folds,
      fields: fields.map(({ type, value }) => ({ type, ...(type === 'search' && { value }) })),
    });
    const entries = [...states].slice(-STORED_ENTRIES).map(([key, state]) => [key, withoutSecrets(state)]);
    const groups = groupButtons().map((button) => [button.getAttribute('aria-controls'), isExpanded(button)]);
    const sidebar = { groups: Object.fromEntries(groups), top: sidebarBox()?.scrollTop ?? 0 };
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ entries: Object.fromEntries(entries), sidebar }));
    } catch {
      // The storage is full or blocked, and the page opens as it was built.
    }
  });
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stored = load?.type === 'reload' || load?.type === 'back_forward' ? readStates() : undefined;
  if (!stored) return;
  for (const [key, state] of Object.entries(stored.entries ?? {})) states.set(key, state);
  restoreEntryState();
  if (load.type === 'reload') restoreSidebar(stored.sidebar);
}

function readStates(): Stored | undefined {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Firefox before 147 has no key for an entry, so that all entries of an address share a state there. */
function entryKey(): string {
  return window.navigation?.currentEntry?.key ?? window.location.pathname;
}

function foldsOf(page: Document): HTMLDetailsElement[] {
  return [...page.querySelectorAll<HTMLDetailsElement>('main details:not([data-closes-alone])')];
}

function fieldsOf(page: Document): HTMLInputElement[] {
  return [
    ...page.querySelectorAll<HTMLInputElement>('main input:not([type]), main input[type="search"], main textarea'),
  ];
}

function restoreFolds(open: boolean[]): void {
  const folds = foldsOf(document);
  if (folds.length !== open.length) return;
  for (const [index, fold] of folds.entries()) if (fold.open !== open[index]) fold.open = open[index];
}

function restoreSidebar({ groups, top }: Stored['sidebar']): void {
  for (const button of groupButtons()) {
    const isOpen = groups[button.getAttribute('aria-controls') ?? ''];
    if (isOpen !== undefined && isOpen !== isExpanded(button)) button.click();
  }
  const box = sidebarBox();
  if (box) box.scrollTop = top;
}

function sidebarBox(): HTMLElement | null {
  return document.querySelector('.doc__sidebar');
}

function groupButtons(): HTMLElement[] {
  return [...(sidebarBox()?.querySelectorAll<HTMLElement>('button[aria-controls]') ?? [])];
}

function isExpanded(button: HTMLElement): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}
