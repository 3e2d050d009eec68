import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { glossaryFile, remarkTerms } from '../glossary/remarkTerms.ts';
import { remarkIslands } from '../islands/remarkIslands.ts';
import { remarkMermaid } from '../mermaid/remarkMermaid.ts';
import { shortcodeProblem } from '../pages/page.ts';
import { rehypeResponsiveTables } from '../responsiveTables/rehypeResponsiveTables.ts';
import { rehypeSchemaReferences, storeSchema } from '../schemaReferences/rehypeSchemaReferences.ts';
import { describingPages } from '../schemaReferences/sampleLinks.ts';
import { failOn } from '../shared/problem.ts';
import { rehypeKeyHeadings } from '../shortcodes/rehype/rehypeKeyHeadings.ts';
import { rehypeKeyTree } from '../shortcodes/rehype/rehypeKeyTree.ts';
import { rehypeReferenceRows } from '../shortcodes/rehype/rehypeReferenceRows.ts';
import { rehypeThemeElements } from '../shortcodes/rehype/rehypeThemeElements.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { rehypeStatusBadges } from '../statusBadges/rehypeStatusBadges.ts';
import { colorJsonInShell } from '../tokenClasses/jsonInShell.ts';
import { rehypeTokenClasses } from '../tokenClasses/rehypeTokenClasses.ts';
import { rehypeUserVariables } from '../userVariables/rehypeUserVariables.ts';
import { rehypeHeadingAnchors } from './rehypeHeadingAnchors.ts';
import { rehypeImageSize } from './rehypeImageSize.ts';
import { rehypeTagAddresses } from './rehypeTagAddresses.ts';

/** Transformers of Shiki, which see code before the rehype steps. */
export const codeTransformers = [storeSchema, colorJsonInShell];

/** From the Markdown of a page to its HTML: shortcodes first, then the steps in their order. */
export function markdownPlugin(site: BuiltSite): RspressPlugin {
  const { docsDir, root, base, isBuild, brand, pageRules, tokens, sources } = site;
  const references = { docsDir, tokens, describingPages: describingPages(sources.data, isBuild) };
  // Samples of other sites have no values to replace.
  const userVariables: [typeof rehypeUserVariables, string][] = pageRules
    ? [[rehypeUserVariables, brand.apiDomain]]
    : [];
  return {
    name: 'markdown',
    markdown: {
      remarkPlugins: [
        [remarkIslands, { docsDir }],
        [remarkTerms, { docsDir, root }],
        [remarkMermaid, root],
      ],
      rehypePlugins: [
        rehypeHeadingAnchors,
        rehypeKeyHeadings,
        rehypeKeyTree,
        rehypeReferenceRows,
        rehypeThemeElements,
        [rehypeSchemaReferences, references],
        ...userVariables,
        rehypeResponsiveTables,
        [rehypeImageSize, docsDir],
        [rehypeTagAddresses, base],
        // These replace what the steps above read.
        rehypeTokenClasses,
        rehypeStatusBadges,
      ],
    },
    builderConfig: { plugins: [expandedPages(site)] },
  };
}

/** Expands the shortcodes of a page before Rspress reads it, so that outline, links and search know their content. */
function expandedPages({ docsDir, root, sources: { shortcodes } }: BuiltSite): RsbuildPlugin {
  const glossary = glossaryFile(docsDir);
  return {
    name: 'expanded-pages',
    setup(api) {
      api.transform({ test: /\.mdx?$/, order: 'pre' }, ({ code, resourcePath, addDependency }) => {
        if (glossary) addDependency(glossary);
        if (!resourcePath.endsWith('.mdx')) return code;
        const expansion = shortcodes.expand(code);
        if (!expansion) return code;
        for (const file of shortcodes.files()) addDependency(file);
        const { text, faults } = expansion;
        const file = path.relative(root, resourcePath);
        // A mistake in data has a fault at each shortcode of the page that reads them: one is enough.
        failOn([...new Map(faults.map((fault) => [fault.message, shortcodeProblem(file, fault)])).values()]);
        return text;
      });
    },
  };
}
