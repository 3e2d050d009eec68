/** JSON that a program wrote as a text of JSON, with its quotation marks or without. */
export function unescaped(text: string): string | undefined {
  if (!/^"\s*[{[]/.test(text) && !/^[{[]\s*\\"/.test(text)) return undefined;
  try {
    const found: unknown = JSON.parse(text.startsWith('"') ? text : `"${text}"`);
    return typeof found === 'string' ? found.trim() : undefined;
  } catch {
    return undefined;
  }
}
