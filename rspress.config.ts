import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { checksPlugin } from './plugins/checks/index.ts';
import { siteSources } from './plugins/checks/siteSources.ts';
import { codeTransformers, markdownPlugin } from './plugins/markdown/index.ts';
import { outputsPlugin } from './plugins/outputs/index.ts';
import { pageDataPlugin } from './plugins/pageData/index.ts';
import { draftFiles } from './plugins/pages/draftFiles.ts';
import { textReader } from './plugins/pages/readPageText.ts';
import { previewPlugin } from './plugins/preview/index.ts';
import { searchPlugin } from './plugins/search/index.ts';
import { brandTokens, docsAddress, readBrand } from './plugins/shared/brand.ts';
import { buildCache } from './plugins/shared/buildCache.ts';
import { gitDates } from './plugins/shared/gitDates.ts';
import { BASE as base } from './plugins/shared/site.ts';
import { readSiteConfig } from './plugins/shared/siteConfig.ts';
import { listGeneratedFiles, listPublicFiles, readSiteOptions } from './plugins/shared/siteOptions.ts';
import type { BuiltSite } from './plugins/site/builtSite.ts';
import { sitePlugin } from './plugins/site/index.ts';
import { previewTags, themeOptions } from './plugins/site/themeOptions.ts';
import { staticPagesPlugin } from './plugins/staticPages/index.ts';
import { virtualModulesPlugin } from './plugins/virtualModules/index.ts';
import type { Texts } from './plugins/virtualModules/labelsByLanguage.ts';
import { withLabels } from './theme/labels.ts';
import { addressOf } from './theme/shared/href.ts';
import { markdownFileOf } from './theme/shared/markdownFileOf.ts';

const root = import.meta.dirname;
const options = readSiteOptions(root, process.env);
const isBuild = process.env.NODE_ENV === 'production';
const { docsDir, outDir, pageRules } = options;
const brand = readBrand(options.brandFile);
const tokens = brandTokens(brand, base);
const docs = docsAddress(brand, base);
const dates = gitDates(docsDir, console.warn);
const publicFiles = new Set([...listGeneratedFiles(docsDir), ...listPublicFiles(docsDir)]);
const config = readSiteConfig(docsDir);
const { lang, locales, multiVersion } = config;
const languages = locales.length > 0 ? locales.map((locale) => locale.lang) : [lang];
const sources = siteSources(docsDir, root, tokens, brand.embedHosts);
const read = textReader({ docsDir, readPage: sources.page, tokens });
const drafts = isBuild ? draftFiles(docsDir) : [];
let texts: Texts = {};
const site: BuiltSite = {
  ...{ ...options, isBuild, base, brand, docs, tokens, config, languages, publicFiles, dates, drafts, sources, read },
  ...{ texts: () => texts, pages: [], sidebars: {} },
};

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
  route: { cleanUrls: false, cleanUrlsRedirect: false, localeRedirect: 'never', exclude: drafts },
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
    performance: { printFileSize: { total: true, detail: false, compressed: false }, ...buildCache(options, tokens) },
  },
  head: [
    ({ routePath }) => ['link', { rel: 'canonical', href: brand.docsOrigin + addressOf(routePath, base) }],
    ({ routePath }) => ['link', { rel: 'alternate', type: 'text/markdown', href: base + markdownFileOf(routePath) }],
    ...previewTags(site),
  ],
  i18nSource: (source) => {
    texts = withLabels(source, lang, locales.length > 0 ? languages : []) as unknown as Texts;
    return texts as unknown as typeof source;
  },
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
