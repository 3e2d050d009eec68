import { fileURLToPath } from 'node:url';
import type { HtmlTag, HtmlTagHandler } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inlineScript } from '../shared/inlineScript.ts';
import type { PageGuardOptions } from './pageGuard.ts';

/**
 * Puts the guards of `pageGuard.ts` first into the head of every page, also of the page for unknown addresses. They
 * take the place of Rspress's appearance script, which fails where storage or `matchMedia` cannot be had.
 */
export function pageGuardPlugin(options: PageGuardOptions): RspressPlugin {
  const file = fileURLToPath(new URL('./pageGuard.ts', import.meta.url));
  const script = { tag: 'script', children: inlineScript(file, 'guardPage', options) };
  const isReplaced = ({ tag, children = '' }: HtmlTag) => tag === 'script' && children.includes('rp-dark');
  // Only a function can come before the tags of Rspress.
  const tags: HtmlTagHandler = (others) => [script, ...others.filter((other) => !isReplaced(other))];
  return { name: 'page-guard', builderConfig: { html: { tags } } };
}
