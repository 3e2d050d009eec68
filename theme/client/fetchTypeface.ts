import { closest } from './page.ts';
import { onPage } from './pageEvents.ts';
import { store } from './storage.ts';
import { applyTypeface, TYPEFACE_KEY } from './typeface.ts';

/** As the styles name them: see `styles/type.css`. */
const FACES = ['1em "Atkinson Hyperlegible Next"', '1em "Atkinson Hyperlegible Mono"'];
const FILES = [
  new URL('../fonts/atkinson-hyperlegible-next.woff2', import.meta.url),
  new URL('../fonts/atkinson-hyperlegible-mono.woff2', import.meta.url),
];

/**
 * Fetches the files of the typeface once the page is loaded, so that they cost a first visit nothing. The page in view
 * keeps the font that it was painted with: another one, or even a font that only becomes known, makes the browser style
 * and lay out the whole page again, for a tenth of a second on a slow phone. The next page has it. Readers who save data
 * keep the font of their system.
 */
export function fetchTypeface(): void {
  if (document.documentElement.dataset.typeface !== undefined) return;
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const fetchFiles = () =>
    Promise.all(FILES.map(fetchFile)).then(
      () => {
        store(TYPEFACE_KEY, '1');
        readyOnIntent();
        onPage(applyTypeface);
      },
      // The fonts of the system do as well.
      () => {},
    );
  if (document.readyState === 'complete') void fetchFiles();
  else window.addEventListener('load', fetchFiles);
}

/** Brings a file into the cache of the browser. */
async function fetchFile(url: URL): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be had.`);
  await answer.arrayBuffer();
}

/** Makes the fonts known when the reader comes near a link, so that a change of page does not wait for them. */
function readyOnIntent(): void {
  const ending = new AbortController();
  const ready = (event: Event) => {
    if (!closest(event, 'a[href]')) return;
    ending.abort();
    for (const face of FACES) document.fonts.load(face).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ready, { passive: true, signal: ending.signal });
  }
}
