import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { PageParts } from '../shortcodes/pageParts.ts';
import { rehypeAnswerFields } from './answerFields.ts';
import { rehypeKeyHeadings } from './keyHeadings.ts';
import { rehypeKeyTree } from './keyTree.ts';
import { rehypeReferenceRows } from './referenceRows.ts';

export interface PagePartsPluginOptions {
  parts: PageParts;
}

/**
 * Writes the parts of pages into their Markdown before Rspress reads it, so that what comes from data is part of
 * the page everywhere: static HTML, outline, links, search.
 */
export function pagePartsPlugin({ parts }: PagePartsPluginOptions): RspressPlugin {
  return {
    name: 'page-parts',
    markdown: { rehypePlugins: [rehypeKeyHeadings, rehypeKeyTree, rehypeReferenceRows, rehypeAnswerFields] },
    builderConfig: { plugins: [expandedModules(parts)] },
  };
}

function expandedModules(parts: PageParts): RsbuildPlugin {
  return {
    name: 'page-parts-modules',
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath, addDependency }) => {
        const { text, faults } = parts.expand(code);
        if (text !== code || faults.length > 0)
          for (const file of parts.files(parts.kindsOf(code))) addDependency(file);
        const report = faults.map(({ line, message, fix }) => `${resourcePath}:${line}:1  ${message}\n  ${fix}`);
        if (report.length > 0) throw new Error(report.join('\n'));
        return text;
      });
    },
  };
}
