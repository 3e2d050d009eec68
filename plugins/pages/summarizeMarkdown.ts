/** What the Markdown of a shortcode contains, as far as the rules about links and anchors need it. */
export interface MarkdownSummary {
  /** IDs of its elements. */
  ids: string[];
  links: string[];
  images: string[];
}

const FENCE = /^\s*(`{3,}|~{3,})/;
/** The address follows the text of the link. */
const MARKDOWN_LINK = /(!?)\[[^\]]*\]\(([^)\s]*)[^)]*\)/g;
const ATTRIBUTE = /\s(id|href|src|examples)="([^"]*)"/g;
/** An operation begins with its method and path, which the outline shows. */
const ENDPOINT = /^`[A-Z]+ \/\S*`$/;
const CODE = /(`+)(?!`).*?[^`]\1(?!`)/g;

/**
 * Reduces the Markdown of a shortcode to its headings and samples, for the check and the outlines on the dev server,
 * and a summary of the rest. Shortcodes write almost half of the text of all pages, mostly tables, and parsing those
 * takes as long as the rest.
 * @param withSamples whether the result contains its samples
 */
export function summarizeMarkdown(markdown: string, withSamples: boolean): { text: string; summary: MarkdownSummary } {
  const rows: string[] = [];
  const summary: MarkdownSummary = { ids: [], links: [], images: [] };
  let fence = '';
  for (const row of markdown.split('\n')) {
    const mark = FENCE.exec(row)?.[1] ?? '';
    if (fence !== '' || mark !== '') {
      if (withSamples) rows.push(row);
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence) && row.trim() === mark) fence = '';
    } else if (/^#{1,6} /.test(row)) rows.push('', row, '');
    else if (ENDPOINT.test(row)) rows.push('<div>', '', row, '', '</div>');
    else if (row !== '') addRow(summary, row.replace(CODE, 'code'));
  }
  return { text: rows.join('\n'), summary };
}

function addRow({ ids, links, images }: MarkdownSummary, row: string): void {
  for (const [, isImage, address] of row.matchAll(MARKDOWN_LINK)) (isImage ? images : links).push(address);
  for (const [, name, value] of row.matchAll(ATTRIBUTE)) {
    if (name === 'id') ids.push(value);
    else if (name === 'href') links.push(value);
    else if (name === 'src') images.push(value);
    // A tool opens with the example of a fragment.
    else ids.push(...value.split(' ').map((example) => `example=${example}`));
  }
}
