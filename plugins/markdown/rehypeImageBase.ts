import type { Root } from 'hast';
import { eachContent } from '../shared/eachContent.ts';
import { isJsx, type Jsx } from '../shared/hastNodes.ts';

const ADDRESSES = ['src', 'data-zoom-src'];

/** Puts the base of the site before the files of images that are written as tags, which Rspress leaves as they are. */
export function rehypeImageBase(base: string) {
  return (tree: Root) => {
    eachContent(tree, (node) => {
      if (isJsx(node)) addBase(node, base);
    });
  };
}

/** Changes the addresses of an image that begin at the root of the site. */
export function addBase({ name, attributes }: Jsx, base: string): void {
  if (name !== 'img') return;
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !ADDRESSES.includes(attribute.name)) continue;
    const { value } = attribute;
    if (typeof value === 'string' && /^\/(?!\/)/.test(value) && !value.startsWith(base)) {
      attribute.value = base + value.slice(1);
    }
  }
}
