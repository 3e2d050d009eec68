/**
 * Works out which hit an arrow key leads to. Both ends are joined.
 * @param active -1 where none is chosen yet
 * @returns undefined for other keys and for an empty list.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (Math.max(active, 0) - 1 + count) % count;
  return undefined;
}
