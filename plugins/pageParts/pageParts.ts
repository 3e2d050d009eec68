import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readApis } from '../openapi/readApis.ts';
import { readSpec, SPEC_FOLDER } from '../reference/readSpec.ts';
import { type Problem, ProblemsError } from '../shared/problem.ts';
import { type Expansion, expandPage, type Parts } from './expandPage.ts';
import { apiHeadPart } from './parts/apiHead.ts';
import { apiObjectsPart, operationTablePart, sharedAnswersPart } from './parts/apiSections.ts';
import { coreConfigurationPart } from './parts/coreConfiguration.ts';
import { operationPart, operationsPart } from './parts/operation.ts';

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

/** A line that may be the tag of a part. */
const tag = /^<[A-Z]\w*[^>]*\/>\s*$/m;

/** Every part that a page may show. A new part is a file in `parts/` and a line here. */
function makeParts({ docsDir, root, tokens = {} }: PagePartsOptions): Parts {
  const spec = readSpec(docsDir, root, tokens);
  const apis = readApis(docsDir, root, tokens);
  return {
    ApiHead: apiHeadPart(apis),
    ApiObjects: apiObjectsPart(apis),
    Operation: operationPart(apis),
    Operations: operationsPart(apis),
    OperationTable: operationTablePart(apis),
    SharedAnswers: sharedAnswersPart(apis),
    CoreConfiguration: coreConfigurationPart(spec.cores),
  };
}

/**
 * Makes the parts of a docs folder. The published data is read on first use, and again after it was changed, so
 * that the dev server follows edits.
 */
export function pageParts(options: PagePartsOptions): PageParts {
  let parts: Parts | undefined;
  let stamp = '';
  const known = new Map<string, Expansion>();
  const files = () => listFiles(path.join(options.docsDir, SPEC_FOLDER));
  return {
    files,
    expand(source) {
      if (!tag.test(source)) return { text: source, lines: [], faults: [] };
      const now = files()
        .map((file) => `${file}:${statSync(file).mtimeMs}`)
        .join('\n');
      if (!parts || now !== stamp) {
        known.clear();
        parts = undefined;
        stamp = now;
        try {
          parts = makeParts(options);
        } catch (error) {
          // The dev server goes on, and says it on each page that needs the data.
          if (error instanceof ProblemsError) return unusable(source, error.problems[0]);
          throw error;
        }
      }
      // A build asks for each page for the browser, the server, the outline, the search and the checks.
      const expansion = known.get(source) ?? expandPage(source, parts);
      known.set(source, expansion);
      return expansion;
    },
  };
}

/** A page whose parts cannot be written, since the data they are made from has a problem. */
function unusable(source: string, { file, line, column, message, mend }: Problem): Expansion {
  const row = source.split('\n').findIndex((text) => tag.test(text)) + 1;
  return { text: source, lines: [], faults: [{ line: row, message: `${file}:${line}:${column} ${message}`, mend }] };
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}
