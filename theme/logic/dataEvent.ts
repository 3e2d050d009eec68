/** What the window of a page of the dev server hears when titles, front matter, sidebars or the navigation changed. */
export const DATA_EVENT = 'site-data';
