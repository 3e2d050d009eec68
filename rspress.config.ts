import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type SocialLink } from '@rspress/core';
import { apiFeedPlugin } from './plugins/apiFeed/index.ts';
import { brandPlugin } from './plugins/brand/index.ts';
import { checksPlugin } from './plugins/checks/index.ts';
import { siteSources } from './plugins/checks/siteSources.ts';
import { codeMarksPlugin } from './plugins/codeMarks/index.ts';
import { colorJsonInShell } from './plugins/codeMarks/jsonInShell.ts';
import { errorCausesPlugin } from './plugins/errorCauses/index.ts';
import { fillValuesPlugin } from './plugins/fillValues/index.ts';
import { glossaryPlugin } from './plugins/glossary/index.ts';
import { imageBasePlugin } from './plugins/imageBase/index.ts';
import { keyLinksPlugin } from './plugins/keyLinks/index.ts';
import { keepSchema } from './plugins/keyLinks/keepSchema.ts';
import { labelsPlugin } from './plugins/labels/index.ts';
import type { Texts } from './plugins/labels/labelsByLanguage.ts';
import { markdownTwinsPlugin } from './plugins/markdownTwins/index.ts';
import { offlineCopyPlugin } from './plugins/offlineCopy/index.ts';
import { openApiPlugin } from './plugins/openapi/index.ts';
import { outcomesPlugin } from './plugins/outcomes/index.ts';
import { pageDataPlugin } from './plugins/pageData/index.ts';
import { pageDatesPlugin } from './plugins/pageDates/index.ts';
import { pageFilesPlugin } from './plugins/pageFiles/index.ts';
import { pagePartsPlugin } from './plugins/pageParts/index.ts';
import { textReader } from './plugins/pages/readPageText.ts';
import { parseOncePlugin } from './plugins/parseOnce/index.ts';
import { previewPlugin } from './plugins/preview/index.ts';
import { publicPagePlugin } from './plugins/publicPage/index.ts';
import { redirectsPlugin } from './plugins/redirects/index.ts';
import { searchPlugin } from './plugins/search/index.ts';
import { brandTokens, docsAddress, readBrand } from './plugins/shared/brand.ts';
import { buildCache } from './plugins/shared/buildCache.ts';
import { gitDates } from './plugins/shared/gitDates.ts';
import { readLogoSize } from './plugins/shared/logoSize.ts';
import { addressOfRoute } from './plugins/shared/routes.ts';
import { BASE } from './plugins/shared/site.ts';
import { readSiteFacts } from './plugins/shared/siteFacts.ts';
import { listGeneratedFiles, listPublicFiles, readSiteOptions } from './plugins/shared/siteOptions.ts';
import { sidebarOrderPlugin } from './plugins/sidebarOrder/index.ts';
import { sitemapPlugin } from './plugins/sitemap/index.ts';
import { stackedTablesPlugin } from './plugins/stackedTables/index.ts';
import { staticPagesPlugin } from './plugins/staticPages/index.ts';
import { toolDataPlugin } from './plugins/toolData/index.ts';
import { toolsPlugin } from './plugins/tools/index.ts';
import { typefacePlugin } from './plugins/typeface/index.ts';
import { appearanceOf } from './theme/logic/appearance.ts';
import type { OwnConfig } from './theme/logic/ownConfig.ts';
import { twinFileOfRoute } from './theme/logic/twinFile.ts';
import { withLabels } from './theme/text.ts';

const root = path.dirname(fileURLToPath(import.meta.url));
const options = readSiteOptions(root, process.env);
const isBuild = process.env.NODE_ENV === 'production';
const brand = readBrand(options.brandFile);
const tokens = brandTokens(brand, BASE);
const dates = gitDates(options.docsDir, console.warn);
const publicFiles = new Set([...listGeneratedFiles(options.docsDir), ...listPublicFiles(options.docsDir)]);
const { docsDir } = options;
const facts = readSiteFacts(docsDir);
const sources = siteSources(docsDir, root, tokens);
const { parts } = sources;
const readPageText = textReader({ docsDir, readPage: sources.page, tokens, releasesTrees: isBuild });
const docs = docsAddress(brand, BASE);
const { lang, locales, multiVersion, wrapCode, darkMode } = facts;
// A folder of plain Markdown has no images of the brand.
const hasLogo = publicFiles.has(brand.logo.light);
const languages = locales.map((locale) => locale.lang);
/** A site without languages of its own has one all the same. */
const allLanguages = languages.length > 0 ? languages : [lang];
let texts: Texts = {};
const ownConfig: OwnConfig = {
  hasTwins: true,
  assistants: brand.assistants,
  // Who has no repository has nobody who reads reports.
  report: brand.repository && brand.report,
  offlineCopy: facts.offlineCopy,
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
  // Rspress would load it on every page: see `theme/live/images.ts`.
  mediumZoom: false,
  route: { cleanUrls: false, cleanUrlsRedirect: false, localeRedirect: 'never' },
  // With our rules on, they report dead links themselves, with the line and the nearest page.
  markdown: {
    defaultWrapCode: wrapCode,
    // It keeps each compiled page for a second compiler, and a build has one that compiles pages.
    crossCompilerCache: false,
    shiki: {
      mergeSameStyleTokens: true,
      // Without a limit in time, a busy machine colors a long line like any other, and builds give the same bytes.
      tokenizeTimeLimit: 0,
      transformers: [keepSchema, colorJsonInShell],
    },
    link: { checkDeadLinks: !options.pageRules && { excludes: (url) => publicFiles.has(url) } },
  },
  builderConfig: {
    // A folder outside the repository may hold other things, so the build leaves them alone. The dev server writes
    // nothing, and what was built may be served beside it.
    output: {
      cleanDistPath: isBuild && !path.relative(root, options.outDir).startsWith('..'),
      // The content security policy refuses images that stand in a style.
      dataUriLimit: 0,
    },
    performance: {
      printFileSize: { total: true, detail: false, compressed: false },
      ...buildCache(options, tokens),
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
    // First, since the others read the files.
    pageFilesPlugin({ docsDir, root }),
    ...(options.pageRules
      ? [
          checksPlugin({ options, sources }),
          openApiPlugin({ read: () => sources.data().descriptions, docs }),
          apiFeedPlugin({ docsDir, base: BASE, site: { name: brand.name, docs, tokens } }),
        ]
      : []),
    parseOncePlugin(sources.page),
    staticPagesPlugin({
      isBuild,
      services: facts.search ? [facts.search.apiUrl] : [],
      askAddresses: facts.askAddresses,
      setup: {
        base: BASE,
        isBuild,
        ...appearanceOf(darkMode),
        ...(languages.length > 0 && {
          firstVisit: { base: BASE, versions: multiVersion?.versions ?? [], languages, defaultLanguage: lang },
        }),
      },
    }),
    typefacePlugin(),
    labelsPlugin({ read: () => texts, languages: allLanguages }),
    pageDataPlugin({ docsDir, read: readPageText }),
    pagePartsPlugin({ parts }),
    keyLinksPlugin({
      docsDir,
      data: sources.data,
      tokens,
      isBuild,
    }),
    ...(options.pageRules ? [fillValuesPlugin({ apiDomain: brand.apiDomain })] : []),
    errorCausesPlugin({ docsDir, readSpec: () => sources.data().spec }),
    toolDataPlugin({
      docsDir,
      readSpec: () => sources.data().spec,
      readDescriptions: () => sources.data().descriptions,
      askAddresses: facts.askAddresses,
    }),
    toolsPlugin({
      docsDir,
      tokens,
      isBuild,
    }),
    glossaryPlugin({ docsDir, root }),
    stackedTablesPlugin(),
    imageBasePlugin({ base: BASE }),
    codeMarksPlugin(),
    outcomesPlugin(),
    sidebarOrderPlugin(),
    brandPlugin({ tokens, docsDir }),
    publicPagePlugin({ docsDir }),
    redirectsPlugin({ file: options.redirectsFile, root, base: BASE, origin: brand.docsOrigin, lang, publicFiles }),
    pageDatesPlugin({ dates }),
    searchPlugin({
      docsDir,
      tokens,
      read: readPageText,
      data: sources.data,
      sources: parts.files,
      remote: facts.search,
    }),
    markdownTwinsPlugin({ docs, name: `${brand.name} docs`, description: brand.description, read: readPageText }),
    ...(facts.offlineCopy === undefined
      ? []
      : [
          offlineCopyPlugin({
            base: BASE,
            isOffered: facts.offlineCopy,
            readTexts: () => texts,
            languages: allLanguages,
          }),
        ]),
    sitemapPlugin({ origin: brand.docsOrigin, base: BASE, dates }),
    previewPlugin({ docsDir, base: BASE, title: `Live sample - ${brand.name} docs`, lang }),
  ],
});
