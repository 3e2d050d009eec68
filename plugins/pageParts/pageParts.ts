import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { GLOSSARY_FILE } from '../glossary/glossary.ts';
import { readGlossary } from '../glossary/readGlossary.ts';
import { readSpec, SPEC_FOLDER } from '../reference/readSpec.ts';
import { outputFileOfRoute } from '../shared/routes.ts';
import { type Expansion, expandPage, type Parts } from './expandPage.ts';
import { coreConfigurationPart } from './parts/coreConfiguration.ts';
import { type Diagram, diagramPart } from './parts/diagram.ts';
import { glossaryPart } from './parts/glossary.ts';

/** Folder of the diagrams, inside the docs folder. */
export const DIAGRAM_FOLDER = '_diagrams';

export interface PagePartsOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Folder that paths in messages start from. */
  root: string;
  /** Brand tokens with what each becomes. Leave out to keep the tokens. */
  tokens?: Record<string, string>;
}

/** Writes out the parts of pages. */
export interface PageParts {
  expand(source: string): Expansion;
  /** Absolute paths of what the parts are made from. */
  files(): string[];
}

/** Every part that a page may show. A new part is a file in `parts/` and a line here. */
function makeParts({ docsDir, root, tokens = {} }: PagePartsOptions): Parts {
  const spec = readSpec(docsDir, root, tokens);
  return {
    CoreConfiguration: coreConfigurationPart(spec.cores),
    Diagram: diagramPart(readDiagrams(docsDir)),
    Glossary: glossaryPart(readGlossary(docsDir, root).terms, (route) => titleOf(docsDir, route)),
  };
}

/**
 * Makes the parts of a docs folder. The published data is read on first use, and again after it was changed, so
 * that the dev server follows edits.
 */
export function pageParts(options: PagePartsOptions): PageParts {
  let parts: Parts | undefined;
  let stamp = '';
  const sources = [SPEC_FOLDER, DIAGRAM_FOLDER, GLOSSARY_FILE].map((name) => path.join(options.docsDir, name));
  const files = () => sources.flatMap(listFiles);
  return {
    files,
    expand(source) {
      if (!/^<[A-Z]\w*[^>]*\/>\s*$/m.test(source)) return { text: source, lines: [], faults: [] };
      const now = files()
        .map((file) => `${file}:${statSync(file).mtimeMs}`)
        .join('\n');
      if (!parts || now !== stamp) parts = makeParts(options);
      stamp = now;
      return expandPage(source, parts);
    },
  };
}

/** Reads the drawings of a docs folder with their texts, by name. */
export function readDiagrams(docsDir: string): Map<string, Diagram> {
  const files = listFiles(path.join(docsDir, DIAGRAM_FOLDER));
  const drawings = files.filter((file) => file.endsWith('.svg'));
  return new Map(
    drawings.map((file) => {
      const words = file.replace(/\.svg$/, '.md');
      const text = files.includes(words) ? readFileSync(words, 'utf8') : '';
      return [path.basename(file, '.svg'), { svg: readFileSync(file, 'utf8'), words: text }];
    }),
  );
}

/** The title of the page at a route. */
function titleOf(docsDir: string, route: string): string | undefined {
  const file = path.join(docsDir, outputFileOfRoute(route).replace(/\.html$/, '.mdx'));
  return existsSync(file) ? /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

function listFiles(folder: string): string[] {
  try {
    if (statSync(folder).isFile()) return [folder];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}
