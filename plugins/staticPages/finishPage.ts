import type { PageStyle } from './pageStyles.ts';

export interface BuiltStyle extends Pick<PageStyle, 'marks'> {
  css: string;
}

/** The styles that a page needs beside those of every page, as one text; empty where it needs none. */
export function stylesOf(html: string, styles: readonly BuiltStyle[]): string {
  return styles
    .filter(({ marks }) => marks.some((mark) => html.includes(mark)))
    .map(({ css }) => css)
    .join('\n');
}

/**
 * What Rspress and React leave in a page for a React that takes it over, and what no reader's browser asks for. One
 * expression that begins with a character goes through a page once.
 */
const LEFT_OVERS =
  /<(?:!--(?:\$|\/\$|\s|!\$)?-->|link rel="preload" as="image"[^>]*>|(?:meta name="generator"[^>]*|meta http-equiv="X-UA-Compatible"[^>]*|div id="__rspress_modal_container"><\/div)>\s*)/g;

export interface PageFiles {
  /** The styles that pages with the same components share; undefined where there are none. */
  ownStyles?: string;
  /** The styles that the script loads after the page. Without scripts they come with it. */
  laterStyles: string;
  font: string;
}

/** Takes out of a page, as it was rendered, what nothing will use, and puts in the styles that its components need. */
export function finishPage(html: string, { ownStyles, laterStyles, font }: PageFiles): string {
  const links = [
    `<link href="${font}" rel="preload" as="font" type="font/woff2" crossorigin>`,
    ...(ownStyles ? [`<link href="${ownStyles}" rel="stylesheet">`] : []),
    `<noscript><link href="${laterStyles}" rel="stylesheet"></noscript>`,
  ];
  const light = html.replace(LEFT_OVERS, '');
  const named = light.replace('<script src', `<script data-styles="${laterStyles}" src`);
  return named.replace(/(<link href="[^"]*" rel="stylesheet">)/, (first) => first + links.join(''));
}
