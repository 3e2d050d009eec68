import type { SidebarEntry } from '../../theme/components/Sidebar/sidebarTree.ts';
import type { SiteData } from '../data/siteData.ts';
import type { ReadText } from '../pages/readPageText.ts';
import type { Brand } from '../shared/brand.ts';
import type { Texts } from '../virtualModules/labelsByLanguage.ts';

/** What the files of a site are made from. */
export interface OutputSite {
  /** Folder of the repository, which paths in messages start from. */
  root: string;
  docsDir: string;
  /** Base path of the site, with both slashes. */
  base: string;
  brand: Brand;
  /** Address of the site without a trailing slash. */
  docs: string;
  tokens: Record<string, string>;
  /** Whether the pages follow our rules, so that published data are complete. */
  hasRules: boolean;
  redirectsFile: string;
  /** Files that the site publishes, as paths from its root. */
  publicFiles: ReadonlySet<string>;
  /** Dates of the last commit, by absolute path of the page. */
  dates: ReadonlyMap<string, string>;
  data: () => SiteData;
  /** Reads a page as it is shown: shortcodes expanded, brand tokens replaced. */
  read: ReadText;
  /** Language of pages outside any language folder. */
  lang: string;
  /** Languages of the site, the default one first. */
  languages: string[];
  /** All texts of the site, once Rspress has asked for them. */
  texts: () => Texts;
  /** Whether readers may save a copy; `false` removes the copies of readers, undefined publishes nothing. */
  offlineCopy: boolean | undefined;
  /** Entries of the sidebars by the folder of their section, once Rspress has found them. */
  sidebars: Record<string, SidebarEntry[]>;
  /** All pages, once Rspress has found them. */
  pages: { route: string; file: string }[];
}
