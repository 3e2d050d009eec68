/** Strokes of each icon, on a grid of 24. */
const strokes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  sidebar: 'M4 5h16v14H4zM10 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9l6 6 6-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  up: 'M12 19V5M6 11l6-6 6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16ZM13 7l4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-3M16 15l-3 3 3 3M4 18h5',
  done: 'M5 12l5 5 9-10',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
} as const;

/** An icon of the frame of the page. Words beside it or the name of its button have its meaning. */
export function FrameIcon({ name, className = '' }: { name: keyof typeof strokes; className?: string }) {
  return (
    <svg className={`line-icon ${className}`.trim()} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={strokes[name]} strokeWidth={name === 'more' ? 3 : undefined} />
    </svg>
  );
}
