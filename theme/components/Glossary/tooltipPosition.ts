/** Sizes and places in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Space between a note and its word, and between a note and the edge of the window. */
const GAP = 6;
const MARGIN = 8;

/** Where a note goes: below its word, or above it where only there is room, and never past the sides of the window. */
export function notePlace(
  word: Box,
  note: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const below = word.top + word.height + GAP;
  const above = word.top - GAP - note.height;
  const fitsBelow = below + note.height + MARGIN <= view.height;
  const left = Math.max(MARGIN, Math.min(word.left, view.width - note.width - MARGIN));
  return { left, top: fitsBelow || above < MARGIN ? below : above };
}
