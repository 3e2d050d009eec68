// The one script of every page. It is before the styles in the head, so that everything on the page works from the
// first moment it is visible. What few readers need is fetched when a reader comes near.

import { startAppearance } from '../components/Appearance/Appearance.client.ts';
import { startCode, startCodeButtons } from '../components/CodeBlock/CodeBlock.client.ts';
import { startSamples } from '../components/LiveSample/LiveSample.client.ts';
import { startFittingItems, startNavScreen } from '../components/Nav/Nav.client.ts';
import { startPanel } from '../components/PageMenu/PageMenu.client.ts';
import { renderShortcut, startSearch } from '../components/Search/Search.client.ts';
import { startSidebar } from '../components/Sidebar/Sidebar.client.ts';
import { SIMULATOR_KEY } from '../components/SimulatorSwitch/simulator.ts';
import { renderTabs, startTabs } from '../components/Tabs/Tabs.client.ts';
import { renderVariables, startUserVariables } from '../components/UserVariables/UserVariables.client.ts';
import { type Behavior, hydrate } from './hydrate.ts';
import { importOrReport } from './importOrReport.ts';
import { withStyles } from './lazyStyles.ts';
import { followOverflow } from './overflow.ts';
import { closest, label } from './page.ts';
import { followOtherWindows, readStored } from './storage.ts';

/** The parts of a page that a query can hide, as in `?sidebar=0`. The styles of each part know its attribute. */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'];

/** Marks the page as live, and the parts that its query hides. Only the value 0 counts. */
function markDocument(): void {
  const root = document.documentElement;
  root.dataset.scripts = '';
  const query = new URLSearchParams(window.location.search);
  for (const part of PARTS) root.toggleAttribute(`data-hide-${part}`, query.get(part) === '0');
}

const MOVES = ['pointerover', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Runs once: when the page is loaded and the browser idle, or with the first movement of the reader. */
function whenIdle(run: () => Promise<unknown>): void {
  const ending = new AbortController();
  const { signal } = ending;
  const once = () => {
    if (signal.aborted) return;
    ending.abort();
    // What failed is not needed: without it, links load their page.
    run().catch(() => {});
  };
  for (const move of MOVES) document.addEventListener(move, once, { signal, passive: true });
  const wait = window.requestIdleCallback ?? setTimeout;
  window.addEventListener('load', () => wait(once), { signal });
}

const INTENTS = ['pointerenter', 'pointerleave', 'focusin', 'click', 'keydown', 'input'];

/**
 * Starts a part when a reader comes near its element, and then repeats what the reader did in the meantime, so that
 * the part works as if it had been there all the time.
 * @param load fetches what starts the part
 */
function onIntent(load: () => Promise<NonNullable<Behavior['start']>>): Behavior {
  return {
    start(element, signal) {
      const moves: Event[] = [];
      const ending = new AbortController();
      const note = (event: Event) => {
        moves.push(event);
        if (moves.length > 1) return;
        load().then(
          (start) => {
            ending.abort();
            start(element, signal);
            for (const move of moves) repeat(move as PointerEvent & KeyboardEvent);
          },
          // The next movement tries again.
          () => moves.splice(0),
        );
      };
      for (const type of INTENTS) element.addEventListener(type, note, { signal: ending.signal });
      // What was typed before a link and Back.
      if (element.querySelector('input')?.value) note(new Event('input'));
    },
  };
}

/** A click on a link has had its effect already. */
function repeat(event: PointerEvent & KeyboardEvent): void {
  const { type, target, key, pointerType, bubbles, cancelable } = event;
  if (type === 'click' && target instanceof Element && target.closest('a')) return;
  const Kind = event.constructor as new (type: string, about: object) => Event;
  target?.dispatchEvent(new Kind(type, { key, pointerType, bubbles, cancelable }));
}

/**
 * Buttons of the page behind which is more than a page needs at first. Each part is fetched when a reader comes near its
 * button, and opened on the press.
 */
const tools = {
  variables: () =>
    withStyles(
      () => import(/* webpackChunkName: "variables" */ '../components/UserVariables/dialog/openUserVariables.tsx'),
    ),
  offline: () => withStyles(() => import(/* webpackChunkName: "offline" */ '../offline/offlineCopy.ts')),
  copy: () => import(/* webpackChunkName: "lazy" */ '../components/PageHead/copyPage.ts'),
  simulator: () =>
    withStyles(() => import(/* webpackChunkName: "check" */ '../components/SimulatorSwitch/dialog/switchSamples.tsx')),
};

const BUTTON = '[data-tool]';

function startPageTools(): void {
  const toolOf = (button: HTMLElement) => tools[button.dataset.tool as keyof typeof tools];
  const fetchAhead = (event: Event) => {
    const button = closest(event, BUTTON);
    if (button) toolOf(button)?.().catch(() => {});
  };
  document.addEventListener('pointerover', fetchAhead);
  document.addEventListener('focusin', fetchAhead);
  document.addEventListener('click', async (event) => {
    const button = closest(event, BUTTON);
    if (!button) return;
    const status = button.parentElement?.querySelector('[role="status"]');
    const tool = await importOrReport<{ open: (button: HTMLElement) => void }>(toolOf(button), (words) =>
      status?.replaceChildren(words),
    );
    if (!tool) return;
    status?.replaceChildren();
    tool.open(button);
  });
}

markDocument();
startAppearance();
startUserVariables();
followOtherWindows();
startSearch();
startPageTools();
startSamples();
startCodeButtons();
whenIdle(() => import(/* webpackChunkName: "deferred" */ './deferred.ts').then(({ startDeferred }) => startDeferred()));

hydrate(
  {
    code: { start: startCode },
    drawer: { start: startPanel },
    'fitting-items': { start: startFittingItems },
    menu: onIntent(() =>
      import(/* webpackChunkName: "deferred" */ '../components/Nav/NavGroup.client.ts').then(
        ({ startMenu }) => startMenu,
      ),
    ),
    'nav-screen': { start: startNavScreen },
    'not-found': {
      start: (main) =>
        void import(/* webpackChunkName: "lazy" */ '../components/NotFound/NotFoundLayout.client.ts').then(
          (part) => part.startNotFound(main),
          console.error,
        ),
    },
    'outline-panel': { start: startPanel },
    sidebar: { start: startSidebar },
    simulator: { start: (box) => void (readStored(SIMULATOR_KEY) && restoreSwitch(box)) },
    'sidebar-filter': onIntent(() =>
      import(/* webpackChunkName: "lazy" */ '../components/Sidebar/SidebarFilter.client.ts').then(
        (chunk) => chunk.startSidebarFilter,
      ),
    ),
    table: { start: (table, signal) => followOverflow(table, label('table'), signal) },
    tabs: { start: startTabs, render: renderTabs },
  },
  () => {
    renderVariables();
    renderShortcut();
  },
);

/** A press fetches what switches the samples. */
function restoreSwitch(box: HTMLElement): void {
  const button = box.querySelector('button');
  button?.setAttribute('data-restored', '');
  button?.click();
}
