import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failOn, type Problem, ProblemsError, unreadableData } from '../base/problem.ts';
import { filesAt, whileUnchanged } from '../base/whileUnchanged.ts';
import { GLOSSARY_FILE } from '../data/glossary.ts';
import { readLiveSamples, SAMPLE_FOLDER } from '../data/liveSamples.ts';
import { pageTitles } from '../data/pageTitles.ts';
import { didMethods, iamData, policyData, standardEntries } from '../data/publishedData.ts';
import { readGlossary } from '../data/readGlossary.ts';
import { type SiteData, siteData } from '../data/siteData.ts';
import { readTools, toolFiles } from '../data/tools.ts';
import { type Api, apisOf } from '../descriptions/readApis.ts';
import { RECORD_FOLDER, readVersions } from '../descriptions/recordedApis.ts';
import { type Expansion, expandPage, type Parts } from '../pages/expandPage.ts';
import { errorEntries } from '../schemas/errorCatalogue.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { apiChangesPart } from './apiChanges.ts';
import { apiHeadPart } from './apiHead.ts';
import { apiObjectsPart, operationTablePart, sharedAnswersPart } from './apiSections.ts';
import { checkStepPart } from './checkStep.ts';
import { configurationKeysPart } from './configurationKeys.ts';
import { coreConfigurationPart } from './coreConfiguration.ts';
import { type Diagram, diagramPart } from './diagram.ts';
import { didMethodParts } from './didMethods.ts';
import { errorListParts } from './errorLists.ts';
import { errorPageParts } from './errorPages.ts';
import { glossaryPart } from './glossary.ts';
import { iamParts } from './iam.ts';
import { liveSamplePart } from './liveSample.ts';
import { operationPart, operationsPart } from './operation.ts';
import { policyListParts } from './policyLists.ts';
import { policyPageParts } from './policyPages.ts';
import { programTabsPart } from './programTabs.ts';
import { apiPages } from './render/apiFields.ts';
import { configurationPages, errorPagesOf, schemaSetOf } from './render/configurationPages.ts';
import { standardParts } from './standards.ts';
import { toolPart } from './tool.ts';

/** Folder of the diagrams, inside the docs folder. */
export const DIAGRAM_FOLDER = '_diagrams';

export interface PagePartsOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Folder that paths in messages start from. */
  root: string;
  /** Reads the published data. Leave out to read it with the brand tokens as they are. */
  data?: () => SiteData;
}

/** Writes out the parts of pages. */
export interface PageParts {
  expand(source: string): Expansion;
  /**
   * Names of all parts.
   * @throws {ProblemsError} where the data of the parts has a problem
   */
  names(): string[];
  /** Absolute paths of what the parts are made from. */
  files(): string[];
}

/** A line that may be the tag of a part. */
const tag = /^<[A-Z]\w*[^>]*\/>\s*$/m;

/** Every part that a page may show. A new part is a file in `parts/` and a line here. */
function makeParts(docsDir: string, root: string, data: SiteData): Parts {
  const { spec, descriptions } = data;
  failOn(data.problems);
  const apis = apisOf(descriptions.files);
  return {
    ConfigurationKeys: configurationKeysPart(configurationPages(spec), schemaSetOf(spec), errorPagesOf(spec)),
    ApiChanges: apiChangesPart(readVersions(docsDir)),
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
    Tool: toolPart(readTools(docsDir)),
    Glossary: glossaryPart(readGlossary(docsDir, root).terms, pageTitles(docsDir)),
    ...dataParts(docsDir, data, apis),
  };
}

/** The parts about errors, policies, DID methods and access. */
function dataParts(docsDir: string, { spec, published }: SiteData, apis: ReadonlyMap<string, Api>): Parts {
  const errors = spec.errors?.value === undefined ? [] : errorEntries(spec.errors);
  const policies = policyData(published.policies);
  const keys = configurationPages(spec);
  const set = schemaSetOf(spec);
  return {
    ...errorPageParts({ errors, policies, keys, apis: apiPages(apis), titleOf: pageTitles(docsDir) }),
    ...errorListParts(errors, policies),
    ...policyPageParts({ data: policies, errors, keys, set }),
    ...policyListParts(policies, keys),
    ...didMethodParts(didMethods(published.didMethods), keys, set),
    ...iamParts(iamData(published.iam), set),
    ...standardParts(standardEntries(published.standards), policies, pageTitles(docsDir)),
  };
}

/**
 * Makes the parts of a docs folder. They are made on first use, and again after something that they are made from has
 * changed, so that the dev server follows edits.
 */
export function pageParts({ docsDir, root, data = siteData(docsDir, root, {}) }: PagePartsOptions): PageParts {
  const sources = [SPEC_FOLDER, DIAGRAM_FOLDER, SAMPLE_FOLDER, GLOSSARY_FILE, RECORD_FOLDER].map((name) =>
    path.join(docsDir, name),
  );
  const files = () => [...sources.flatMap(filesAt), ...toolFiles(docsDir)];
  // A build asks for each page for the browser, the server, the outline, the search and the checks.
  const known = whileUnchanged(files, () => ({
    parts: makeParts(docsDir, root, data()),
    expansions: new Map<string, Expansion>(),
  }));
  return {
    files,
    names: () => Object.keys(known().parts),
    expand(source) {
      if (!tag.test(source)) return { text: source, lines: [], faults: [] };
      try {
        const { parts, expansions } = known();
        const expansion = expansions.get(source) ?? expandPage(source, parts);
        expansions.set(source, expansion);
        return expansion;
      } catch (error) {
        // The dev server goes on, and says it on each page that needs the data.
        const [problem] =
          error instanceof ProblemsError
            ? error.problems
            : [unreadableData(path.relative(root, path.join(docsDir, SPEC_FOLDER)), error as Error)];
        return unusable(source, problem);
      }
    },
  };
}

/** Reads the drawings of a docs folder with their texts, by name. */
export function readDiagrams(docsDir: string): Map<string, Diagram> {
  const files = filesAt(path.join(docsDir, DIAGRAM_FOLDER));
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
function unusable(source: string, { file, line, column, message, fix }: Problem): Expansion {
  const row = source.split('\n').findIndex((text) => tag.test(text)) + 1;
  return { text: source, lines: [], faults: [{ line: row, message: `${file}:${line}:${column} ${message}`, fix }] };
}
