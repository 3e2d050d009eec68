import type { SocialLink } from '@rspress/core';
import type { OwnConfig } from '../../theme/shared/ownConfig.ts';
import { publicImageSize } from '../markdown/rehypeImageSize.ts';
import { SIMULATOR_FILE } from '../shared/site.ts';
import type { BuiltSite } from './builtSite.ts';

/** Options of Rspress's own theme, and what ours shows besides. */
export function themeOptions({ brand, config, docsDir, publicFiles }: BuiltSite) {
  const own: OwnConfig = {
    hasMarkdownAlternates: true,
    assistants: brand.assistants,
    // Reports are issues of the repository.
    report: brand.repository && brand.report,
    offlineCopy: config.offlineCopy,
    simulatedDomain: publicFiles.has(SIMULATOR_FILE) ? brand.apiDomain : undefined,
    // A folder of plain Markdown has no images of the brand.
    ...(publicFiles.has(brand.logo.light) && {
      // So that pages keep its place before it arrives.
      logoSize: { light: publicImageSize(docsDir, brand.logo.light), dark: publicImageSize(docsDir, brand.logo.dark) },
    }),
  };
  const { darkMode } = config;
  const socialLinks = brand.socialLinks as SocialLink[];
  return { darkMode, ...own, socialLinks, ...(brand.repository && { editLink: { docRepoBaseUrl: brand.repository } }) };
}

/** Elements of the head that show a picture of the brand beside links to a page (ogp.me, sections "Basic Metadata" and "Structured Properties"). */
export function previewTags({ brand, docs, publicFiles }: BuiltSite): ['meta', Record<string, string>][] {
  const { name, preview } = brand;
  if (!preview || !publicFiles.has(preview)) return [];
  const tags = { 'og:image': docs + preview, 'og:image:alt': `${name} docs` };
  return Object.entries(tags).map(([property, content]) => ['meta', { property, content }]);
}
