/**
 * Tells whether a text holds every word of a query, in any order and also as a part of a word. Case is ignored, and a
 * hyphen counts as a space. A query without words fits every text.
 */
export function hasEveryWord(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/[\s-]/)
    .every((word) => plain.includes(word));
}
