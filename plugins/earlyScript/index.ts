import type { RspressPlugin } from '@rspress/core';
import { EARLY_SCRIPT } from './earlyScript.ts';

/**
 * Puts the early script before everything else in the head of every page, also of the 404 page, which the `head`
 * option of Rspress leaves out. Only a function can put a tag before those of Rspress.
 */
export function earlyScriptPlugin(): RspressPlugin {
  return {
    name: 'early-script',
    builderConfig: {
      html: { tags: [(tags) => [{ tag: 'script', children: EARLY_SCRIPT, head: true, append: false }, ...tags]] },
    },
  };
}
