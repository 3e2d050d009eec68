import type { Root } from 'hast';
import { eachContent } from '../../shared/eachContent.ts';
import { element } from '../../shared/hastNodes.ts';

/**
 * Elements that `<Tool … />` and `<CheckStep … />` write, with the parts of the theme that they become. Their names have a
 * hyphen, as `getCustomMDXComponent` has them: for a component, MDX would write a check into the script of the page.
 */
const ELEMENTS = new Map([
  ['ToolBench', 'tool-bench'],
  ['CheckResponse', 'check-response'],
] as const);

/** Hands the elements of shortcodes that readers use in the page to the theme, and ends the head with its switch. */
export function rehypeThemeElements() {
  return (tree: Root): void => {
    const first = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h2');
    if (first > 0) tree.children.splice(first, 0, element('simulator-switch', {}, []));
    eachContent(tree, (node, index, parent) => {
      const name = node.type === 'mdxJsxFlowElement' && ELEMENTS.get(node.name as 'ToolBench');
      if (!name) return;
      const properties = node.attributes.flatMap((one) => {
        if (one.type !== 'mdxJsxAttribute' || one.name === 'examples' || !one.value) return [];
        // A shortcode writes a text with quotes as an expression.
        return [[one.name, typeof one.value === 'string' ? one.value : JSON.parse(one.value.value)]];
      });
      parent.children[index] = element(name, Object.fromEntries(properties), []);
    });
  };
}
