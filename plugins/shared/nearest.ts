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

/** Edits of a slip of the keyboard, beyond which an address has other words than the one that was meant. */
const SLIP = 2;

/**
 * Finds the address that a writer most likely meant: the only one with the same last name, or else the nearest. A folder
 * is forgotten sooner than a name. But a page of another section is another page, even where it ends alike: the only one
 * of the same folder whose name has all words of the one that is written comes before it.
 */
export function nearestAddress(address: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const slip = nearest(
    address,
    all.filter((one) => sectionOf(one) === sectionOf(address)),
  );
  if (slip && editDistance(slip, address) <= SLIP) return slip;
  const last = address.slice(address.lastIndexOf('/'));
  const same = last.length > 1 ? all.filter((one) => one.endsWith(last)) : [];
  const beside = longerBeside(address, all);
  if (beside && !same.some((one) => sectionOf(one) === sectionOf(address))) return beside;
  return same.length === 1 ? same[0] : (nearest(address, same) ?? nearest(address, all));
}

const sectionOf = (address: string) => address.split('/')[1];

/** The only address of the same folder whose name has all the words of another and more. */
function longerBeside(address: string, all: readonly string[]): string | undefined {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const words = address.slice(folder.length).split('-').filter(Boolean);
  if (words.length === 0) return undefined;
  const longer = all.filter((one) => {
    const own = one.startsWith(folder) ? one.slice(folder.length).split('-') : [];
    return words.every((word) => own.includes(word));
  });
  return longer.length === 1 ? longer[0] : undefined;
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
