// The one script of every page. It is before the styles in the head, so that everything on the page works from the
// first moment it is seen. What few readers need is fetched when somebody comes near.

import { startAppearance } from '../components/Appearance/Appearance.client.ts';
import { startCode, startCodeButtons } from '../components/CodeBlock/CodeBlock.client.ts';
import { startSamples } from '../components/LiveSample/LiveSample.client.ts';
import { startFittingItems, startHidingBar, startNavScreen } from '../components/Nav/Nav.client.ts';
import { startDrawer, startOutlinePanel } from '../components/PageMenu/PageMenu.client.ts';
import { openSearch, renderShortcut, startSearch } from '../components/Search/Search.client.ts';
import { startSidebar } from '../components/Sidebar/Sidebar.client.ts';
import { SIMULATOR_KEY } from '../components/SimulatorSwitch/simulator.ts';
import { renderTabs, startTabs } from '../components/Tabs/Tabs.client.ts';
import { renderVariables, startUserVariables } from '../components/UserVariables/UserVariables.client.ts';
import { hydrate } from './hydrate.ts';
import { takePendingAction } from './importOrReport.ts';
import { markDocument } from './markDocument.ts';
import { onIntent } from './onIntent.ts';
import { followOverflow } from './overflow.ts';
import { label } from './page.ts';
import { startPageTools } from './pageTools.ts';
import { followOtherWindows, readStored } from './storage.ts';
import { whenIdle } from './whenIdle.ts';

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
    drawer: { start: startDrawer },
    'fitting-items': { start: startFittingItems },
    'hiding-bar': { start: startHidingBar },
    menu: onIntent(() =>
      import(/* webpackChunkName: "deferred" */ '../components/Nav/NavGroup.client.ts').then(
        ({ startMenu }) => startMenu,
      ),
    ),
    'nav-screen': { start: startNavScreen },
    'not-found': {
      start: (main) =>
        void import(/* webpackChunkName: "lazy" */ '../components/NotFound/NotFoundLayout.client.ts').then((part) =>
          part.startNotFound(main),
        ),
    },
    'outline-panel': { start: startOutlinePanel },
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

document.addEventListener('DOMContentLoaded', () => {
  const action = takePendingAction();
  if (action?.startsWith('search')) openSearch(action.slice('search '.length), 'restored');
});
