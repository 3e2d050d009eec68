import { readSession, storeSession } from '../client/storage.ts';

/** Something that a reader can change on a page: a fold, a tab or a field. */
type Part = HTMLDetailsElement | HTMLButtonElement | HTMLInputElement;

/** Whether a fold is open, a tab is selected or a box is checked, or the text of a field. */
interface PartState {
  value: boolean | string;
  isSecret: boolean;
}

interface Stored {
  /** An older version of this script stored something different for an entry. */
  entries?: Record<string, PartState[]>;
  sidebarTop?: number;
}

/**
 * The parts that come with a page. Groups of tabs with a name store their own choice, and what a script renders isn't
 * there yet when a page is restored. Fields of pages turn off what browsers fill in, by which they differ from others.
 */
const PARTS = `:is(main, .sidebar__filter) :is(
  details:not([data-closes-alone]), .tabs:not([data-tabs-group]) > div > [role="tab"], [autocomplete="off"]
):not(.bench__report *, .bench__options *)`;
/** A reader may paste a secret here. Such a text stays in memory, and so does what is beside it, which needs the text. */
const SECRET = 'textarea, .sample-form *, .bench:has(textarea) *';
const STORAGE_KEY = 'entry-states';
/** History entries that are stored, so that the storage doesn't grow with the session. */
const STORED_ENTRIES = 50;

const states = new Map<string, PartState[]>();

/** Saves the state of the page in view for its history entry. Call it before the page changes. */
export function saveEntryState(): void {
  states.delete(entryKey());
  states.set(
    entryKey(),
    partsOfPage().map((part) => ({ value: readPart(part), isSecret: part.matches(SECRET) })),
  );
}

/** Restores the state of the history entry that the reader returned to. Call it before the scripts of the page start. */
export function restoreEntryState(): void {
  const parts = partsOfPage();
  const state = states.get(entryKey());
  // A new deployment may have changed the page.
  if (state?.length !== parts.length) return;
  for (const [index, part] of parts.entries()) if (state[index]) restorePart(part, state[index].value);
}

/** Stores the states when the site is left, for a reload or a return from another site. */
export function startEntryState(): void {
  const sidebar = () => document.querySelector('.doc__sidebar');
  window.addEventListener('pagehide', () => {
    saveEntryState();
    const withoutSecrets = (state: PartState[]) => state.map((part) => (part.isSecret ? null : part));
    const entries = [...states].slice(-STORED_ENTRIES).map(([key, state]) => [key, withoutSecrets(state)]);
    storeSession(STORAGE_KEY, { entries: Object.fromEntries(entries), sidebarTop: sidebar()?.scrollTop });
  });
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return;
  const { entries = {}, sidebarTop } = readSession<Stored>(STORAGE_KEY) ?? {};
  for (const [key, state] of Object.entries(entries)) if (Array.isArray(state)) states.set(key, state);
  restoreEntryState();
  if (load.type === 'reload') sidebar()?.scrollTo({ top: sidebarTop });
}

/** Firefox before 147 has no key for an entry, so that all entries of an address share a state there. */
function entryKey(): string {
  return window.navigation?.currentEntry?.key ?? window.location.pathname;
}

function partsOfPage(): Part[] {
  return [...document.querySelectorAll<Part>(PARTS)];
}

function readPart(part: Part): boolean | string {
  if (part instanceof HTMLDetailsElement) return part.open;
  if (part instanceof HTMLButtonElement) return part.ariaSelected === 'true';
  return part.type === 'checkbox' ? part.checked : part.value;
}

function restorePart(part: Part, value: boolean | string): void {
  if (readPart(part) === value) return;
  if (part instanceof HTMLDetailsElement) part.open = Boolean(value);
  else if (part instanceof HTMLButtonElement) {
    part.ariaSelected = `${value}`;
    // After a reload, the script of the tabs has started.
    if (value) part.click();
  } else {
    if (typeof value === 'boolean') part.checked = value;
    else part.value = value;
    // So has that of a filter or a tool.
    part.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
