import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { eachContent } from '../shared/eachContent.ts';
import { attributeOf, isElement, isJsx } from '../shared/hastNodes.ts';

/**
 * Writes how large an image of `docs/public` is, so that the text keeps its place while it loads. A size that the page
 * has stays.
 */
export function rehypeImageSize(docsDir: string) {
  return (tree: Root) => {
    eachContent(tree, (node) => {
      if (isElement(node, 'img') && !node.properties.width && !node.properties.height)
        Object.assign(node.properties, sizeOf(docsDir, node.properties.src));
      if (!isJsx(node) || node.name !== 'img' || attributeOf(node, 'width') || attributeOf(node, 'height')) return;
      for (const [name, size] of Object.entries(sizeOf(docsDir, attributeOf(node, 'src'))))
        node.attributes.push({ type: 'mdxJsxAttribute', name, value: String(size) });
    });
  };
}

/** Empty for a file that isn't there, which the check reports, and for one that has no size. */
function sizeOf(docsDir: string, address: unknown): { width?: number; height?: number } {
  try {
    return publicImageSize(docsDir, String(address));
  } catch {
    return {};
  }
}

/**
 * Reads the width and height of a published image, in pixels or in the units of an SVG's view box.
 * @throws Error if the file can't be read or is no image
 */
export function publicImageSize(docsDir: string, address: string): { width: number; height: number } {
  const { width, height } = imageSize(readFileSync(path.join(docsDir, 'public', address)));
  return { width, height };
}
