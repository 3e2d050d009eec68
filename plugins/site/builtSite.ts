import type { SidebarEntry } from '../../theme/components/Sidebar/sidebarTree.ts';
import type { SiteSources } from '../checks/siteSources.ts';
import type { ReadText } from '../pages/readPageText.ts';
import type { Brand } from '../shared/brand.ts';
import type { SiteConfig } from '../shared/siteConfig.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import type { Texts } from '../virtualModules/labelsByLanguage.ts';

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
  /** Entries of the sidebars by the folder of their section, once Rspress has found them. */
  sidebars: Record<string, SidebarEntry[]>;
  /** All pages, once Rspress has found them. */
  pages: { route: string; file: string }[];
}
