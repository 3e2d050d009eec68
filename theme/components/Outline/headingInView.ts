/** A heading as the outline lists it. */
export interface Heading {
  id: string;
  text: string;
  depth: number;
  /** Of an operation. */
  method?: string;
}

/** What the window shows of a page. */
export interface View {
  /** Below the bars that stay at the top, where reading begins. */
  line: number;
  height: number;
  isScrolled: boolean;
  isAtEnd: boolean;
  /** The heading that the address names. */
  target?: string;
}

/** Share of the window below the line in which a heading counts as read. */
const READ = 0.2;

/** Milliseconds between two checks of the scroll position. */
export const OUTLINE_THROTTLE_MS = 100;

/**
 * Finds the heading that is being read: one at the line, else the last one in the upper part of the window, else the first
 * of the page. The headings of a last screenful can't get there, so there the one that the address names counts, else the
 * last.
 * @param places of the headings, in pixels from the top of the window
 */
export function headingInView(places: { id: string; top: number }[], view: View): string | undefined {
  if (view.isAtEnd) {
    const target = places.find(({ id }) => id === view.target);
    if (target && target.top > view.line && target.top < view.height) return target.id;
    if (view.isScrolled) return places.at(-1)?.id;
  }
  const atLine = places.findLast(({ top }) => top > 0 && top <= view.line);
  return (atLine ?? places.findLast(({ top }) => top <= view.line + view.height * READ) ?? places[0])?.id;
}
