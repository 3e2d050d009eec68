/** The icon of the search, as a path of 24 by 24 points: the page and the search itself are drawn by different libraries. */
export const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20';
