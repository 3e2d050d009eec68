/** Every label of the theme: those that differ from what Rspress prints, under its keys, and those of our own parts. */
export const text = {
  prevPageText: 'Previous Page',
  nextPageText: 'Next Page',
  searchPlaceholderText: 'Search Docs',
  searchNoResultsText: 'No results for',
  searchSuggestedQueryText: 'Please try again with a different keyword',
  'search.title': 'Search',
  'search.forText': 'Search for “{{query}}”',
  'search.cancel': 'Cancel',
  'search.hint': 'Search titles, headings and text.',
  'search.loading': 'Loading search…',
  'search.failed': 'Search could not be loaded.',
  'search.failedHelp': 'Check your connection and try again. If that does not help, reload the page.',
  'search.retry': 'Try again',
  'search.partial': 'No page has all of these words. These have most of them:',
  'search.corrected': 'Searched for “{{query}}”.',
  'search.verbatim': 'Search for “{{query}}” instead',
  'search.titlesOnly': 'Only titles were searched. The rest could not be loaded.',
  'search.cards': 'Short answers',
  'search.cardsAbove': 'A short answer stands above them.',
  'search.guide': 'Guide',
  'search.tutorial': 'Tutorial',
  'search.reference': 'Reference',
  'search.explanation': 'Explanation',
  'search.results': 'Search results',
  'search.oneResult': '1 result',
  'search.manyResults': '{{count}} results',
  'search.indexes': 'Where to search',
  'search.titleHit': 'Title',
  'search.headerHit': 'Heading',
  'search.contentHit': 'Text',
  'search.newWindow': 'opens in a new window',
  'search.keyMove': 'to move',
  'search.keyOpen': 'to open',
  'search.keyClose': 'to close',
  overviewTitleText: 'Overview',
  'overview.filterNameText': 'Filter',
  'overview.filterPlaceholderText': 'Enter keyword',
  'overview.filterNoResultText': 'No matching API found',
  codeButtonGroupCopyButtonText: 'Copy code',
  codeButtonGroupWrapButtonText: 'Wrap lines',
  codeCopiedText: 'Copied',
  codeCopyRefusedText: 'Press Ctrl+C',
  codeText: 'Code',
  tableText: 'Table',
  imageZoomText: 'Zoom image',
  imageCloseText: 'Close image',
  offlineText: 'The page cannot be reached. You may be offline.',
  siteChangedText: 'The site has changed since you opened this page.',
  reloadText: 'Reload the page',
  closeText: 'Close',
  pageLoadingText: 'Loading the page',
  islandFailedText: 'This part of the page failed. The rest still works.',
  skipToContentText: 'Skip to content',
  mainNavText: 'Main',
  moreText: 'More',
  moreSectionsText: 'More sections',
  moreSocialText: 'More links',
  openMenuText: 'Open menu',
  closeMenuText: 'Close menu',
  sidebarText: 'Sidebar',
  pageMenuText: 'Page menus',
  groupText: 'Pages in {{name}}',
  outlineText: 'On this page',
  prevNextText: 'Previous and next page',
  newTabText: '(opens in a new tab)',
  darkThemeText: 'Dark theme',
  fillValuesText: 'Fill in your values',
  fillFailedText: 'This could not be loaded. Try again.',
  checkAnswerText: 'Check your answer',
  glossaryText: 'Open in the glossary',
} as const;

/** Texts by key and language. */
type Texts = Record<string, Record<string, string>>;

/**
 * Puts the labels into the texts of a site. A language that Rspress does not translate a label into gets ours, because
 * a missing text would break the page. The theme itself only looks texts up, so that no page carries them twice.
 * @param lang language that the labels are written in
 * @param languages of the site
 */
export function withLabels<T extends object>(source: T, lang: string, languages: string[] = []): T {
  const texts = source as Texts;
  for (const [key, label] of Object.entries(text)) {
    const fallbacks = Object.fromEntries(languages.map((language) => [language, label]));
    texts[key] = { ...fallbacks, ...texts[key], [lang]: label };
  }
  return source;
}
