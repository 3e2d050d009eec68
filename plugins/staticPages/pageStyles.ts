import { fileURLToPath } from 'node:url';

/** A style that only pages with certain parts need. */
export interface PageStyle {
  /** Name of the file that readers fetch. */
  name: string;
  /** Absolute path of the source. */
  file: string;
  /** Stands in the HTML of each page that needs it. */
  mark: string;
}

const theme = (file: string) => fileURLToPath(new URL(`../../theme/${file}`, import.meta.url));

/** The styles of what readers ask for. No page has them: the script of the pages loads them. */
export const laterStyle = { name: 'on-demand', file: theme('styles/later.ts') };

/** The styles that pages have beside those of every page. */
export const pageStyles: PageStyle[] = [
  { name: 'home', file: theme('components/Home/HomeLayout.css'), mark: 'class="home"' },
  { name: 'not-found', file: theme('components/NotFound/NotFoundLayout.css'), mark: 'class="not-found"' },
  { name: 'overview', file: theme('components/Overview/Overview.css'), mark: 'class="overview__' },
  { name: 'diagram', file: theme('styles/diagram.css'), mark: 'class="diagram' },
  { name: 'fields', file: theme('styles/fields.css'), mark: 'class="fields' },
  { name: 'matrix', file: theme('styles/matrix.css'), mark: 'class="matrix' },
  { name: 'live-sample', file: theme('components/LiveSample/LiveForm.css'), mark: 'class="live-sample' },
  { name: 'check-answer', file: theme('components/CheckStep/CheckAnswer.css'), mark: 'check-answer' },
];
