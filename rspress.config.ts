import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { checksPlugin } from './plugins/checks/index.ts';
import { codeTransformers, markdownPlugin } from './plugins/markdown/index.ts';
import { outputsPlugin } from './plugins/outputs/index.ts';
import { pageDataPlugin } from './plugins/pageData/index.ts';
import { previewPlugin } from './plugins/preview/index.ts';
import { searchPlugin } from './plugins/search/index.ts';
import { readBuiltSite } from './plugins/site/builtSite.ts';
import { sitePlugin } from './plugins/site/index.ts';
import { previewTags, themeOptions } from './plugins/site/themeOptions.ts';
import { staticPagesPlugin } from './plugins/staticPages/index.ts';
import { virtualModulesPlugin } from './plugins/virtualModules/index.ts';
import { addressOf } from './theme/shared/href.ts';
import { markdownFileOf } from './theme/shared/markdownFileOf.ts';

const root = import.meta.dirname;
const site = readBuiltSite(root, process.env);
const { docsDir, outDir, base, brand, config, publicFiles, pageRules } = site;
const { lang, locales, multiVersion } = config;

export default defineConfig({
  root: docsDir,
  outDir,
  themeDir: path.join(root, 'theme'),
  base,
  siteOrigin: brand.docsOrigin,
  lang,
  ...(locales.length > 0 && { locales }),
  ...(multiVersion && { multiVersion }),
  title: `${brand.name} docs`,
  description: brand.description,
  icon: publicFiles.has(brand.icon) ? brand.icon : undefined,
  logo: publicFiles.has(brand.logo.light) ? brand.logo : undefined,
  logoText: brand.name,
  // Rspress would load it on every page: see `theme/components/ImageZoom/ImageZoom.client.ts`.
  mediumZoom: false,
  route: { cleanUrls: false, cleanUrlsRedirect: false, localeRedirect: 'never', exclude: [...site.drafts] },
  markdown: {
    defaultWrapCode: config.wrapCode,
    crossCompilerCache: false,
    // A time limit would make builds on busy machines differ.
    shiki: { mergeSameStyleTokens: true, tokenizeTimeLimit: 0, transformers: codeTransformers },
    // With rules on, the check reports dead links with their line and the nearest page.
    link: { checkDeadLinks: !pageRules && { excludes: (url) => publicFiles.has(url) } },
  },
  builderConfig: {
    server: { host: '127.0.0.1' },
    dev: { client: { overlay: { runtime: true } } },
    // A build writes to a new folder, see `scripts/build`. The content security policy forbids images in styles.
    output: { cleanDistPath: false, dataUriLimit: 0 },
    // Most pages depend on data, other pages and our code, of which a cache of files knows nothing.
    performance: { printFileSize: { total: true, detail: false, compressed: false }, buildCache: false },
  },
  head: [
    ({ routePath }) => ['link', { rel: 'canonical', href: brand.docsOrigin + addressOf(routePath, base) }],
    ({ routePath }) => ['link', { rel: 'alternate', type: 'text/markdown', href: base + markdownFileOf(routePath) }],
    ...previewTags(site),
  ],
  i18nSource: site.i18nSource,
  themeConfig: themeOptions(site),
  plugins: [
    ...(pageRules ? [checksPlugin(site)] : []),
    staticPagesPlugin(site),
    pageDataPlugin(site),
    markdownPlugin(site),
    virtualModulesPlugin(site),
    sitePlugin(site),
    outputsPlugin(site),
    searchPlugin(site),
    previewPlugin(site),
  ],
});
