import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { ReadText } from '../searchIndex/readPageText.ts';
import { rehypeAnswerFields } from './answerFields.ts';
import { rehypeKeyHeadings } from './keyHeadings.ts';
import type { PageParts } from './pageParts.ts';

export interface PagePartsPluginOptions {
  parts: PageParts;
  /** Reads a page as it is shown. */
  read: ReadText;
}

/**
 * Writes the parts of pages into their Markdown before Rspress reads it, so that what comes from data is part of
 * the page everywhere: static HTML, outline, links, search.
 */
export function pagePartsPlugin({ parts, read }: PagePartsPluginOptions): RspressPlugin {
  return {
    name: 'page-parts',
    // Rspress takes the outline from the file, which knows the tag only.
    extendPageData(page) {
      if (!/\.mdx$/.test(page._filepath)) return;
      if (parts.expand(readFileSync(page._filepath, 'utf8')).lines.length === 0) return;
      page.toc = read(page._filepath).outline as typeof page.toc;
    },
    markdown: { rehypePlugins: [rehypeKeyHeadings, rehypeAnswerFields] },
    builderConfig: { plugins: [expandedModules(parts)] },
  };
}

function expandedModules(parts: PageParts): RsbuildPlugin {
  return {
    name: 'page-parts-modules',
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath, addDependency }) => {
        const { text, lines, faults } = parts.expand(code);
        if (lines.length > 0 || faults.length > 0) for (const file of parts.files()) addDependency(file);
        const report = faults.map(({ line, message, mend }) => `${resourcePath}:${line}:1  ${message}\n  ${mend}`);
        if (report.length > 0) throw new Error(report.join('\n'));
        return text;
      });
    },
  };
}
