import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type SocialLink } from '@rspress/core';
import { brandTokens, readBrand } from './plugins/brand/brand.ts';
import { brandPlugin } from './plugins/brand/index.ts';
import { contentChecksPlugin } from './plugins/contentChecks/index.ts';
import { openApiPlugin } from './plugins/openapi/index.ts';
import { gitDates } from './plugins/pageDates/gitDates.ts';
import { pageDatesPlugin } from './plugins/pageDates/index.ts';
import { previewPlugin } from './plugins/preview/index.ts';
import { publicPagePlugin } from './plugins/publicPage/index.ts';
import { redirectsPlugin } from './plugins/redirects/index.ts';
import { addressOfRoute } from './plugins/shared/routes.ts';
import { BASE } from './plugins/shared/site.ts';
import { listGeneratedFiles, listPublicFiles, readSiteOptions } from './plugins/shared/siteOptions.ts';
import { sitemapPlugin } from './plugins/sitemap/index.ts';
import { text } from './theme/text.ts';

const root = path.dirname(fileURLToPath(import.meta.url));
const options = readSiteOptions(root, process.env);
const brand = readBrand(options.brandFile);
const tokens = brandTokens(brand, BASE);
const dates = gitDates(options.docsDir);
const publicFiles = new Set([...listGeneratedFiles(options.docsDir), ...listPublicFiles(options.docsDir)]);
const lang = 'en';
const { docsDir } = options;

export default defineConfig({
  root: docsDir,
  outDir: options.outDir,
  themeDir: path.join(root, 'theme'),
  base: BASE,
  siteOrigin: brand.docsOrigin,
  lang,
  title: `${brand.name} docs`,
  description: brand.description,
  // A folder of plain Markdown has no images of the brand.
  icon: publicFiles.has(brand.icon) ? brand.icon : undefined,
  logo: publicFiles.has(brand.logo.light) ? brand.logo : undefined,
  logoText: brand.name,
  mediumZoom: true,
  route: { cleanUrls: false, cleanUrlsRedirect: false },
  // With our rules on, they report dead links themselves, with the line and the nearest page.
  markdown: { link: { checkDeadLinks: !options.pageRules && { excludes: (url) => publicFiles.has(url) } } },
  builderConfig: {
    // A folder outside the repository may hold other things, so the build leaves them alone.
    output: { cleanDistPath: !path.relative(root, options.outDir).startsWith('..') },
    performance: { printFileSize: { total: true, detail: false } },
  },
  head: [(route) => ['link', { rel: 'canonical', href: brand.docsOrigin + addressOfRoute(route.routePath, BASE) }]],
  i18nSource: (source) => {
    for (const [key, label] of Object.entries(text)) source[key] = { ...source[key], [lang]: label };
    return source;
  },
  themeConfig: {
    darkMode: 'force-auto',
    socialLinks: brand.socialLinks as SocialLink[],
    ...(brand.repository && { editLink: { docRepoBaseUrl: brand.repository } }),
  },
  plugins: [
    ...(options.pageRules ? [contentChecksPlugin(options), openApiPlugin({ docsDir, root, tokens })] : []),
    brandPlugin({ tokens, docsDir }),
    publicPagePlugin({ docsDir }),
    redirectsPlugin({ file: options.redirectsFile, root, base: BASE, origin: brand.docsOrigin, lang, publicFiles }),
    pageDatesPlugin({ dates }),
    sitemapPlugin({ origin: brand.docsOrigin, base: BASE, dates }),
    previewPlugin({ title: `Live sample - ${brand.name} docs`, lang }),
  ],
});
