import type { UserConfig } from '@rspress/core';
import type { SidebarEntry } from '../../theme/components/Sidebar/sidebarTree.ts';
import { withLabels } from '../../theme/labels.ts';
import { type SiteSources, siteSources } from '../checks/siteSources.ts';
import { draftFiles } from '../pages/draftFiles.ts';
import { type ReadText, textReader } from '../pages/readPageText.ts';
import { type Brand, brandTokens, docsAddress, readBrand } from '../shared/brand.ts';
import { gitDates } from '../shared/gitDates.ts';
import { BASE } from '../shared/site.ts';
import { readSiteConfig, type SiteConfig } from '../shared/siteConfig.ts';
import { listGeneratedFiles, listPublicFiles, readSiteOptions, type SiteOptions } from '../shared/siteOptions.ts';
import type { Texts } from '../virtualModules/labelsByLanguage.ts';

type TextSource = Extract<UserConfig['i18nSource'], (...args: never[]) => unknown>;

/** The site that is built or served, as all plugins see it. */
export interface BuiltSite extends SiteOptions {
  isBuild: boolean;
  /** Base path of the site, with both slashes. */
  base: string;
  brand: Brand;
  /** Address of the site without a trailing slash. */
  docs: string;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  config: SiteConfig;
  /** Languages of the site, the default one first. */
  languages: string[];
  /** Files that the site publishes, as paths from its root. */
  publicFiles: ReadonlySet<string>;
  /** Dates of the last commit, by absolute path of the page. */
  dates: ReadonlyMap<string, string>;
  /** Pages that a build leaves out, as paths from the docs folder. */
  drafts: readonly string[];
  /** What pages and data are read from, so that they are not parsed twice. */
  sources: SiteSources;
  /** Reads a page as it is shown: shortcodes expanded, brand tokens replaced. */
  read: ReadText;
  /** All texts of the site, once Rspress has asked for them. */
  texts: () => Texts;
  /** Adds our texts to those of Rspress. */
  i18nSource: TextSource;
  /** Entries of the sidebars by the folder of their section, once Rspress has found them. */
  sidebars: Record<string, SidebarEntry[]>;
  /** All pages, once Rspress has found them. */
  pages: { route: string; file: string }[];
}

/** Reads what the site is made from. */
export function readBuiltSite(root: string, env: NodeJS.ProcessEnv): BuiltSite {
  const options = readSiteOptions(root, env);
  const { docsDir, brandFile } = options;
  const isBuild = env.NODE_ENV === 'production';
  const brand = readBrand(brandFile);
  const tokens = brandTokens(brand, BASE);
  const config = readSiteConfig(docsDir);
  const { lang, locales } = config;
  const languages = locales.map((locale) => locale.lang);
  const sources = siteSources(docsDir, root, tokens, brand.embedHosts, options.redirectsFile);
  let texts: Texts = {};
  return {
    ...options,
    isBuild,
    base: BASE,
    brand,
    docs: docsAddress(brand, BASE),
    tokens,
    config,
    languages: languages.length > 0 ? languages : [lang],
    publicFiles: new Set([...listGeneratedFiles(docsDir), ...listPublicFiles(docsDir)]),
    dates: gitDates(docsDir, console.warn),
    drafts: isBuild ? draftFiles(docsDir) : [],
    sources,
    read: textReader({ docsDir, readPage: sources.page, tokens }),
    texts: () => texts,
    i18nSource: (source) => {
      texts = withLabels(source, lang, languages) as unknown as Texts;
      return texts as unknown as typeof source;
    },
    sidebars: {},
    pages: [],
  };
}
