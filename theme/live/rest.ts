// What can wait until the page is there: without it links are links. It is fetched once the browser is idle, or with the
// first movement of the reader.
import './lostPart.ts';
import { startIsland } from '../components/Island/startIsland.ts';
import { openSearchOfUrl, prefetchSearch } from '../components/Search/prefetchSearch.ts';
import { startBench } from './bench.ts';
import { startDisclosures } from './disclosures.ts';
import { startHashEntries } from './hashEntries.ts';
import { startImages } from './images.ts';
import { startKeyTools } from './keyTree.ts';
import { startOutline } from './outline.ts';
import { followCuts } from './overflow.ts';
import { startOwnPlaces } from './ownPlaces.ts';
import { startNavigation } from './pages/navigation.ts';
import { fetchProgressAhead } from './pages/progress.ts';
import { enliven } from './parts.ts';
import { startReveal } from './reveal.ts';
import { startScrollToTop } from './scrollToTop.ts';
import { setup } from './setup.virtual.ts';
import { startSkipLink } from './skipLink.ts';
import { loadLaterStyles } from './styles.ts';
import { startTerms } from './terms.ts';
import { fetchTypeface } from './typefaceFiles.ts';

/** Starts it. The dev server draws pages in the browser, so that there Rspress changes them. */
export function startRest(): void {
  document.documentElement.dataset.scripts = 'live';
  startImages();
  startOwnPlaces();
  startDisclosures();
  startSkipLink();
  startTerms();
  followCuts();
  startHashEntries();
  fetchTypeface();
  // Paper needs them too, which does not wait.
  loadLaterStyles().catch(() => {});
  openSearchOfUrl();
  prefetchSearch();
  startReveal();
  enliven({
    bench: { start: startBench },
    // In the dev server, React runs the whole page.
    ...(setup.isBuild && { island: { start: startIsland } }),
    'key-tools': { start: startKeyTools },
    outline: { start: startOutline },
    'scroll-to-top': { start: startScrollToTop },
  });
  if (!setup.isBuild) return;
  startNavigation();
  fetchProgressAhead();
}
