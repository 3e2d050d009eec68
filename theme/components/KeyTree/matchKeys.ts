/** A key of a configuration, as the page says it. */
export interface FilterKey {
  /** As people write it: `policies.proof.skip`. */
  path: string;
  /** Everything else that the page says about it. */
  text: string;
}

/**
 * Tells which keys have every word of a query, in any order, anywhere in the path or the text. Case, and the signs
 * between names, do not matter.
 * @returns one answer for each key; all match an empty query
 */
export function matchKeys(keys: readonly FilterKey[], query: string): boolean[] {
  const words = plain(query).split(' ').filter(Boolean);
  return keys.map(({ path, text }) => {
    const said = `${plain(path)} ${path.toLowerCase()} ${plain(text)}`;
    return words.every((word) => said.includes(word));
  });
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}
