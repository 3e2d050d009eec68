import { existsSync } from 'node:fs';
import path from 'node:path';
import { GLOSSARY_FILE, readGlossary } from '../data/glossary.ts';
import { readLiveSamples } from '../data/liveSamples.ts';
import { pageTitles } from '../data/pageTitles.ts';
import { didMethods, iamData, policyData, standardEntries } from '../data/publishedData.ts';
import { type SiteData, soundData } from '../data/siteData.ts';
import { readTools } from '../data/tools.ts';
import { readVersions } from '../openapi/apiChanges.ts';
import { type Api, apisOf } from '../openapi/readApis.ts';
import { errorEntries } from '../schemas/errorCatalogue.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { SchemaSet } from '../schemas/schemaSet.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { type Problem, ProblemsError, unreadableData } from '../shared/problem.ts';
import { readDiagrams } from './diagramFiles.ts';
import { type ConfigurationPage, configurationPages, schemaSetOf } from './render/configurationPages.ts';

/** One kind of data that shortcodes read. */
export interface Source<Value> {
  /** What can be read. */
  value: Value;
  /** The value without any data. */
  none: Value;
  /** Problems because of which some of it, or all, is missing. */
  problems: Problem[];
  /** Whether it is a map, whose entries are complete even if some are missing. */
  isByName: boolean;
  /** The file with all of it, if that file is missing. */
  missing?: string;
}

/** All data of shortcodes, each kind by itself: an error in one kind leaves the others complete. */
export function dataSources(docsDir: string, root: string, data: SiteData) {
  const { spec, descriptions } = soundData(data);
  const { published } = spec;
  const folder = path.relative(root, path.join(docsDir, SPEC_FOLDER)).replaceAll('\\', '/');
  const at = (name: string) => path.relative(root, path.join(docsDir, name)).replaceAll('\\', '/');
  /** What is read from one file of the published data. */
  const ofFile = <Value>(name: string, make: () => Value, none: Value): Source<Value> => {
    const missing = existsSync(path.join(docsDir, SPEC_FOLDER, name)) ? {} : { missing: at(`${SPEC_FOLDER}/${name}`) };
    return { ...of(new RegExp(`/${name.replace('.', '\\.')}$`), make, none), ...missing };
  };
  const of = <Value>(files: RegExp, make: () => Value, none: Value, isByName = false): Source<Value> => {
    const problems = [...data.unsound].flatMap(([file, problem]) => (files.test(file) ? [problem] : []));
    try {
      return { value: make(), none, problems, isByName };
    } catch (error) {
      return { value: none, none, problems: [...problems, ...problemsIn(error as Error, folder)], isByName: false };
    }
  };
  const glossary = readGlossary(docsDir, root);
  return {
    keys: of(
      /\/(?:json-schema|configuration)\//,
      () => configurationPages(spec),
      new Map<string, ConfigurationPage>(),
      true,
    ),
    set: of(/\/json-schema\//, () => schemaSetOf(spec), new SchemaSet([]), true),
    apis: of(
      /\/(?:openapi|json-schema)\//,
      () => apisOf(descriptions.files),
      new Map<string, Api>() as ReadonlyMap<string, Api>,
      true,
    ),
    cores: of(/\/configuration\//, () => spec.cores, new Map<string, JsonFile>(), true),
    errors: ofFile('errors.json', () => errorEntries(spec.errors), []),
    policies: ofFile('policies.json', () => policyData(published.policies), policyData(undefined)),
    methods: ofFile('did-methods.json', () => didMethods(published.didMethods), []),
    iam: ofFile('iam-actions.json', () => iamData(published.iam), iamData(undefined)),
    standards: ofFile('standards.json', () => standardEntries(published.standards), []),
    versions: of(/^$/, () => readVersions(docsDir), []),
    diagrams: of(/^$/, () => readDiagrams(docsDir), new Map()),
    samples: of(/^$/, () => readLiveSamples(docsDir), new Map()),
    tools: of(/^$/, () => readTools(docsDir), new Map()),
    glossary: {
      value: glossary.terms,
      none: [],
      problems: glossary.problems,
      isByName: false,
      ...(!existsSync(path.join(docsDir, GLOSSARY_FILE)) && { missing: at(GLOSSARY_FILE) }),
    },
    titleOf: of(
      /^$/,
      () => pageTitles(docsDir),
      () => undefined,
    ),
  };
}

export type DataSources = ReturnType<typeof dataSources>;

/** The values of the sources. */
export type ShortcodeData = { [Name in keyof DataSources]: DataSources[Name]['value'] };

/** The problems of an error. */
export function problemsIn(error: Error, folder: string): Problem[] {
  return error instanceof ProblemsError ? error.problems : [unreadableData(folder, error)];
}
