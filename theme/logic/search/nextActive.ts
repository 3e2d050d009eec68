/**
 * Works out which hit an arrow key leads to. Both ends are joined.
 * @returns undefined for other keys and for an empty list.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}
