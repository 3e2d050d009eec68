import type { Root } from 'mdast';
import type { Pluggable, Processor } from 'unified';
import type { VFile } from 'vfile';

/** A plugin that transforms syntax trees at once. */
type Attacher = (this: Processor, ...options: unknown[]) => (tree: Root, file: VFile) => void;

/**
 * Runs a plugin for pages with samples only, and once more for a page that had some. The preview plugin compares the
 * path of each page with those of all others, which takes a second in a site of a thousand pages.
 * @param pluggable the plugin, alone or with its options
 */
export function onlyWithSamples(pluggable: Pluggable): Attacher {
  const [plugin, ...options] = (Array.isArray(pluggable) ? pluggable : [pluggable]) as [Attacher, ...unknown[]];
  const pages = new Set<string>();
  return function attach() {
    const transform = plugin.apply(this, options);
    return (tree, file) => {
      const hasSamples = /\bpreview\b/.test(String(file));
      const hadSamples = pages.delete(file.path);
      if (hasSamples) pages.add(file.path);
      if (hasSamples || hadSamples) transform(tree, file);
    };
  };
}
