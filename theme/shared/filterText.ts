/**
 * The words of a query that a text doesn't have, anywhere and in any order. Case and the signs between words, such as
 * hyphens, don't matter.
 */
export function missingWords(text: string, query: string): string[] {
  const plain = plainText(text);
  return plainText(query)
    .split(' ')
    .filter((word) => !plain.includes(word));
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
