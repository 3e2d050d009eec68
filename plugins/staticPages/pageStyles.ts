import path from 'node:path';

/** A style that only pages with certain components need. */
export interface PageStyle {
  /** Name of the file that readers fetch. */
  name: string;
  /** Absolute path of the source. */
  file: string;
  /** One of these is in the HTML of each page that needs it. */
  marks: string[];
}

const theme = (file: string) => path.join(import.meta.dirname, '../../theme', file);

/** The styles of what readers ask for. No page has them: the script of the pages loads them. */
export const lazyStyle = { name: 'on-demand', file: theme('styles/lazy.ts') };

/** The styles that pages have beside those of every page. */
export const pageStyles: PageStyle[] = [
  { name: 'home', file: theme('components/Home/HomeLayout.css'), marks: ['class="home"'] },
  { name: 'section-index', file: theme('styles/sectionIndex.css'), marks: ['data-index=""'] },
  { name: 'not-found', file: theme('components/NotFound/NotFoundLayout.css'), marks: ['class="not-found"'] },
  { name: 'overview', file: theme('components/Overview/Overview.css'), marks: ['class="overview__'] },
  { name: 'stacked', file: theme('styles/stackedTables.css'), marks: ['class="stacked'] },
  {
    name: 'nav-group',
    file: theme('components/Nav/NavGroup.css'),
    marks: ['class="nav__group"', 'nav__title', 'nav__icon', 'sidebar__icon', 'nav-screen__part'],
  },
  { name: 'tabs', file: theme('components/Tabs/Tabs.css'), marks: ['class="tabs'] },
  { name: 'code-lines', file: theme('styles/codeLines.css'), marks: ['data-numbered', 'line highlighted'] },
  { name: 'badge', file: theme('styles/badge.css'), marks: ['rp-badge'] },
  { name: 'social', file: theme('components/SocialLinks/SocialLinks.css'), marks: ['class="social'] },
  { name: 'appearance', file: theme('components/Appearance/SwitchAppearance.css'), marks: ['appearance__'] },
  { name: 'diagram', file: theme('styles/diagram.css'), marks: ['class="diagram'] },
  { name: 'mermaid', file: theme('styles/mermaid.css'), marks: ['class="mermaid'] },
  { name: 'embed', file: theme('components/Embed/Embed.css'), marks: ['class="embed'] },
  {
    name: 'outcome',
    file: theme('styles/outcome.css'),
    marks: ['outcome--', 'class="rp-callout', 'check-response', 'class="bench '],
  },
  { name: 'callout', file: theme('styles/callout.css'), marks: ['class="rp-callout'] },
  {
    name: 'metadata',
    file: theme('styles/metadata.css'),
    marks: ['class="metadata', 'class="operation', 'class="status'],
  },
  { name: 'chain', file: theme('styles/chain.css'), marks: ['class="chain"'] },
  { name: 'operation', file: theme('styles/operation.css'), marks: ['class="operation', 'class="rows'] },
  { name: 'fields', file: theme('styles/fields.css'), marks: ['class="fields'] },
  { name: 'matrix', file: theme('styles/matrix.css'), marks: ['class="matrix'] },
  { name: 'live-sample', file: theme('components/LiveSample/LiveForm.css'), marks: ['class="live-sample'] },
  { name: 'check-response', file: theme('components/CheckStep/CheckResponse.css'), marks: ['check-response'] },
  { name: 'bench', file: theme('components/Tools/ToolBench.css'), marks: ['class="bench '] },
];
