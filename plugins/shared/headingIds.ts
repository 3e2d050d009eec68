import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { eachNode } from './eachNode.ts';

/** An id that the writer gives: `## Title \{#id}`. */
const written = /\s*\\?\{#([^{}]+)\}\s*$/;

/** Text of a heading without an id that is written into it. */
export function headingText(heading: Heading): string {
  return withoutWrittenId(textOf(heading)).trim();
}

/** The text of a heading without an id that is written at its end. */
export function withoutWrittenId(text: string): string {
  return text.replace(written, '');
}

/** The id that is written at the end of a heading, or undefined. */
export function writtenId(text: string): string | undefined {
  return written.exec(text)?.[1];
}

/** The headings of a page, in order, with the ids that they get in the output. */
export function headingIds(tree: Root): { id: string; heading: Heading }[] {
  const slugger = new GithubSlugger();
  const found: { id: string; heading: Heading }[] = [];
  eachNode(tree, 'heading', (heading: Heading) => {
    const id = writtenId(textOf(heading)) ?? slugger.slug(headingText(heading));
    found.push({ id, heading });
  });
  return found;
}
