import type { PageStyle } from './pageStyles.ts';

/** A style as it was built. */
export interface BuiltStyle extends Pick<PageStyle, 'mark'> {
  /** Address of the file. */
  href: string;
}

/** What Rspress and React leave in a page for a React that takes it over, and what no reader's browser asks for. */
const LEFT_OVERS = [
  /<!--(?:\$|\/\$|\s|!\$)?-->/g,
  /<link rel="preload" as="image"[^>]*>/g,
  /\s*<meta name="generator"[^>]*>/g,
  /\s*<meta http-equiv="X-UA-Compatible"[^>]*>/g,
  /\s*<div id="__rspress_modal_container"><\/div>/g,
];

/**
 * Takes out of a page what nothing will use, and puts in the styles that its parts need.
 * @param html of the page, as it was drawn
 * @param laterStyles address of the styles that the script loads when they are needed
 */
export function finishPage(html: string, styles: readonly BuiltStyle[], laterStyles: string): string {
  const links = styles
    .filter(({ mark }) => html.includes(mark))
    .map(({ href }) => `<link href="${href}" rel="stylesheet">`);
  const light = LEFT_OVERS.reduce((text, pattern) => text.replace(pattern, ''), html);
  const named = light.replace('<script src', `<script data-styles="${laterStyles}" src`);
  return named.replace(/(<link href="[^"]*" rel="stylesheet">)/, (first) => first + links.join(''));
}
