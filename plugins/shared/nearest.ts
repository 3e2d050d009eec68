/**
 * Finds the candidate that a writer most likely meant, by edit distance.
 * @returns undefined when nothing is closer than half of the name's length.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 2)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Finds the address that a writer most likely meant: the only one with the same last name, or else the nearest, since a
 * folder is forgotten sooner than a name.
 */
export function nearestAddress(address: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const last = address.slice(address.lastIndexOf('/'));
  const same = last.length > 1 ? all.filter((one) => one.endsWith(last)) : [];
  return same.length === 1 ? same[0] : (nearest(address, same) ?? nearest(address, all));
}

/** Levenshtein distance: the number of single-character edits between two strings. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min(previous[j] + 1, current[j - 1] + 1, substitution);
    }
    previous = current;
  }
  return previous[b.length];
}

/** Whether two different names are one slip of the keyboard apart: a character more, fewer or other, or two swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || [restB, restB.slice(1)].includes(restA.slice(1)) || restA === restB.slice(1);
}
