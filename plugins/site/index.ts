import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { applyBrand } from '../shared/brand.ts';
import { openFolder } from '../shared/folder.ts';
import { checkPageFiles } from '../shared/pageFiles.ts';
import { failOn } from '../shared/problem.ts';
import { siteRoutes } from '../shared/siteRoutes.ts';
import type { BuiltSite } from './builtSite.ts';
import { orderSidebars } from './orderSidebars.ts';

/** Text files of `docs/public` whose tokens are replaced. Images other than SVG are copied as they are. */
const BRANDED_ENDINGS = ['json', 'svg', 'txt', 'xml', 'yml', 'yaml', 'md', 'html'];
export const BRANDED_FILES = new RegExp(`\\.(?:${BRANDED_ENDINGS.join('|')})$`);

/**
 * Puts the brand into pages, front matter, navigation and sidebars, and adds `docs/public/index.mdx` as the page
 * `/public/`, which Rspress would only copy. Rspress's replacement rules reach titles, outlines and search, but neither
 * links nor front matter in pages. Stops if a file can't be a page, with any rules.
 */
export function sitePlugin({ docsDir, root, tokens, drafts }: BuiltSite): RspressPlugin {
  const publicPage = path.join(docsDir, 'public', 'index.mdx');
  return {
    name: 'site',
    config(config) {
      failOn(checkPageFiles(openFolder(docsDir), root));
      const rules = Object.entries(tokens).map(([token, text]) => ({ search: new RegExp(token, 'g'), replace: text }));
      return { ...config, replaceRules: [...(config.replaceRules ?? []), ...rules] };
    },
    addPages: () => (existsSync(publicPage) ? [{ routePath: '/public/', filepath: publicPage }] : []),
    builderConfig: {
      plugins: [brandedModules(tokens, new Set(drafts.map(siteRoutes(docsDir).routeOf)))],
      // `plugins/outputs` publishes text files with their tokens replaced.
      server: { publicDir: { ignore: [`**/*.{${BRANDED_ENDINGS.join(',')}}`, '**/*.mdx', '**/_meta.json'] } },
    },
  };
}

function brandedModules(tokens: Record<string, string>, drafts: ReadonlySet<string>): RsbuildPlugin {
  return {
    name: 'branded-modules',
    setup(api) {
      // Printed links have their whole address.
      api.transform({ test: /[\\/]styles[\\/]print\.css$/, order: 'pre' }, ({ code }) => applyBrand(code, tokens));
      api.transform({ test: /\.mdx?$/, order: 'pre' }, ({ code }) => applyBrand(code, tokens));
      // After Rspress's own loader, which writes the module.
      api.transform({ test: /virtual-site-data/, order: 'post' }, ({ code }) => ({
        code: applyBrand(orderedData(code, drafts), tokens),
        map: NO_MAP,
      }));
    },
  };
}

/**
 * A source map would contain the data in Rspress's order, which changes: the dev server would take the module for changed
 * and reload the page after each edit.
 */
const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/** The data, as Rspress writes them. The dev server adds its own code. */
const DATA = /^export default (\{[\s\S]*?\n\})/m;

/**
 * Gives the sidebars a fixed order. Rspress reads folders in parallel and keeps the order in which they were ready, so
 * that two builds would differ.
 */
function orderedData(code: string, drafts: ReadonlySet<string>): string {
  const data = DATA.exec(code)?.[1];
  if (data === undefined) throw new Error('virtual-site-data has an unknown form. Was Rspress updated?');
  return code.replace(DATA, () => `export default ${JSON.stringify(orderSidebars(JSON.parse(data), drafts))}`);
}
