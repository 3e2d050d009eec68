import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type SocialLink } from '@rspress/core';
import { brandTokens, docsAddress, readBrand } from './plugins/brand/brand.ts';
import { brandPlugin } from './plugins/brand/index.ts';
import { readLogoSize } from './plugins/brand/logoSize.ts';
import { codeMarksPlugin } from './plugins/codeMarks/index.ts';
import { contentChecksPlugin } from './plugins/contentChecks/index.ts';
import { siteSources } from './plugins/contentChecks/siteSources.ts';
import { errorCausesPlugin } from './plugins/errorCauses/index.ts';
import { fillValuesPlugin } from './plugins/fillValues/index.ts';
import { glossaryPlugin } from './plugins/glossary/index.ts';
import { keyLinksPlugin } from './plugins/keyLinks/index.ts';
import { keepSchema } from './plugins/keyLinks/keepSchema.ts';
import { labelsPlugin } from './plugins/labels/index.ts';
import type { Texts } from './plugins/labels/labelsByLanguage.ts';
import { markdownTwinsPlugin } from './plugins/markdownTwins/index.ts';
import { twinFileOfRoute } from './plugins/markdownTwins/twinAddress.ts';
import { openApiPlugin } from './plugins/openapi/index.ts';
import { gitDates } from './plugins/pageDates/gitDates.ts';
import { pageDatesPlugin } from './plugins/pageDates/index.ts';
import { pagePartsPlugin } from './plugins/pageParts/index.ts';
import { parseOncePlugin } from './plugins/parseOnce/index.ts';
import { previewPlugin } from './plugins/preview/index.ts';
import { publicPagePlugin } from './plugins/publicPage/index.ts';
import { redirectsPlugin } from './plugins/redirects/index.ts';
import { searchIndexPlugin } from './plugins/searchIndex/index.ts';
import { textReader } from './plugins/searchIndex/readPageText.ts';
import { cacheDependsOn } from './plugins/shared/buildCache.ts';
import { addressOfRoute } from './plugins/shared/routes.ts';
import { BASE } from './plugins/shared/site.ts';
import { readSiteFacts } from './plugins/shared/siteFacts.ts';
import { listGeneratedFiles, listPublicFiles, readSiteOptions } from './plugins/shared/siteOptions.ts';
import { sidebarOrderPlugin } from './plugins/sidebarOrder/index.ts';
import { sitemapPlugin } from './plugins/sitemap/index.ts';
import { stackedTablesPlugin } from './plugins/stackedTables/index.ts';
import { staticPagesPlugin } from './plugins/staticPages/index.ts';
import { appearanceOf } from './theme/logic/appearance.ts';
import type { OwnConfig } from './theme/logic/ownConfig.ts';
import { withLabels } from './theme/text.ts';

const root = path.dirname(fileURLToPath(import.meta.url));
const options = readSiteOptions(root, process.env);
const brand = readBrand(options.brandFile);
const tokens = brandTokens(brand, BASE);
const dates = gitDates(options.docsDir);
const publicFiles = new Set([...listGeneratedFiles(options.docsDir), ...listPublicFiles(options.docsDir)]);
const { docsDir } = options;
const facts = readSiteFacts(docsDir);
const sources = siteSources(docsDir, root, tokens);
const { parts } = sources;
const isBuild = process.env.NODE_ENV === 'production';
const read = textReader({ docsDir, readPage: sources.page, tokens, releasesTrees: isBuild });
const docs = docsAddress(brand, BASE);
const { lang, locales, multiVersion, wrapCode, darkMode } = facts;
// A folder of plain Markdown has no images of the brand.
const hasLogo = publicFiles.has(brand.logo.light);
const languages = locales.map((locale) => locale.lang);
let texts: Texts = {};
const ownConfig: OwnConfig = {
  fillSections: options.pageRules ? ['/guides', '/tutorials'] : [],
  ...(hasLogo && { logoSize: readLogoSize(brand.logo, docsDir) }),
};

export default defineConfig({
  root: docsDir,
  outDir: options.outDir,
  themeDir: path.join(root, 'theme'),
  base: BASE,
  siteOrigin: brand.docsOrigin,
  lang,
  ...(locales.length > 0 && { locales }),
  ...(multiVersion && { multiVersion }),
  title: `${brand.name} docs`,
  description: brand.description,
  icon: publicFiles.has(brand.icon) ? brand.icon : undefined,
  logo: hasLogo ? brand.logo : undefined,
  logoText: brand.name,
  // Both are replaced: see `theme/live`.
  mediumZoom: false,
  route: { cleanUrls: false, cleanUrlsRedirect: false, localeRedirect: 'never' },
  // With our rules on, they report dead links themselves, with the line and the nearest page.
  markdown: {
    defaultWrapCode: wrapCode,
    shiki: {
      mergeSameStyleTokens: true,
      // Without a limit in time, a busy machine colors a long line like any other, and builds give the same bytes.
      tokenizeTimeLimit: 0,
      transformers: [keepSchema],
    },
    link: { checkDeadLinks: !options.pageRules && { excludes: (url) => publicFiles.has(url) } },
  },
  builderConfig: {
    // A folder outside the repository may hold other things, so the build leaves them alone. The dev server writes
    // nothing, and what was built may be served beside it.
    output: { cleanDistPath: isBuild && !path.relative(root, options.outDir).startsWith('..') },
    performance: {
      printFileSize: { total: true, detail: false, compressed: false },
      // The cache knows the pages, and not what the site says about itself.
      ...cacheDependsOn(JSON.stringify([facts, options])),
    },
  },
  head: [
    (route) => ['link', { rel: 'canonical', href: brand.docsOrigin + addressOfRoute(route.routePath, BASE) }],
    (route) => ['link', { rel: 'alternate', type: 'text/markdown', href: BASE + twinFileOfRoute(route.routePath) }],
  ],
  i18nSource: (source) => {
    texts = withLabels(source, lang, languages) as unknown as Texts;
    return texts as unknown as typeof source;
  },
  themeConfig: {
    darkMode,
    ...ownConfig,
    socialLinks: brand.socialLinks as SocialLink[],
    ...(brand.repository && { editLink: { docRepoBaseUrl: brand.repository } }),
  },
  plugins: [
    ...(options.pageRules
      ? [
          contentChecksPlugin({ options, tokens, sources }),
          openApiPlugin({ read: () => sources.data().descriptions, docs }),
        ]
      : []),
    // The checks of the dev server need the trees of all pages after each edit.
    ...(isBuild ? [parseOncePlugin(sources.page)] : []),
    staticPagesPlugin({
      isBuild,
      setup: {
        base: BASE,
        isBuild,
        ...appearanceOf(darkMode),
        ...(languages.length > 0 && {
          firstVisit: { base: BASE, versions: multiVersion?.versions ?? [], languages, defaultLanguage: lang },
        }),
      },
    }),
    labelsPlugin({ read: () => texts, languages: languages.length > 0 ? languages : [lang] }),
    pagePartsPlugin({ parts, read }),
    keyLinksPlugin({ docsDir, data: sources.data, tokens }),
    ...(options.pageRules ? [fillValuesPlugin({ apiDomain: brand.apiDomain })] : []),
    errorCausesPlugin({ docsDir, readSpec: () => sources.data().spec }),
    glossaryPlugin({ docsDir, root }),
    stackedTablesPlugin(),
    codeMarksPlugin(),
    sidebarOrderPlugin(),
    brandPlugin({ tokens, docsDir }),
    publicPagePlugin({ docsDir }),
    redirectsPlugin({ file: options.redirectsFile, root, base: BASE, origin: brand.docsOrigin, lang, publicFiles }),
    pageDatesPlugin({ dates }),
    searchIndexPlugin({ docsDir, tokens, read, sources: parts.files }),
    markdownTwinsPlugin({ docs, name: `${brand.name} docs`, description: brand.description, read }),
    sitemapPlugin({ origin: brand.docsOrigin, base: BASE, dates }),
    previewPlugin({ docsDir, base: BASE, title: `Live sample - ${brand.name} docs`, lang }),
  ],
});
