import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { tryOr } from '../../tools-core/base/tryOr.ts';
import { contentStep } from '../shared/eachContent.ts';
import { attributeOf, isElement, isJsx } from '../shared/hastNodes.ts';

/**
 * Writes how large an image of `docs/public` is, so that the text keeps its place while it loads. A size that the page
 * has stays.
 */
export function rehypeImageSize(docsDir: string) {
  // Nothing for a file that isn't there, which the check reports, and for one that has no size.
  const sizeOf = (address: unknown) => tryOr(() => publicImageSize(docsDir, String(address))) ?? {};
  return contentStep((node) => {
    if (isElement(node, 'img') && !node.properties.width && !node.properties.height)
      Object.assign(node.properties, sizeOf(node.properties.src));
    if (!isJsx(node) || node.name !== 'img' || attributeOf(node, 'width') || attributeOf(node, 'height')) return;
    for (const [name, size] of Object.entries(sizeOf(attributeOf(node, 'src'))))
      node.attributes.push({ type: 'mdxJsxAttribute', name, value: String(size) });
  });
}

/**
 * Reads the width and height of a published image, in pixels or in the units of an SVG's view box.
 * @throws Error if the file can't be read or is no image
 */
export function publicImageSize(docsDir: string, address: string): { width: number; height: number } {
  const { width, height } = imageSize(readFileSync(path.join(docsDir, 'public', address)));
  return { width, height };
}
