/** The text of a block of code as readers want it: without what is drawn beside it. */
export function copyableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('.rp-copy-ignore')) part.remove();
  return copy.textContent ?? '';
}
