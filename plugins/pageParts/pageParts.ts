import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { GLOSSARY_FILE } from '../glossary/glossary.ts';
import { readGlossary } from '../glossary/readGlossary.ts';
import { readApis } from '../openapi/readApis.ts';
import { readLiveSamples, SAMPLE_FOLDER } from '../preview/liveSamples.ts';
import { errorEntries } from '../reference/errorCatalogue.ts';
import { readSpec, SPEC_FOLDER, type Spec } from '../reference/readSpec.ts';
import { type Problem, ProblemsError } from '../shared/problem.ts';
import { pageTitles } from './data/pageTitles.ts';
import { didMethods, iamData, policyData, readPublishedData } from './data/publishedData.ts';
import { type Expansion, expandPage, type Parts } from './expandPage.ts';
import { apiHeadPart } from './parts/apiHead.ts';
import { apiObjectsPart, operationTablePart, sharedAnswersPart } from './parts/apiSections.ts';
import { checkStepPart } from './parts/checkStep.ts';
import { configurationKeysPart } from './parts/configurationKeys.ts';
import { coreConfigurationPart } from './parts/coreConfiguration.ts';
import { type Diagram, diagramPart } from './parts/diagram.ts';
import { didMethodParts } from './parts/didMethods.ts';
import { errorListParts } from './parts/errorLists.ts';
import { errorPageParts } from './parts/errorPages.ts';
import { glossaryPart } from './parts/glossary.ts';
import { iamParts } from './parts/iam.ts';
import { liveSamplePart } from './parts/liveSample.ts';
import { operationPart, operationsPart } from './parts/operation.ts';
import { policyListParts } from './parts/policyLists.ts';
import { policyPageParts } from './parts/policyPages.ts';
import { programTabsPart } from './parts/programTabs.ts';
import { configurationPages, errorPagesOf, schemaSetOf } from './render/configurationPages.ts';

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

/** A line that may be the tag of a part. */
const tag = /^<[A-Z]\w*[^>]*\/>\s*$/m;

/** Every part that a page may show. A new part is a file in `parts/` and a line here. */
function makeParts(options: PagePartsOptions): Parts {
  const { docsDir, root, tokens = {} } = options;
  const spec = readSpec(docsDir, root, tokens);
  const apis = readApis(docsDir, root, tokens);
  return {
    ConfigurationKeys: configurationKeysPart(configurationPages(spec), schemaSetOf(spec), errorPagesOf(spec)),
    ApiHead: apiHeadPart(apis),
    ApiObjects: apiObjectsPart(apis),
    CheckStep: checkStepPart(apis),
    Operation: operationPart(apis),
    Operations: operationsPart(apis),
    OperationTable: operationTablePart(apis),
    ProgramTabs: programTabsPart(apis),
    SharedAnswers: sharedAnswersPart(apis),
    CoreConfiguration: coreConfigurationPart(spec.cores),
    Diagram: diagramPart(readDiagrams(docsDir)),
    LiveSample: liveSamplePart(readLiveSamples(docsDir)),
    Glossary: glossaryPart(readGlossary(docsDir, root).terms, pageTitles(docsDir)),
    ...dataParts(options, spec),
  };
}

/** The parts about errors, policies, DID methods and access. */
function dataParts({ docsDir, root, tokens = {} }: PagePartsOptions, spec: Spec): Parts {
  const published = readPublishedData(docsDir, root, tokens);
  const errors = spec.errors?.value === undefined ? [] : errorEntries(spec.errors);
  const policies = policyData(published.policies);
  const keys = configurationPages(spec);
  const set = schemaSetOf(spec);
  return {
    ...errorPageParts({ errors, policies, keys, titleOf: pageTitles(docsDir) }),
    ...errorListParts(errors, policies),
    ...policyPageParts({ data: policies, errors, keys, set }),
    ...policyListParts(policies, keys),
    ...didMethodParts(didMethods(published.didMethods), keys, set),
    ...iamParts(iamData(published.iam), set),
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
  const sources = [SPEC_FOLDER, DIAGRAM_FOLDER, SAMPLE_FOLDER, GLOSSARY_FILE].map((name) =>
    path.join(options.docsDir, name),
  );
  const files = () => sources.flatMap(listFiles);
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

/** A page whose parts cannot be written, since the data they are made from has a problem. */
function unusable(source: string, { file, line, column, message, mend }: Problem): Expansion {
  const row = source.split('\n').findIndex((text) => tag.test(text)) + 1;
  return { text: source, lines: [], faults: [{ line: row, message: `${file}:${line}:${column} ${message}`, mend }] };
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
