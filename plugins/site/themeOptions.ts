import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ClientSetup } from '../../theme/client/clientSetup.ts';
import { appearanceOf } from '../../theme/components/Appearance/appearance.ts';
import type { OwnConfig } from '../../theme/shared/ownConfig.ts';
import type { Brand } from '../shared/brand.ts';
import type { SiteConfig } from '../shared/siteConfig.ts';

interface ThemedSite {
  brand: Brand;
  site: SiteConfig;
  docsDir: string;
  publicFiles: ReadonlySet<string>;
}

/** What the theme shows of a site, beside what Rspress's own theme knows. */
export function themeOptions({
  brand,
  site,
  docsDir,
  publicFiles,
}: ThemedSite): OwnConfig & Pick<SiteConfig, 'darkMode'> {
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
  { lang, locales, multiVersion, darkMode }: SiteConfig,
  base: string,
  isBuild: boolean,
): ClientSetup {
  const languages = locales.map((locale) => locale.lang);
  const firstVisit = { base, versions: multiVersion?.versions ?? [], languages, defaultLanguage: lang };
  return { base, isBuild, ...appearanceOf(darkMode), ...(languages.length > 0 && { firstVisit }) };
}

/** Width and height of an image in pixels, or in the units of an SVG's view box. */
interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads how large the two logos are, so that pages keep their place before they arrive.
 * @param docsDir folder whose `public` contains them
 * @throws Error naming the file where it cannot be read or is no image
 */
function readLogoSize({ light, dark }: Brand['logo'], docsDir: string): { light: ImageSize; dark: ImageSize } {
  return { light: sizeOf(docsDir, light), dark: sizeOf(docsDir, dark) };
}

function sizeOf(docsDir: string, address: string): ImageSize {
  const file = path.join(docsDir, 'public', address);
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}\n  Set "logo" in the brand file to two images.`);
  }
}
