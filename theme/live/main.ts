// The one script of every page. It stands before the styles in the head, so that everything on the page works from the
// first moment it is seen. What few readers need is fetched when somebody comes near.

import { drawShortcut, openSearch, startSearch } from '../components/Search/Search.client.ts';
import { startAppearance } from './appearance.ts';
import { startCode, startCodeButtons } from './code.ts';
import { markDocument } from './early.ts';
import { drawFill, startFill } from './fill.ts';
import { takeWish } from './importing.ts';
import { startFittingItems, startHidingBar, startNavScreen } from './navBar.ts';
import { onIntent } from './onIntent.ts';
import { followOverflow } from './overflow.ts';
import { startOverview } from './overview.ts';
import { label } from './page.ts';
import { startDrawer, startOutlinePanel } from './panels.ts';
import { enliven } from './parts.ts';
import { startSamples } from './samples.ts';
import { startSidebar } from './sidebar.ts';
import { followOtherWindows } from './storage.ts';
import { drawTabs, startTabs } from './tabs.ts';
import { startTools } from './tools.ts';
import { drawTypeface } from './typeface.ts';
import { whenIdle } from './whenIdle.ts';

markDocument();
startAppearance();
drawTypeface();
startFill();
followOtherWindows();
startSearch();
startTools();
startSamples();
startCodeButtons();
whenIdle(() => import(/* webpackChunkName: "rest" */ './rest.ts').then(({ startRest }) => startRest()));

enliven(
  {
    code: { start: startCode },
    drawer: { start: startDrawer },
    'fitting-items': { start: startFittingItems },
    'hiding-bar': { start: startHidingBar },
    menu: onIntent(() => import(/* webpackChunkName: "rest" */ './menu.ts').then(({ startMenu }) => startMenu)),
    'nav-screen': { start: startNavScreen },
    'not-found': {
      start: (main) =>
        void import(/* webpackChunkName: "later" */ './later/notFound.ts').then((part) => part.startNotFound(main)),
    },
    'outline-panel': { start: startOutlinePanel },
    overview: { start: startOverview },
    sidebar: { start: startSidebar },
    'sidebar-filter': onIntent(() =>
      import(/* webpackChunkName: "later" */ './later/sidebarFilter.ts').then((part) => part.startSidebarFilter),
    ),
    table: { start: (table, signal) => followOverflow(table, label('table'), signal) },
    tabs: { start: startTabs, draw: drawTabs },
  },
  () => {
    drawFill();
    drawShortcut();
  },
);

document.addEventListener('DOMContentLoaded', () => {
  const wish = takeWish();
  if (wish?.startsWith('search')) openSearch(wish.slice('search '.length), 'restored');
});
