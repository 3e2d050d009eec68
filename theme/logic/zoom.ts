/** States of the image zoom. */
export type ZoomState = 'closed' | 'opening' | 'open' | 'closing';

/** `choose`: the reader picks an image. `dismiss`: Esc, a click, a scroll or a resize. `settle`: a movement is over. */
export type ZoomEvent = 'choose' | 'dismiss' | 'settle';

const transitions: Record<ZoomState, Partial<Record<ZoomEvent, ZoomState>>> = {
  closed: { choose: 'opening' },
  opening: { settle: 'open', dismiss: 'closing' },
  open: { dismiss: 'closing' },
  closing: { settle: 'closed' },
};

/** The state after an event. An event that means nothing in a state leaves it. */
export function nextZoomState(state: ZoomState, event: ZoomEvent): ZoomState {
  return transitions[state][event] ?? state;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** Room between a zoomed image and the edge of the window. */
const MARGIN = 16;

/**
 * The place of a zoomed image: in the middle, as large as the window allows, and no larger than its own pixels
 * unless it can be drawn at any size.
 */
export function zoomedBox(shown: Size, natural: Size, viewport: Size, scalable: boolean): Box {
  const room = { width: viewport.width - 2 * MARGIN, height: viewport.height - 2 * MARGIN };
  const fit = Math.min(room.width / shown.width, room.height / shown.height);
  const own = Math.max(1, natural.width / shown.width);
  const scale = scalable ? fit : Math.min(fit, own);
  const width = shown.width * scale;
  const height = shown.height * scale;
  return { width, height, left: (viewport.width - width) / 2, top: (viewport.height - height) / 2 };
}

/** The CSS transform that draws a box where another one is. */
export function transformTo(from: Box, to: Box): string {
  const scale = to.width / from.width;
  return `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
}
