import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialLink } from '@rspress/core';
import { imageSize } from 'image-size';
import { appearanceOf } from '../../theme/components/Appearance/appearance.ts';
import type { OwnConfig } from '../../theme/shared/ownConfig.ts';
import type { Brand } from '../shared/brand.ts';
import { SIMULATOR_FILE } from '../shared/site.ts';
import type { SiteConfig } from '../shared/siteConfig.ts';
import type { StaticPagesOptions } from '../staticPages/index.ts';

interface ThemedSite {
  brand: Brand;
  site: SiteConfig;
  docsDir: string;
  publicFiles: ReadonlySet<string>;
}

/** Options of Rspress's own theme, and what ours shows besides. */
export function themeOptions({ brand, site, docsDir, publicFiles }: ThemedSite) {
  const own: OwnConfig = {
    hasMarkdownAlternates: true,
    assistants: brand.assistants,
    // Reports are issues of the repository.
    report: brand.repository && brand.report,
    offlineCopy: site.offlineCopy,
    simulatedDomain: publicFiles.has(SIMULATOR_FILE) ? brand.apiDomain : undefined,
    // A folder of plain Markdown has no images of the brand.
    ...(publicFiles.has(brand.logo.light) && { logoSize: readLogoSize(brand.logo, docsDir) }),
  };
  const { darkMode } = site;
  const socialLinks = brand.socialLinks as SocialLink[];
  return { darkMode, ...own, socialLinks, ...(brand.repository && { editLink: { docRepoBaseUrl: brand.repository } }) };
}

interface BuiltSite {
  brand: Brand;
  site: SiteConfig;
  base: string;
  isBuild: boolean;
}

/** What the script of the pages knows about a site, and which hosts it may ask. */
export function staticPagesOptions({ brand, site, base, isBuild }: BuiltSite): StaticPagesOptions {
  const { locales, darkMode, search, askAddresses } = site;
  return {
    isBuild,
    services: search ? [search.apiUrl] : [],
    askAddresses,
    embedHosts: brand.embedHosts,
    setup: { base, isBuild, ...appearanceOf(darkMode), ...(locales.length > 0 && { hasLanguages: true as const }) },
  };
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

/** Elements of the head that show a picture of the brand beside links to a page (ogp.me, sections "Basic Metadata" and "Structured Properties"). */
export function previewTags(
  { name, preview }: Brand,
  docs: string,
  publicFiles: ReadonlySet<string>,
): ['meta', Record<string, string>][] {
  if (!preview || !publicFiles.has(preview)) return [];
  const tags = { 'og:image': docs + preview, 'og:image:alt': `${name} docs` };
  return Object.entries(tags).map(([property, content]) => ['meta', { property, content }]);
}
