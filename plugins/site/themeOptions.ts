import type { ClientSetup } from '../../theme/client/clientSetup.ts';
import { appearanceOf } from '../../theme/components/Appearance/appearance.ts';
import type { OwnConfig } from '../../theme/shared/ownConfig.ts';
import type { Brand } from '../shared/brand.ts';
import { readLogoSize } from '../shared/logoSize.ts';
import type { SiteFacts } from '../shared/siteFacts.ts';

interface ThemedSite {
  brand: Brand;
  site: SiteFacts;
  docsDir: string;
  publicFiles: ReadonlySet<string>;
}

/** What the theme shows of a site, beside what Rspress's own theme knows. */
export function themeOptions({
  brand,
  site,
  docsDir,
  publicFiles,
}: ThemedSite): OwnConfig & Pick<SiteFacts, 'darkMode'> {
  return {
    darkMode: site.darkMode,
    hasMarkdownAlternates: true,
    assistants: brand.assistants,
    // Reports are issues of the repository.
    report: brand.repository && brand.report,
    offlineCopy: site.offlineCopy,
    // A folder of plain Markdown has no images of the brand.
    ...(publicFiles.has(brand.logo.light) && { logoSize: readLogoSize(brand.logo, docsDir) }),
  };
}

/** What the script of the pages knows about a site. */
export function clientSetup(
  { lang, locales, multiVersion, darkMode }: SiteFacts,
  base: string,
  isBuild: boolean,
): ClientSetup {
  const languages = locales.map((locale) => locale.lang);
  const firstVisit = { base, versions: multiVersion?.versions ?? [], languages, defaultLanguage: lang };
  return { base, isBuild, ...appearanceOf(darkMode), ...(languages.length > 0 && { firstVisit }) };
}
