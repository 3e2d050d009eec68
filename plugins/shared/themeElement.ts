import type { Element, Properties } from 'hast';

/**
 * A part of the theme at a place in a page. It is an element, as a paragraph is, which the theme renders by its name:
 * for a component, MDX would write a check into the script of the page, which readers would pay for.
 * @param name with a hyphen, as `getCustomMDXComponent` has it
 */
export function themeElement(name: `${string}-${string}`, properties: Properties = {}): Element {
  return { type: 'element', tagName: name, properties, children: [] };
}
