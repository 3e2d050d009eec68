import { fileURLToPath } from 'node:url';
import type { HtmlTagHandler } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inlineScript } from '../shared/inlineScript.ts';
import type { FirstVisitOptions } from './firstVisit.ts';

/**
 * Leads a reader's first visit to their language, on a site that has several. It takes the place of Rspress's
 * script (`route.localeRedirect`), which loses the hash and fails where storage is blocked.
 */
export function localeRedirectPlugin(options: FirstVisitOptions): RspressPlugin {
  if (options.languages.length === 0) return { name: 'locale-redirect' };
  const file = fileURLToPath(new URL('./firstVisit.ts', import.meta.url));
  const script = { tag: 'script', children: inlineScript(file, 'redirectFirstVisit', options) };
  // A function, because other tags of a plugin come after those of Rspress.
  const tags: HtmlTagHandler = (others) => [script, ...others];
  return { name: 'locale-redirect', builderConfig: { html: { tags } } };
}
