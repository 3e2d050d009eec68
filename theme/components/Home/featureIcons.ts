/** Strokes of the drawings that a card may name, on a grid of 24. */
export const DRAWINGS: Record<string, string> = {
  compose: 'M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7h-7zM7.5 14v3.5H11',
  ecosystem:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3v6M12 15v6M4.2 7.5l5.2 3M14.6 13.5l5.2 3M4.2 16.5l5.2-3M14.6 10.5l5.2-3',
  configure: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4',
  standards: 'M12 3l8 4v5c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V7zM8.5 12l2.5 2.5 4.5-5',
};

/** The address of an image. */
export const IMAGE = /^(?:\/|\.{0,2}\/|https?:)|\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
