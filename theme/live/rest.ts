// What can wait until the page is there: without it links are links. It is fetched once the browser is idle, or with the
// first movement of the reader.
import './lostPart.ts';
import { openAskedSearch } from './askedSearch.ts';
import { startImages } from './images.ts';
import { startOutline } from './outline.ts';
import { startNavigation } from './pages/navigation.ts';
import { fetchProgressAhead } from './pages/progress.ts';
import { enliven } from './parts.ts';
import { startScrollToTop } from './scrollToTop.ts';
import { setup } from './setup.virtual.ts';
import { startSkipLink } from './skipLink.ts';
import { startTerms } from './terms.ts';

/** Starts it. The dev server draws pages in the browser, so that there Rspress changes them. */
export function startRest(): void {
  document.documentElement.dataset.scripts = 'live';
  startImages();
  startSkipLink();
  startTerms();
  openAskedSearch();
  enliven({ outline: { start: startOutline }, 'scroll-to-top': { start: startScrollToTop } });
  if (!setup.isBuild) return;
  startNavigation();
  fetchProgressAhead();
}
