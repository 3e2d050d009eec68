import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { publishFiles } from '../publishFiles.ts';
import { applyBrand } from '../shared/brand.ts';
import { listPublicFiles } from '../shared/siteOptions.ts';

export interface BrandPluginOptions {
  /** Tokens with what each becomes, from `brandTokens`. */
  tokens: Record<string, string>;
  /** Folder of the pages. */
  docsDir: string;
}

/** Text files of `docs/public` whose tokens are replaced. Images other than SVG are copied as they are. */
const BRANDED_EXTENSIONS = ['json', 'svg', 'txt', 'xml', 'yml', 'yaml', 'md', 'html'];
const brandedFiles = new RegExp(`\\.(?:${BRANDED_EXTENSIONS.join('|')})$`);

/**
 * Puts the brand into everything the site is made of: pages, front matter, navigation, sidebars and published files.
 * Rspress's own replacement rules reach titles, outlines and search, but neither links nor front matter in pages.
 */
export function brandPlugin({ tokens, docsDir }: BrandPluginOptions): RspressPlugin {
  return {
    name: 'brand',
    config(config) {
      const rules = Object.entries(tokens).map(([token, text]) => ({
        search: new RegExp(token, 'g'),
        replace: text,
      }));
      return { ...config, replaceRules: [...(config.replaceRules ?? []), ...rules] };
    },
    builderConfig: {
      plugins: [brandedModules(tokens), brandedPublicFiles(tokens, docsDir)],
      // These are emitted with their tokens replaced, so the plain copies stay away.
      server: { publicDir: { ignore: [`**/*.{${BRANDED_EXTENSIONS.join(',')}}`] } },
    },
  };
}

function brandedModules(tokens: Record<string, string>): RsbuildPlugin {
  return {
    name: 'brand-modules',
    setup(api) {
      // On paper, links show their whole address.
      api.transform({ test: /[\\/]styles[\\/]print\.css$/, order: 'pre' }, ({ code }) => applyBrand(code, tokens));
      api.transform({ test: /\.mdx?$/, order: 'pre' }, ({ code }) => applyBrand(code, tokens));
      // After Rspress's own loader, which writes the module.
      api.transform({ test: /virtual-site-data/, order: 'post' }, ({ code }) => applyBrand(code, tokens));
    },
  };
}

function brandedPublicFiles(tokens: Record<string, string>, docsDir: string): RsbuildPlugin {
  const publicDir = path.join(docsDir, 'public');
  return {
    name: 'brand-public-files',
    setup(api) {
      publishFiles(api, {
        names: brandedFiles,
        list: () =>
          listPublicFiles(docsDir)
            .filter((file) => brandedFiles.test(file))
            .map((file) => [file.slice(1), () => applyBrand(readFileSync(path.join(publicDir, file), 'utf8'), tokens)]),
      });
    },
  };
}
