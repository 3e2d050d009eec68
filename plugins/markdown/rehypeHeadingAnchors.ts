import { contentStep } from '../shared/eachContent.ts';
import { isElement } from '../shared/hastNodes.ts';

/**
 * Makes the permalink of a heading a link with the name of the heading. Rspress hides it from keyboards and screen
 * readers, and writes its sign into the heading, where it is copied: ours comes from the style.
 */
export const rehypeHeadingAnchors = () =>
  contentStep((node) => {
    if (!isElement(node) || !/^h[1-6]$/.test(node.tagName)) return;
    const [anchor] = node.children;
    if (!isElement(anchor, 'a') || anchor.properties.class !== 'rp-header-anchor') return;
    const { ariaHidden, ...properties } = anchor.properties;
    const name = { ariaLabelledBy: String(node.properties.id) };
    Object.assign(anchor, { properties: { ...properties, ...name }, children: [] });
    // Its own text alone: the name of the link would repeat it.
    Object.assign(node.properties, name);
  });
