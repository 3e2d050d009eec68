import type { HighlightRange } from '../../logic/search/searchHit.ts';

/** A text with stretches of it marked. */
export function HighlightedText({ text, ranges }: { text: string; ranges: HighlightRange[] }) {
  let end = 0;
  return (
    <span>
      {ranges.map(({ start, length }) => {
        const before = text.slice(end, start);
        end = start + length;
        return [before, <mark key={start}>{text.slice(start, end)}</mark>];
      })}
      {text.slice(end)}
    </span>
  );
}
