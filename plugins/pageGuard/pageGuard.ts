// Runs in the head of every page, before the page is drawn and before any other script. It imports nothing, because
// its text is put into the page. Each guard here is for a fault after which Rspress would leave a dead or blank page.

export interface PageGuardOptions {
  /** Base path of the site, with a slash at the end. */
  base: string;
  /** Appearance for readers who chose none. */
  appearance: 'light' | 'dark' | 'auto';
  /** Key of the reader's choice, where the site lets readers choose. */
  appearanceKey?: string;
  /** What the keys of stored tabs begin with. */
  tabsKey: string;
}

/** Milliseconds after which a page whose scripts have not started is shown as one without scripts. */
const PATIENCE = 8000;
const SCRIPTS_FOLDER = '/static/js/';

/** Guards the page that is being loaded. */
export function guardPage(options: PageGuardOptions): void {
  guardPath(options.base);
  guardScripts();
  guardPresses();
  drawAppearance(options);
  drawStoredTabs(options.tabsKey);
}

/**
 * The path that the router can read. Rspress decodes paths up to three times and fails on a lone percent sign, and
 * its router draws nothing at all for a path outside the base, where hosts show the page for unknown addresses too.
 */
export function readablePath(pathname: string, base: string): string {
  const prefix = base.replace(/\/$/, '');
  const inside = `${pathname}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase());
  const path = inside ? pathname : prefix + pathname;
  try {
    decodeURIComponent(decodeURIComponent(decodeURIComponent(path)));
    return path;
  } catch {
    return path.replaceAll('%', '%252525');
  }
}

function guardPath(base: string): void {
  const { origin, pathname, search, hash } = location;
  const path = readablePath(pathname, base);
  if (path !== pathname) history.replaceState(history.state, '', origin + path + search + hash);
}

/**
 * `<html data-scripts>` says that the page will come alive, so that styles may hide what only scripts can open. It
 * goes away where the scripts fail, and `Root` sets it to `live` where they start.
 */
function guardScripts(): void {
  const { dataset } = document.documentElement;
  dataset.scripts = 'pending';
  const giveUp = () => {
    if (dataset.scripts === 'pending') delete dataset.scripts;
  };
  const onFailure = () => {
    if (dataset.scripts !== 'pending') return;
    giveUp();
    void reloadIfRedeployed();
  };
  setTimeout(giveUp, PATIENCE);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target === window || (target as Element).tagName === 'SCRIPT') onFailure();
      // A host that answers a lost script with a page: what follows is the same as for a script that is not there.
      if (event.error instanceof SyntaxError && event.filename.includes(SCRIPTS_FOLDER)) event.preventDefault();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    // The page stays readable and its links work, so this is no error of the page.
    event.preventDefault();
    onFailure();
  });
  // After a reload, back and forward change the address of a page that nobody draws anew.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (dataset.scripts !== 'live' && location.pathname !== pathname) location.reload();
  });
}

/** A form that is sent before the scripts of the page run is marked, for them to make up for it. */
function guardPresses(): void {
  addEventListener('submit', ({ target }) => Object.assign(target as object, { wasPressed: true }));
}

function isChunkFailure(reason: { name?: string; code?: string } | undefined): boolean {
  return reason?.name === 'ChunkLoadError' || reason?.code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * A page from before a deployment asks for scripts that are gone. It is loaded again where the server has a page
 * with other scripts, and never after a reload, so that no loop can arise and nothing needs to be stored.
 */
async function reloadIfRedeployed(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return;
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    const html = response.ok ? await response.text() : '';
    const scripts = [...document.querySelectorAll('script[defer][src]')];
    const isOld = scripts.some((script) => !html.includes(script.getAttribute('src') as string));
    if (html !== '' && isOld) location.reload();
  } catch {
    // Offline: the page at hand is the best there is.
  }
}

/** Storage that throws, or a browser without `matchMedia`, must not keep the page from being drawn. */
function drawAppearance({ appearance, appearanceKey }: PageGuardOptions): void {
  const saved = appearanceKey === undefined ? null : readStored(appearanceKey);
  const choice = saved === 'light' || saved === 'dark' || saved === 'auto' ? saved : appearance;
  const isDark = choice === 'auto' ? prefersDark() : choice === 'dark';
  const { classList, style } = document.documentElement;
  classList.toggle('dark', isDark);
  classList.toggle('rp-dark', isDark);
  style.colorScheme = isDark ? 'dark' : 'light';
}

function prefersDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Opens the tabs that the reader chose before, while the page is parsed: later they would jump. */
function drawStoredTabs(prefix: string): void {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Without storage there is no choice.
  }
  if (keys.length === 0) return;
  const draw = () => {
    for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs-group]')) {
      openTab(tabs, readStored(prefix + tabs.dataset.tabsGroup));
    }
  };
  const observer = new MutationObserver(draw);
  observer.observe(document, { childList: true, subtree: true });
  // This state comes before the page's own scripts run.
  document.addEventListener('readystatechange', () => {
    draw();
    observer.disconnect();
  });
}

function openTab(tabs: HTMLElement, index: string | null): void {
  const [list, ...panels] = [...tabs.children];
  const chosen = list?.children[Number(index)];
  if (index === null || !chosen || !panels[Number(index)] || (chosen as HTMLButtonElement).disabled) return;
  panels.forEach((panel, at) => {
    panel.toggleAttribute('data-open', panel === panels[Number(index)]);
    list.children[at]?.setAttribute('aria-selected', String(at === Number(index)));
  });
}
