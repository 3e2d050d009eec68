/** Where a circle has to start and how far it has to reach to cover the window. */
export interface Reveal {
  x: number;
  y: number;
  radius: number;
}

/** The circle around the middle of a button that covers a window. */
export function revealFrom(
  button: { left: number; top: number; width: number; height: number },
  window: { width: number; height: number },
): Reveal {
  const x = button.left + button.width / 2;
  const y = button.top + button.height / 2;
  return { x, y, radius: Math.hypot(Math.max(x, window.width - x), Math.max(y, window.height - y)) };
}
