import { startCheckResponse } from '../components/CheckStep/CheckResponse.client.ts';
import { startEmbed } from '../components/Embed/Embed.client.ts';
import { startGlossary } from '../components/Glossary/Glossary.client.ts';
import { startHeadingAnchors } from '../components/HeadingAnchor/HeadingAnchor.client.ts';
import { startImages } from '../components/ImageZoom/ImageZoom.client.ts';
import { startIsland } from '../components/Island/startIsland.ts';
import { startKeyTools } from '../components/KeyTree/KeyTools.client.ts';
import { startHidingBar } from '../components/Nav/HidingBar.client.ts';
import { startOutline } from '../components/Outline/Outline.client.ts';
import { startOverview } from '../components/Overview/Overview.client.ts';
import { startScrollToTop } from '../components/ScrollToTop/ScrollToTop.client.ts';
import { openSearchOfUrl, prefetchSearch } from '../components/Search/prefetchSearch.ts';
import { startHashEntries } from '../components/Sidebar/hashEntries.ts';
import { startSteps } from '../components/Steps/Steps.client.ts';
import { startToolBench } from '../components/Tools/ToolBench.client.ts';
import { startNavigation } from '../navigation/navigation.ts';
import { loadBar } from '../navigation/startProgress.ts';
import { hydrate } from './hydrate.ts';
import { loadLazyStyles } from './lazyStyles.ts';
import { followCuts, followOverflow } from './overflow.ts';
import { startReveal } from './revealTarget.ts';
import { setup } from './setup.virtual.ts';

// What can wait until the page is there: without it links are links. It is fetched once the browser is idle, or with the
// first movement of the reader.

/** Starts it. On the dev server, Rspress renders and changes pages. */
export function startDeferred(): void {
  document.documentElement.dataset.scripts = 'live';
  startImages();
  startHeadingAnchors();
  startDisclosures();
  startGlossary();
  followCuts();
  startHashEntries();
  // Paper needs them too, which does not wait.
  loadLazyStyles().catch(() => {});
  openSearchOfUrl();
  prefetchSearch();
  startReveal();
  hydrate({
    bench: { start: startToolBench },
    'check-response': { start: startCheckResponse },
    embed: { start: startEmbed },
    // In the dev server, React runs the whole page.
    ...(setup.isBuild && { island: { start: startIsland } }),
    mermaid: {
      start: (figure, signal) => followOverflow(figure, figure.querySelector('title')?.textContent ?? '', signal),
    },
    'hiding-bar': { start: startHidingBar },
    'key-tools': { start: startKeyTools },
    outline: { start: startOutline },
    overview: { start: startOverview },
    'scroll-to-top': { start: startScrollToTop },
  });
  if (!setup.isBuild) return;
  startSteps();
  startNavigation();
  // On a slow network it would arrive too late when it is needed.
  void loadBar();
}

const OPEN = 'details[data-closes-alone][open]';

/** Lists below a button that need no script to open: they close on Escape, on a press elsewhere, and when the focus leaves. */
function startDisclosures(): void {
  const close = (isLeft: (list: HTMLDetailsElement) => boolean) => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>(OPEN)) if (isLeft(list)) list.open = false;
  };
  const closeOthers = ({ target }: Event) => close((list) => target instanceof Node && !list.contains(target));
  document.addEventListener('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close((list) => {
      const summary = list.querySelector('summary');
      if (list.contains(document.activeElement)) summary?.focus();
      return true;
    });
  });
}
