import { linkTarget } from '../../theme/shared/href.ts';
import { contentStep } from '../shared/eachContent.ts';
import { isJsx, type Jsx } from '../shared/hastNodes.ts';

const ADDRESSES: Record<string, string[]> = { img: ['src', 'data-zoom-src'], a: ['href'] };

/** Gives images and links that are written as tags the addresses of their files, since Rspress leaves them as they are. */
export const rehypeTagAddresses = (base: string) =>
  contentStep((node) => {
    if (isJsx(node)) addBase(node, base);
  });

/** Changes the addresses of an image or a link that begin at the root of the site. */
export function addBase({ name, attributes }: Jsx, base: string): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !ADDRESSES[name ?? '']?.includes(attribute.name)) continue;
    const { value } = attribute;
    if (typeof value === 'string' && /^\/(?!\/)/.test(value)) attribute.value = linkTarget(value, base).href;
  }
}
