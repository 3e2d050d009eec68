import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DataKind } from '../data/dataKinds.ts';
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

/** One kind of data that parts are made from. */
export interface Source<Value> {
  /** What can be read; nothing where none of it can. */
  value: Value;
  /** What it holds where there is none of it. */
  none: Value;
  /** Problems because of which some of it, or all, is missing. */
  problems: Problem[];
  /** Whether it holds things by name, of which those that are there are whole. */
  isByName: boolean;
  /** The file that all of it is read from, where that is not there. */
  missing?: string;
}

/** All data that parts are made from, each kind by itself: what breaks one kind leaves the others whole. */
export function partSources(docsDir: string, root: string, data: SiteData) {
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
    errors: ofFile('errors.json', () => (spec.errors?.value === undefined ? [] : errorEntries(spec.errors)), []),
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

export type PartSources = ReturnType<typeof partSources>;

/** The kinds of data that each source is read from. */
export const KINDS: Readonly<Record<keyof PartSources, readonly DataKind[]>> = {
  keys: ['schemas'],
  set: ['schemas'],
  apis: ['descriptions', 'schemas'],
  cores: ['schemas'],
  errors: ['errors'],
  policies: ['policies'],
  methods: ['methods'],
  iam: ['iam'],
  standards: ['standards'],
  versions: ['versions'],
  diagrams: ['diagrams'],
  // Both name examples, and a sample the tool that says more of it.
  samples: ['samples', 'tools', 'examples'],
  tools: ['tools', 'examples'],
  glossary: ['glossary'],
  titleOf: ['titles'],
};

/** What the sources hold, for the parts that are made from it. */
export type PartData = { [Name in keyof PartSources]: PartSources[Name]['value'] };

/** The problems that an error stands for. */
export function problemsIn(error: Error, folder: string): Problem[] {
  return error instanceof ProblemsError ? error.problems : [unreadableData(folder, error)];
}
