import type { HitType } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';

/** A page, a number sign, and lines of text. */
const SHAPES: Record<HitType, string> = {
  title: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4',
  header: 'M9.5 4 8 20M16 4l-1.5 16M4.5 9H20M4 15h15.5',
  content: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9',
};

/** Shows whether a hit is a page's title, a heading or text. */
export function HitIcon({ type }: { type: HitType }) {
  return (
    <svg
      className="line-icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      role="img"
      aria-label={labelOf(`search.${type}Hit`)}
    >
      <path d={SHAPES[type]} />
    </svg>
  );
}
