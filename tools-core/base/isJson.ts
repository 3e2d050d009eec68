/** Whether a text is JSON (RFC 8259), whatever its length and depth. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
