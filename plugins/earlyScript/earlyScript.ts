/** The parts of a page that a query can hide, as in `?sidebar=0`. The styles of each part know its attribute. */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'];

/**
 * Runs before the first paint and marks the parts that the query hides, as `data-hide-sidebar` on the root element.
 * Only the value 0 counts. The text is the same on every page, so that one hash in a content policy allows it.
 */
export const EARLY_SCRIPT = [
  'try{',
  'const query=new URLSearchParams(location.search);',
  `for(const part of ${JSON.stringify(PARTS)})`,
  'if(query.get(part)==="0")document.documentElement.setAttribute("data-hide-"+part,"")',
  '}catch{}',
].join('');
