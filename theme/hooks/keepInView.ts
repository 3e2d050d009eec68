/** Scrolls a box, and nothing around it, so far that an element in it can be seen. */
export function keepInView(box: Element | null | undefined, element: Element | null | undefined): void {
  if (!box || !element) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
