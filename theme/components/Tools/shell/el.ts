type Child = Node | string | false | undefined;

/** Attributes by name; `on…` listens, true sets an attribute without a value, false and undefined leave it out. */
type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;

/**
 * Makes an element with its attributes and children. Texts become text nodes, so that nothing in an input is ever read
 * as markup.
 */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.flat().filter((child): child is Node | string => child !== undefined && child !== false));
  return element;
}
