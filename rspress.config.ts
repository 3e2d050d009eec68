import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type SocialLink } from '@rspress/core';
import { brandTokens, readBrand } from './plugins/brand/brand.ts';
import { brandPlugin } from './plugins/brand/index.ts';
import { contentChecksPlugin } from './plugins/contentChecks/index.ts';
import { localeRedirectPlugin } from './plugins/localeRedirect/index.ts';
import { gitDates } from './plugins/pageDates/gitDates.ts';
import { pageDatesPlugin } from './plugins/pageDates/index.ts';
import { pageGuardPlugin } from './plugins/pageGuard/index.ts';
import { previewPlugin } from './plugins/preview/index.ts';
import { publicPagePlugin } from './plugins/publicPage/index.ts';
import { redirectsPlugin } from './plugins/redirects/index.ts';
import { addressOfRoute } from './plugins/shared/routes.ts';
import { BASE, GENERATED_FILES } from './plugins/shared/site.ts';
import { readSiteFacts } from './plugins/shared/siteFacts.ts';
import { listPublicFiles, readSiteOptions } from './plugins/shared/siteOptions.ts';
import { sitemapPlugin } from './plugins/sitemap/index.ts';
import { appearanceOf } from './theme/logic/appearance.ts';
import { TABS_KEY } from './theme/logic/tabs.ts';
import { text } from './theme/text.ts';

const root = path.dirname(fileURLToPath(import.meta.url));
const options = readSiteOptions(root, process.env);
const brand = readBrand(options.brandFile);
const tokens = brandTokens(brand, BASE);
const dates = gitDates(options.docsDir);
const publicFiles = new Set([...GENERATED_FILES, ...listPublicFiles(options.docsDir)]);
const { docsDir } = options;
const { lang, locales, multiVersion, wrapCode, darkMode } = readSiteFacts(docsDir);

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
  // A docs folder need not bring the pictures of the brand.
  ...(publicFiles.has(brand.icon) && { icon: brand.icon }),
  ...(publicFiles.has(brand.logo.light) && { logo: brand.logo }),
  logoText: brand.name,
  // Both are replaced: see ImageZoom.tsx and plugins/localeRedirect.
  mediumZoom: false,
  route: { cleanUrls: false, cleanUrlsRedirect: false, localeRedirect: 'never' },
  // With our rules on, they report dead links themselves, with the line and the nearest page.
  markdown: {
    defaultWrapCode: wrapCode,
    link: { checkDeadLinks: !options.pageRules && { excludes: (url) => publicFiles.has(url) } },
  },
  head: [(route) => ['link', { rel: 'canonical', href: brand.docsOrigin + addressOfRoute(route.routePath, BASE) }]],
  i18nSource: (source) => {
    for (const [key, label] of Object.entries(text)) source[key] = { ...source[key], [lang]: label };
    return source;
  },
  themeConfig: {
    darkMode,
    socialLinks: brand.socialLinks as SocialLink[],
    ...(brand.repository && { editLink: { docRepoBaseUrl: brand.repository } }),
  },
  plugins: [
    ...(options.pageRules ? [contentChecksPlugin(options)] : []),
    pageGuardPlugin({ base: BASE, ...appearanceOf(darkMode), tabsKey: TABS_KEY }),
    localeRedirectPlugin({
      base: BASE,
      versions: multiVersion?.versions ?? [],
      languages: locales.map((locale) => locale.lang),
      defaultLanguage: lang,
    }),
    brandPlugin({ tokens, docsDir }),
    publicPagePlugin({ docsDir }),
    redirectsPlugin({ file: options.redirectsFile, root, base: BASE, origin: brand.docsOrigin, lang, publicFiles }),
    pageDatesPlugin({ dates }),
    sitemapPlugin({ origin: brand.docsOrigin, base: BASE, dates }),
    previewPlugin({ title: `Live sample - ${brand.name} docs`, lang }),
  ],
});
