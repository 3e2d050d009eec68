/** Decodes a part of an address. A text that cannot be decoded, such as `100%`, stays as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
