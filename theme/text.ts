/**
 * Every label that the theme prints and that differs from what Rspress prints. Keys are Rspress's own, where it has
 * them.
 */
export const text = {
  prevPageText: 'Previous Page',
  nextPageText: 'Next Page',
  searchPlaceholderText: 'Search Docs',
  searchNoResultsText: 'No results for',
  searchSuggestedQueryText: 'Please try again with a different keyword',
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
  pageLoadingText: 'Loading the page',
  pageLostText: 'This page could not be loaded',
  pageLostReloadText: 'Load it again',
} as const;
