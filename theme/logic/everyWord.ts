/**
 * Tells whether a text holds every word of a query, in any order and also as a part of a word. Case is ignored, and a
 * hyphen counts as a space. A query without words fits every text.
 */
export function hasEveryWord(text: string, query: string): boolean {
  const plain = normalize(text);
  return normalize(query)
    .split(' ')
    .every((word) => plain.includes(word));
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
}
