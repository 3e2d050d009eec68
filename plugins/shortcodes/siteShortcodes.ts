import path from 'node:path';
import { GLOSSARY_FILE } from '../data/glossary.ts';
import { SAMPLE_FOLDER } from '../data/liveSamples.ts';
import { type SiteData, siteData } from '../data/siteData.ts';
import { toolFiles } from '../data/tools.ts';
import type { Api } from '../openapi/readApis.ts';
import {
  chosen,
  DataError,
  type Expansion,
  expandShortcodes,
  type Shortcode,
  ShortcodeError,
  type Shortcodes,
} from '../pages/expandShortcodes.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { filesAt } from '../shared/listFiles.ts';
import { memoizeByText, memoizeUntilChange } from '../shared/memoize.ts';
import { type Problem, uniqueProblems, unreadableData } from '../shared/problem.ts';
import { withoutClosingSlash } from '../shared/routes.ts';
import { RECORD_FOLDER } from '../shared/site.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { apiChangesShortcode } from './apiChanges.ts';
import { apiHeadShortcode } from './apiHead.ts';
import {
  apiObjectsShortcode,
  commonObjectsShortcode,
  operationTableShortcode,
  sharedResponsesShortcode,
} from './apiSections.ts';
import { checkStepShortcode } from './checkStep.ts';
import { coreConfigurationShortcode } from './coreConfiguration.ts';
import { diagramShortcode } from './diagram.ts';
import { DIAGRAM_FOLDER } from './diagramFiles.ts';
import { didMethodShortcodes } from './didMethods.ts';
import { embedShortcode } from './embed.ts';
import { errorListShortcodes } from './errorLists.ts';
import { errorPageShortcodes } from './errorPages.ts';
import { glossaryShortcode } from './glossary.ts';
import { guideHeadShortcode } from './guideHead.ts';
import { iamShortcodes } from './iam.ts';
import { liveSampleShortcode } from './liveSample.ts';
import { operationShortcode, operationsShortcode } from './operation.ts';
import { policyListShortcodes } from './policyLists.ts';
import { policyPageShortcodes } from './policyPages.ts';
import { programTabsShortcode } from './programTabs.ts';
import { apiPages } from './render/apiFields.ts';
import { renderConfigurationKeys } from './renderConfigurationKeys.ts';
import { type DataSources, dataSources, type ShortcodeData, type Source } from './shortcodeData.ts';
import { standardShortcodes } from './standards.ts';
import { toolShortcode } from './tool.ts';
import { publishedValues, VALUE_TOKEN, withValues } from './valueTokens.ts';

type SiteShortcodesOptions = Pick<SiteOptions, 'docsDir' | 'root'> & {
  /** Where pages have moved that shortcodes link to. Leave out where none has. */
  redirectsFile?: string;
  /** Reads the published data. Leave out to read it with the brand tokens as they are. */
  data?: () => SiteData;
  /** Hosts whose videos and frames pages may show. */
  embedHosts?: readonly string[];
};

export interface SiteShortcodes {
  /** Replaces the shortcodes and values of a page; undefined for a page without any. */
  expand(source: string): Expansion | undefined;
  names(): string[];
  /** Problems of their data. Shortcodes with broken data have no Markdown; all others are complete. */
  problems(): Problem[];
  /** Absolute paths of their data. */
  files(): string[];
  /** Values that pages use by name, as `%name%`. */
  values(): ReadonlyMap<string, string>;
}

const TAG = /^<[A-Z]\w*.*\/>\s*$/m;

/** A shortcode whose attribute `of` names an API. */
function ofApi(
  apis: ReadonlyMap<string, Api>,
  write: (api: Api, attributes: Record<string, string>) => string,
): Shortcode {
  return (attributes) => write(chosen(attributes, 'of', apis), attributes);
}

/** Every shortcode, with the data that it is about. A new one is a file beside this one and a line here. */
const SHORTCODES: [keyof ShortcodeData, make: (data: ShortcodeData) => Shortcodes][] = [
  ['keys', ({ keys, set, errors }) => ({ ConfigurationKeys: renderConfigurationKeys(keys, set, errors) })],
  [
    'apis',
    ({ apis }) => ({
      ApiHead: ofApi(apis, apiHeadShortcode),
      ApiObjects: ofApi(apis, apiObjectsShortcode),
      CheckStep: ofApi(apis, checkStepShortcode),
      CommonObjects: commonObjectsShortcode(apis),
      Operation: ofApi(apis, operationShortcode),
      Operations: ofApi(apis, operationsShortcode),
      OperationTable: ofApi(apis, operationTableShortcode),
      ProgramTabs: ofApi(apis, programTabsShortcode),
      SharedResponses: ofApi(apis, sharedResponsesShortcode),
    }),
  ],
  ['versions', ({ versions }) => ({ ApiChanges: apiChangesShortcode(versions) })],
  ['cores', ({ cores }) => ({ CoreConfiguration: coreConfigurationShortcode(cores) })],
  ['diagrams', ({ diagrams }) => ({ Diagram: diagramShortcode(diagrams) })],
  ['samples', ({ samples }) => ({ LiveSample: liveSampleShortcode(samples) })],
  ['tools', ({ tools }) => ({ Tool: toolShortcode(tools) })],
  [
    'glossary',
    ({ glossary, titleOf }) => ({ Glossary: glossaryShortcode(glossary, titleOf), GuideHead: guideHeadShortcode }),
  ],
  [
    'errors',
    ({ errors, policies, keys, apis, titleOf }) => ({
      ...errorPageShortcodes({ errors, policies, keys, apis: apiPages(apis), titleOf }),
      ...errorListShortcodes(errors, policies),
    }),
  ],
  [
    'policies',
    ({ policies, errors, keys, set }) => ({
      ...policyPageShortcodes({ data: policies, errors, keys, set }),
      ...policyListShortcodes(policies, keys),
    }),
  ],
  ['methods', ({ methods, keys, set }) => didMethodShortcodes(methods, keys, set)],
  ['iam', ({ iam, set }) => iamShortcodes(iam, set)],
  ['standards', ({ standards, policies, titleOf }) => standardShortcodes(standards, policies, titleOf)],
];

/**
 * @param folder of the published data, for messages
 * @param moved new addresses of pages
 */
function makeShortcodes(sources: DataSources, folder: string, moved: ReadonlyMap<string, string>): Shortcodes {
  const data = valuesOf(sources);
  const made = SHORTCODES.flatMap(([name, make]) =>
    Object.entries(make(data)).map(([tag, write]) => {
      const safe = guarded(write, sources[name], folder);
      const straight: Shortcode = (attributes) => withMovedLinks(safe(attributes), moved);
      return [tag, straight] as const;
    }),
  );
  return Object.fromEntries(made);
}

/** Leads links straight to pages that have moved, since no writer can edit them. */
function withMovedLinks(markdown: string, moved: ReadonlyMap<string, string>): string {
  return markdown.replace(/(\]\(|href=")(\/[^)"#?\s]*)(#[^)"\s]*)?/g, (all, before, page, hash = '') => {
    const to = moved.get(withoutClosingSlash(page));
    return to ? `${before}${to.includes('#') ? to : to + hash}` : all;
  });
}

function valuesOf(sources: DataSources): ShortcodeData {
  const entries = Object.entries(sources).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(entries) as ShortcodeData;
}

/** A shortcode whose data may be broken: what is wrong with its tag is only known if the data are complete. */
function guarded(write: Shortcode, { problems, missing }: Source<unknown>, folder: string): Shortcode {
  return (attributes) => {
    if (missing) throw new ShortcodeError(`${missing}, which this shortcode reads, is missing.`, 'Restore it.');
    if (problems.length > 0) throw dataError(problems[0]);
    try {
      return write(attributes);
    } catch (error) {
      if (error instanceof ShortcodeError) throw error;
      throw dataError(unreadableData(folder, error as Error));
    }
  };
}

const dataError = ({ file, line, column, message, fix }: Problem) =>
  new DataError(`${file}:${line}:${column} ${message}`, fix);

/** The shortcodes of a docs folder. They are made on first use, and again after an edit of their data. */
export function siteShortcodes({
  docsDir,
  root,
  redirectsFile = '',
  data = siteData(docsDir, root, {}, redirectsFile),
  embedHosts = [],
}: SiteShortcodesOptions): SiteShortcodes {
  const places = [SPEC_FOLDER, DIAGRAM_FOLDER, SAMPLE_FOLDER, GLOSSARY_FILE, RECORD_FOLDER];
  const files = () => [
    ...places.flatMap((name) => filesAt(path.join(docsDir, name))),
    ...toolFiles(docsDir),
    ...filesAt(redirectsFile),
  ];
  const folder = path.relative(root, path.join(docsDir, SPEC_FOLDER)).replaceAll('\\', '/');
  const known = memoizeUntilChange(files, () => {
    const published = data();
    const sources = dataSources(docsDir, root, published);
    const shortcodes = { ...makeShortcodes(sources, folder, published.spec.moved), Embed: embedShortcode(embedHosts) };
    const values = publishedValues(valuesOf(sources));
    const expand = memoizeByText((source) => expandShortcodes(withValues(source, values), shortcodes));
    return { sources, shortcodes, values, expand };
  });
  return {
    files,
    names: () => Object.keys(known().shortcodes),
    values: () => known().values,
    problems: () => uniqueProblems(Object.values(known().sources).flatMap(({ problems }) => problems)),
    expand: (source) => (!TAG.test(source) && source.search(VALUE_TOKEN) < 0 ? undefined : known().expand(source)),
  };
}
